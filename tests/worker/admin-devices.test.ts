import { createHash } from "node:crypto";
import { eq, like } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { devices, rate_limits } from "../../db/schema";
import { setupAdminSite } from "../support/site";
import { createAdminClient, PASSWORD, send } from "../support/admin-client";
import { expectRefused } from "../support/test-server";

const site = setupAdminSite();
beforeEach(async () => {
  await site.server.db.delete(rate_limits);
});

const signIn = (email: string, password: string, address: string, cookie = "") =>
  send(site.server, cookie, "PUT", "/api/session", { email, password }, { "CF-Connecting-IP": address });
const cookieOf = (answer: Response, name: string) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? "";
/** Signs in and returns what the browser sends from then on. */
const deviceOf = async (email: string, password = PASSWORD, old = "") =>
  cookieOf(await signIn(email, password, "192.0.2.1", old), "device").split(";")[0] ?? "";
const hashOf = (cookie: string) => createHash("sha256").update(cookie.slice("device=".length)).digest("hex");
const rowsOf = (userId: string) => site.server.db.select().from(devices).where(eq(devices.user_id, userId));
/** One failure, and the counter of the account as 20 would leave it. */
async function attacked(email: string) {
  await signIn(email, "yanlis-sifre", "2001:db8::1");
  await site.server.db.update(rate_limits).set({ count: 20 }).where(like(rate_limits.key, "sign-in:account:%"));
}
/** Leaves everybody who waits this many milliseconds to wait. */
const leave = (ms: number) =>
  site.server.db
    .update(rate_limits)
    .set({ window_ends_at: Date.now() + 15 * 60_000 + ms })
    .where(like(rate_limits.key, "sign-in:wait:%"));

describe("an account that somebody attacks", () => {
  it("opens at once to a device that has signed in before, and to any other after a short wait", async () => {
    const { email } = site.admin;
    const known = await deviceOf(email);
    await attacked(email);
    expect((await signIn(email, PASSWORD, "2001:db8:0:1::1", known)).status).toBe(204);

    const fresh = () => signIn(email, PASSWORD, "198.51.100.1");
    const first = await fresh();
    expect(first.headers.get("Retry-After")).toBe("10");
    const sentence = "Bu hesap için çok sayıda başarısız giriş denemesi yapıldı. 10 saniye sonra tekrar deneyin.";
    await expectRefused(first, 429, sentence);
    await leave(60_000);
    const tooEarly = await fresh();
    expect([tooEarly.status, tooEarly.headers.get("Retry-After")]).toEqual([429, expect.stringMatching(/^(60|5\d)$/)]);
    await leave(0);
    const wrong = () => signIn(email, "yanlis-sifre", "198.51.100.1");
    const tries = await Promise.all([wrong(), wrong()]);
    expect(tries.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
    await leave(0);
    expect((await fresh()).status).toBe(204);
  });

  it("is blocked for a known device only by the device's own failures", async () => {
    const { email } = site.admin;
    const [known, other] = [await deviceOf(email), await deviceOf(email)];
    const fail = () => signIn(email, "yanlis-sifre", "192.0.2.1", known);
    const answers = await Promise.all(Array.from({ length: 12 }, fail));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(401), 429, 429]);
    await expectRefused(await signIn(email, PASSWORD, "192.0.2.9", known), 429);
    expect((await signIn(email, PASSWORD, "192.0.2.1", other)).status).toBe(204);
  });

  it("lets whoever is signed in change the password", async () => {
    const other = await createAdminClient(site.server, "saldirilan@bonusrehberi.example");
    await attacked(other.email);
    const body = { present: PASSWORD, password: "yepyeni-bir-cumle" };
    expect((await other.send("PUT", "/api/admin/account/password", body)).status).toBe(200);
  });
});

describe("a device", () => {
  it("is recognised by a cookie of which only the hash is stored, renewed with each sign-in", async () => {
    const other = await createAdminClient(site.server, "cihaz@bonusrehberi.example");
    const answer = await signIn(other.email, PASSWORD, "192.0.2.1");
    const cookie = cookieOf(answer, "device");
    for (const attribute of ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"])
      expect(cookie).toContain(attribute);
    const first = cookie.split(";")[0] ?? "";
    expect((await rowsOf(other.id)).map(({ id }) => id)).toContain(hashOf(first));
    const second = await deviceOf(other.email, PASSWORD, first);
    const ids = (await rowsOf(other.id)).map(({ id }) => id);
    expect([ids.includes(hashOf(first)), ids.includes(hashOf(second))]).toEqual([false, true]);
    await deviceOf(site.admin.email, PASSWORD, second);
    expect((await rowsOf(other.id)).map(({ id }) => id)).not.toContain(hashOf(second));
    expect(await rowsOf(other.id)).toHaveLength(ids.length);
  });

  it("is recognised for a year, by the accounts it has signed in to", async () => {
    const other = await createAdminClient(site.server, "bir-yil@bonusrehberi.example");
    const known = await deviceOf(other.email);
    const otherDevice = await deviceOf(site.admin.email);
    await attacked(other.email);
    await expectRefused(await signIn(other.email, PASSWORD, "192.0.2.2", otherDevice), 429);
    await site.server.db.update(devices).set({ expires_at: Math.floor(Date.now() / 1_000) });
    await expectRefused(await signIn(other.email, PASSWORD, "192.0.2.3", known), 429);
  });

  it("is forgotten when another one changes the password", async () => {
    const other = await createAdminClient(site.server, "unutulan@bonusrehberi.example");
    const lost = await deviceOf(other.email);
    const own = await deviceOf(other.email);
    const body = { present: PASSWORD, password: "yepyeni-bir-cumle" };
    const cookie = `${other.cookie}; ${own}`;
    expect((await send(site.server, cookie, "PUT", "/api/admin/account/password", body)).status).toBe(200);
    expect((await rowsOf(other.id)).map(({ id }) => id)).toEqual([hashOf(own)]);
    expect(hashOf(lost)).not.toBe(hashOf(own));
  });
});
