import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { AppEnv } from "../../worker/app-env";
import type { Env } from "../../worker/env";
import { redirectToHttps } from "../../worker/http/canonical-url";
import { openScope } from "../../worker/scope.server";

/** What a site of this address answers to a request by another. */
async function answerOf(SITE_URL: string, address: string) {
  const site = new Hono<AppEnv>()
    .use(async function openRequest(c, next) {
      c.set("scope", openScope({ SITE_URL, DB: {} } as Env, { waitUntil: () => {} }, c.req.raw, new Date()));
      await next();
    })
    .use(redirectToHttps())
    .all("*", (c) => c.text("sayfa"));
  const answer = await site.request(address);
  return [answer.status, answer.headers.get("Location")];
}

describe("redirectToHttps", () => {
  const [https, http] = ["https://pusula.example", "http://pusula.example"];

  it("redirects plain HTTP to the site's address", async () =>
    expect(await answerOf(https, `${http}/blog?q=1`)).toEqual([308, `${https}/blog?q=1`]));

  it.each([
    ["a request by HTTPS", https, `${https}/blog`],
    ["a site whose address is HTTP", http, `${http}/blog`],
    ...["localhost", "site.localhost", "127.0.0.1", "[::1]"].map((local) => [
      local,
      https,
      `http://${local}:8787/blog`,
    ]),
  ] as [string, string, string][])("does not redirect %s", async (_, site, address) =>
    expect(await answerOf(site, address)).toEqual([200, null]),
  );

  it.each(["localhost.pusula.example", "127.0.0.1.pusula.example"])(
    "redirects %s, which only looks like this machine",
    async (other) => expect((await answerOf(https, `http://${other}/blog`))[0]).toBe(308),
  );
});
