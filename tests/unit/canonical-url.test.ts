import { Hono } from "hono";
import { expect, it } from "vitest";
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

it("plain HTTP is sent to the site's address where that is HTTPS, and nothing else is", async () => {
  const [https, http] = ["https://pusula.example", "http://pusula.example"];
  expect(await answerOf(https, `${http}/blog?q=1`)).toEqual([308, `${https}/blog?q=1`]);
  expect(await answerOf(https, `${https}/blog`)).toEqual([200, null]);
  expect(await answerOf(http, `${http}/blog`)).toEqual([200, null]);
  for (const local of ["localhost", "site.localhost", "127.0.0.1", "[::1]"])
    expect(await answerOf(https, `http://${local}:8787/blog`)).toEqual([200, null]);
  for (const other of ["localhost.pusula.example", "127.0.0.1.pusula.example"])
    expect((await answerOf(https, `http://${other}/blog`))[0]).toBe(308);
});
