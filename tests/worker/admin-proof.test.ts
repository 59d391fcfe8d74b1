import { like } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { rate_limits } from "../../db/schema";
import { setupAdminSite } from "../support/site";
import { PASSWORD, send } from "../support/admin-client";
import { expectRefused, request } from "../support/test-server";
import { startTurnstileStub, type TurnstileStub } from "../support/turnstile-stub";

const KEY = "acik-anahtar";
const MISSING =
  "Bu hesap için çok sayıda başarısız giriş denemesi yapıldı. Güvenlik doğrulamasını tamamlayıp tekrar deneyin.";
const REFUSED = "Güvenlik doğrulaması kabul edilmedi. Yeniden doğrulayıp tekrar deneyin.";
const POLICY =
  /script-src [^;]*https:\/\/challenges\.cloudflare\.com; frame-src 'self' https:\/\/challenges\.cloudflare\.com;/;

let service: TurnstileStub;
const site = setupAdminSite(async () => {
  service = await startTurnstileStub();
  const vars = { TURNSTILE_SITE_KEY: KEY, TURNSTILE_SECRET: "gizli", TURNSTILE_URL: service.url };
  return { empty: true, vars };
});
beforeEach(async () => {
  service.requests.length = 0;
  await site.server.db.delete(rate_limits);
});
afterAll(() => service.stop());

const ADDRESS = { "CF-Connecting-IP": "198.51.100.1" };
const signIn = (token?: string, { email = site.admin.email, password = PASSWORD, cookie = "" } = {}) =>
  send(site.server, cookie, "PUT", "/api/session", { email, password, "cf-turnstile-response": token }, ADDRESS);
/** One failure, and the counter of the account as 20 would leave it. */
async function attacked(email = site.admin.email) {
  expect((await signIn(undefined, { email, password: "yanlis-sifre" })).status).toBe(401);
  await site.server.db.delete(rate_limits).where(like(rate_limits.key, "sign-in:pair:%"));
  await site.server.db.update(rate_limits).set({ count: 20 }).where(like(rate_limits.key, "sign-in:account:%"));
}
/** Ends the wait of everybody. */
const wait = () =>
  site.server.db
    .update(rate_limits)
    .set({ window_ends_at: Date.now() + 15 * 60_000 })
    .where(like(rate_limits.key, "sign-in:wait:%"));
const tokens = () => service.requests.map(({ response }) => response);

describe("an attacked account, where Turnstile is set", () => {
  it("asks an unknown device for a token besides the wait, before the password is looked at", async () => {
    await attacked();
    for (const password of [PASSWORD, "yanlis-sifre"])
      expect(await expectRefused(await signIn(undefined, { password }), 403)).toEqual({
        error: { code: "unproven", message: MISSING },
        turnstile_key: KEY,
      });
    expect(await site.server.db.$count(rate_limits, like(rate_limits.key, "sign-in:pair:%"))).toBe(0);
    // Waiting spends no token.
    expect((await expectRefused(await signIn("good 1"), 429)).turnstile_key).toBeUndefined();
    expect(tokens()).toEqual([]);
    await wait();
    const answers = [await expectRefused(await signIn("bad"), 403, REFUSED)];
    await wait();
    // What lacks its token does not spend the wait.
    answers.push(await expectRefused(await signIn(), 403, MISSING));
    expect(answers.map((answer) => answer.turnstile_key)).toEqual([KEY, KEY]);
    expect((await signIn("good 1")).status).toBe(204);
    expect(tokens()).toEqual(["bad", "good 1"]);
    expect(service.requests[0]).toEqual({ secret: "gizli", response: "bad", remoteip: "198.51.100.1" });
  });

  it("takes a token once, and counts a password that was wrong with it", async () => {
    await attacked();
    await signIn();
    await wait();
    await expectRefused(await signIn("good 2", { password: "yanlis-sifre" }), 401);
    await wait();
    await expectRefused(await signIn("good 2"), 403, REFUSED);
    expect(await site.server.db.$count(rate_limits, like(rate_limits.key, "sign-in:pair:%"))).toBe(1);
  });

  it("answers the same for an unknown e-mail", async () => {
    await attacked("yok@bonusrehberi.example");
    await expectRefused(await signIn(undefined, { email: "yok@bonusrehberi.example" }), 403, MISSING);
    expect((await signIn()).status).toBe(204);
  });

  it("asks a known device or a live session for nothing", async () => {
    const answer = await signIn();
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
    const [session = "", device = ""] = cookies;
    expect([session.split("=")[0], device.split("=")[0]]).toEqual(["session", "device"]);
    await attacked();
    expect((await signIn(undefined, { cookie: device })).status).toBe(204);
    expect((await signIn(undefined, { cookie: session })).status).toBe(204);
    await expectRefused(await signIn(undefined, { email: site.admin.email, cookie: "session=yok; device=yok" }), 403);
    expect(tokens()).toEqual([]);
  });

  it.each(["500", "secret"])("lets the wait alone apply where the service fails, and logs it: %s", async (token) => {
    const { harness } = site.server;
    await attacked();
    await expectRefused(await signIn(token), 429);
    await wait();
    expect((await signIn(token)).status).toBe(204);
    const logged = harness.getLogs().filter(({ level }) => level === "error");
    harness.clearLogs();
    expect(logged.map(({ message }) => Object.keys(JSON.parse(message) as object)[0])).toEqual(["request_id"]);
  });

  it("shows the challenge on the sign-in page, the only one of the panel that allows Turnstile's script and frame", async () => {
    await attacked();
    const submit = (token: string) =>
      request(site.server, "/admin/login", {
        method: "POST",
        headers: { Origin: site.server.origin, "Content-Type": "application/x-www-form-urlencoded", ...ADDRESS },
        body: new URLSearchParams({
          email: site.admin.email,
          password: PASSWORD,
          "cf-turnstile-response": token,
        }).toString(),
      });
    const refused = await submit("");
    expect(refused.status).toBe(403);
    expect(refused.headers.get("Content-Security-Policy")).toMatch(POLICY);
    const html = await refused.text();
    expect(html).toContain(MISSING);
    expect(html).toContain(`value="${site.admin.email}"`);
    expect(html).toContain("Güvenlik doğrulaması</p>");
    await wait();
    expect((await submit("good 3")).status).toBe(302);

    const login = await request(site.server, "/admin/login");
    expect(login.headers.get("Content-Security-Policy")).toMatch(POLICY);
    expect(await login.text()).not.toContain("challenges.cloudflare.com");
    const panel = await site.admin.get("/admin/dashboard");
    expect([panel.status, panel.headers.get("Content-Security-Policy")?.includes("challenges")]).toEqual([200, false]);
  });
});
