import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { AppEnv } from "../../worker/app-env";
import type { Scope } from "../../worker/scope.server";
import { writingAdmin } from "../../worker/writing/admin-api.server";
import { endlessStream, startWritingStub, type WritingStub } from "../support/writing-stub";

let service: WritingStub;
beforeAll(async () => {
  service = await startWritingStub();
});
afterAll(() => service.close());

const executionCtx = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };

it.each([
  ["article", { topic: "Terk edilen article" }],
  ["expansion", { content: "<p>Terk edilen expansion</p>" }],
  ["ideas", { topic: "Terk edilen ideas", count: 2 }],
  ["seo", { content: "<p>Terk edilen seo</p>" }],
  ["terms", { text: "Terk edilen terms" }],
])("a call of the text service ends when its sender leaves: %s (B15.7)", async (path, body) => {
  const words = `Terk edilen ${path}`;
  service.when(words, endlessStream());
  const app = new Hono<AppEnv>()
    .use((c, next) => {
      c.set("scope", { requestId: "id", now: new Date() } as Scope);
      return next();
    })
    .route("/", writingAdmin);
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const env = { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: service.url };
  const response = await app.request(`/${path}`, init, env, executionCtx);
  const asked = () => service.requests.find(({ data }) => JSON.stringify(data).includes(words));
  await expect.poll(asked).toBeDefined();
  await response.body?.cancel();
  await expect.poll(() => asked()?.isAbandoned).toBe(true);
});
