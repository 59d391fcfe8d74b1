import { describe, expect, it } from "vitest";
import { writing_calls } from "../../db/schema";
import { writeArticle } from "../../worker/writing/writing.server";
import { createAdminClient } from "../support/admin-client";
import { expectRefused } from "../support/test-server";
import { eventsOf, expectFailed, OPENAI_API_KEY, setupWritingSite, WRITING_API } from "../support/writing-site";
import { completion, connectionReset, endlessStream, TOKENS } from "../support/writing-stub";

const site = setupWritingSite();
const HALF = '{"title":"Yarım kalan","content":"<p>Metin böyle başla';
const counted = () => site.server.db.$count(writing_calls);

describe("a call", () => {
  it("is counted when its answer has a usage, even when nothing else could be read", async () => {
    site.service.when("Ücretli", completion(" "));
    const before = await counted();
    const call = site.admin.send("POST", `${WRITING_API}/ideas`, { topic: "Ücretli", count: 1 });
    expect(await expectFailed(await call, "AI yanıt vermedi")).toEqual(TOKENS);
    expect(await counted()).toBe(before + 1);
  });

  it("is counted as far as its usage is known when it breaks off or its reader leaves", async () => {
    const before = await counted();
    site.service.when("Kopan", connectionReset(HALF, { usage: true }));
    const events = await eventsOf(await site.post("article", { topic: "Kopan" }));
    expect(events.at(-1)).toMatchObject({ type: "error", usage: TOKENS });
    expect(await counted()).toBe(before + 1);
    site.service.when("Terk edilen", endlessStream('{"content":"<p>Bir metin', { usage: true }));
    // Called here, since the harness hides from the Worker that a reader has left.
    const reader = new AbortController();
    const env = { ...site.server.env, OPENAI_API_KEY, OPENAI_BASE_URL: site.service.url };
    const call = { env, db: site.server.db, now: new Date(), requestId: "id", signal: reader.signal };
    const writing = writeArticle(call, { topic: "Terk edilen" }, () => reader.abort());
    const message = "API hatası: istek iptal edildi";
    await expect(writing).rejects.toMatchObject({ message, details: { usage: TOKENS } });
    expect(await counted()).toBe(before + 2);
    site.service.when("Suskun", connectionReset(HALF));
    await (await site.post("article", { topic: "Suskun" })).text();
    expect(await counted()).toBe(before + 2);
  });
});

describe("the dashboard", () => {
  it("sums what this month's calls cost", async () => {
    const old = { kind: "seo" as const, model: "gpt-4o-mini", prompt_tokens: 9, completion_tokens: 9 };
    await site.server.db.insert(writing_calls).values({ ...old, created_at: "2020-01-01T00:00:00.000Z" });
    const calls = (await counted()) - 1;
    const { writing } = await site.admin.call<{ writing: object }>("GET", "dashboard");
    expect(writing).toEqual({
      calls,
      prompt_tokens: calls * TOKENS.prompt_tokens,
      completion_tokens: calls * TOKENS.completion_tokens,
    });
  });
});

describe("an administrator who asks too often", () => {
  it("is refused for a minute, others are not", async () => {
    const eager = await createAdminClient(site.server, "hevesli@bonusrehberi.example");
    const ask = () => site.post("ideas", { topic: "Sık", count: 1 }, eager);
    const answers: Response[] = [];
    let refused: Response[] = [];
    // The fixed window of the rate limiter may end in between, so that 40 more are allowed.
    while (refused.length === 0 && answers.length < 90) {
      answers.push(...(await Promise.all(Array.from({ length: 9 }, ask))));
      refused = answers.filter(({ status }) => status === 429);
    }
    expect(answers.length).toBeGreaterThan(40);
    for (const response of refused)
      await expectRefused(response, 429, "Çok fazla yapay zekâ isteği gönderdiniz. 1 dakika sonra tekrar deneyin.");
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(answers.length);
    expect(refused[0]?.headers.get("Retry-After")).toBe("60");
    expect((await site.post("ideas", { topic: "Seyrek", count: 1 })).status).toBe(200);
  });
});
