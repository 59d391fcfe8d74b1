import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { admin_users, daily_secrets, devices, rate_limits, sessions } from "../../db/schema";
import { setupAdminSite } from "../support/site";
import { createAdminClient, PASSWORD, send } from "../support/admin-client";
import { expectRefused, request } from "../support/test-server";

const FAILED = "Giriş başarısız. Lütfen bilgilerinizi kontrol edin.";
const NO_ADMIN = "Bu hesap admin yetkisine sahip değil";
const site = setupAdminSite();
beforeEach(async () => {
  await site.server.db.delete(rate_limits);
});

const signIn = (email: string, password: string, address = "203.0.113.7") =>
  send(site.server, "", "PUT", "/api/session", { email, password }, { "CF-Connecting-IP": address });
/** Counts failures without the cost of a password's hash. */
const countFailures = async (count: number, kind: string) => {
  await site.server.db.update(rate_limits).set({ count }).where(eq(rate_limits.key, kind));
};
const keysOf = async () => (await site.server.db.select().from(rate_limits)).map(({ key }) => key);

describe("signing in", () => {
  it("answers a cookie of which only the hash is stored", async () => {
    const answer = await signIn(site.admin.email.toUpperCase(), PASSWORD);
    expect(answer.status).toBe(204);
    const cookie = answer.headers.get("Set-Cookie") ?? "";
    for (const attribute of ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="]) expect(cookie).toContain(attribute);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const id = /^session=([^;]+)/.exec(cookie)?.[1] ?? "";
    const ids = (await site.server.db.select().from(sessions)).map((row) => row.id);
    expect(ids).toContain(createHash("sha256").update(id).digest("hex"));
    expect(ids).not.toContain(id);
    const own = await request(site.server, "/api/admin/session", { headers: { Cookie: `session=${id}` } });
    expect(await own.json()).toEqual({ id: site.admin.id, email: site.admin.email, name: "", role: "admin" });
  });

  it.each([
    [{ email: "yonetici", password: PASSWORD }, { email: "Geçerli bir email adresi giriniz" }],
    [{ email: "a@b.example", password: "12345" }, { password: "Şifre en az 6 karakter olmalıdır" }],
    [{}, { email: "Geçerli bir email adresi giriniz", password: "Şifre en az 6 karakter olmalıdır" }],
    [
      { email: ["a@b.example"], password: 123456 },
      { email: "Geçerli bir email adresi giriniz", password: "Şifre en az 6 karakter olmalıdır" },
    ],
  ])("refuses %j with its sentences", async (body, fields) => {
    expect((await expectRefused(await send(site.server, "", "PUT", "/api/session", body), 422)).fields).toEqual(fields);
  });

  it("refuses wrong bodies, methods and origins", async () => {
    await expectRefused(await send(site.server, "", "PUT", "/api/session", "{"), 400);
    await expectRefused(await send(site.server, "", "PUT", "/api/session", "x".repeat(70_000)), 413);
    await expectRefused(
      await send(site.server, "", "PUT", "/api/session", "{}", { "Content-Type": "text/plain" }),
      415,
    );
    const evil = { Origin: "https://evil.example" };
    await expectRefused(
      await send(site.server, "", "PUT", "/api/session", { email: "a@b.example", password: PASSWORD }, evil),
      403,
    );
    await expectRefused(await site.admin.send("DELETE", "/api/session", undefined, evil), 403);
    const wrong = await request(site.server, "/api/session");
    expect(wrong.headers.get("Allow")).toBe("PUT, DELETE");
    await expectRefused(wrong, 405);
  });

  it("answers the same for an unknown e-mail and a wrong password", async () => {
    const answers = [await signIn("yok@b.example", "yanlis-sifre"), await signIn(site.admin.email, "yanlis-sifre")];
    for (const answer of answers) {
      expect(answer.headers.get("Set-Cookie")).toBeNull();
      expect(await expectRefused(answer, 401, FAILED)).toEqual({ error: { code: "unauthenticated", message: FAILED } });
    }
  });

  it("refuses an account without admin rights and keeps no session of it", async () => {
    const other = await createAdminClient(site.server, "eski@bonusrehberi.example");
    await site.server.db.delete(admin_users).where(eq(admin_users.id, other.id));
    const before = await site.server.db.select().from(sessions);
    const answer = await signIn(other.email, PASSWORD);
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    await expectRefused(answer, 403, NO_ADMIN);
    expect(await site.server.db.select().from(sessions)).toEqual(before);
    const kicked = await other.get("/api/admin/session");
    expect(kicked.headers.get("Set-Cookie")).toMatch(/^session=;.*Max-Age=0/);
    await expectRefused(kicked, 401, NO_ADMIN);
    expect(await site.server.db.select().from(sessions).where(eq(sessions.user_id, other.id))).toEqual([]);
  });

  it("ends the session that it replaces, and no other", async () => {
    const other = await createAdminClient(site.server, "yenilenen@bonusrehberi.example");
    const second = await signIn(other.email, PASSWORD);
    const body = { email: other.email, password: PASSWORD };
    expect((await send(site.server, other.cookie, "PUT", "/api/session", body)).status).toBe(204);
    await expectRefused(await other.get("/api/admin/session"), 401);
    const cookie = second.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    expect((await request(site.server, "/api/admin/session", { headers: { Cookie: cookie } })).status).toBe(200);
    expect(await site.server.db.$count(sessions, eq(sessions.user_id, other.id))).toBe(2);
  });

  it("takes a password however its letters are composed, and none with a NUL", async () => {
    const other = await createAdminClient(site.server, "bilesik@bonusrehberi.example");
    const body = { present: PASSWORD, password: "şöyle-böyle-ğüzel".normalize("NFD") };
    expect((await other.send("PUT", "/api/admin/account/password", body)).status).toBe(200);
    const composed = "şöyle-böyle-ğüzel".normalize("NFC");
    expect((await signIn(other.email, composed)).status).toBe(204);
    await expectRefused(await signIn(other.email, `${composed}\0`), 401, FAILED);
    await expectRefused(await signIn(other.email, "şoyle-böyle-ğüzel"), 401, FAILED);
  });

  it("allows five failures per account and address, even in parallel, then answers when to try again", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(site.admin.email, "yanlis-sifre")));
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    const late = await signIn(site.admin.email, PASSWORD);
    expect(Number(late.headers.get("Retry-After"))).toBeGreaterThan(14 * 60);
    await expectRefused(late, 429, "Çok fazla başarısız giriş denemesi. 15 dakika sonra tekrar deneyin.");
    expect((await signIn(site.admin.email, PASSWORD, "203.0.113.8")).status).toBe(204);
    await site.server.db.update(rate_limits).set({ window_ends_at: Date.now() - 1 });
    expect((await signIn(site.admin.email, PASSWORD)).status).toBe(204);
  });

  it.each([
    ["address", 20, ["203.0.113.7", "baska@b.example"]],
    ["account", 20, ["198.51.100.1", ""]],
  ] as const)("counts the failures per %s, %i of them", async (kind, limit, [address, email]) => {
    await signIn(site.admin.email, "yanlis-sifre");
    const key = (await keysOf()).find((name) => name.startsWith(`sign-in:${kind}:`)) ?? "";
    await countFailures(limit - 1, key);
    await expectRefused(await signIn(email || site.admin.email, "yanlis-sifre", address), 401, FAILED);
    await expectRefused(await signIn(email || site.admin.email, "yanlis-sifre", address), 429);
  });

  it("rejected attempts do not count against other limits", async () => {
    await Promise.all(Array.from({ length: 8 }, () => signIn(site.admin.email, "yanlis-sifre")));
    const rows = await site.server.db.select().from(rate_limits);
    const counts = rows.map(({ key, count }) => `${key.split(":")[1]} ${count}`);
    expect(new Set(counts)).toEqual(new Set(["pair 8", "address 5", "account 5"]));
  });

  it("resets the failures of an account that signs in", async () => {
    await signIn(site.admin.email, "yanlis-sifre");
    expect((await signIn(site.admin.email, PASSWORD)).status).toBe(204);
    const rows = await site.server.db.select().from(rate_limits);
    expect(rows.filter(({ key }) => key.startsWith("sign-in:pair:"))).toEqual([]);
    expect(rows.map(({ count }) => count)).toEqual([1, 1]);
  });
});

describe("what is kept of a visitor's address", () => {
  const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

  it("is a hash that nobody can make without the day's secret", async () => {
    await signIn(site.admin.email, "yanlis-sifre");
    const keys = (await keysOf()).join();
    for (const text of ["203.0.113.7", site.admin.email, `${site.admin.email} 203.0.113.7`]) {
      expect(keys).not.toContain(text);
      expect(keys).not.toContain(sha256(text));
    }
    expect(keys.match(/[\da-f]{64}/g)).toHaveLength(3);
  });
});

describe("the cron deletes what has expired", () => {
  const now = Date.now();
  const over = Math.floor(now / 1_000);
  const runCron = () =>
    site.server.harness.getWorker().scheduled({ cron: "*/10 * * * *", scheduledTime: new Date(now) });
  /** A row of the administrator that expires in the second of the run, and one that expires in the next. */
  const expiringRows = () => {
    const own = { user_id: site.admin.id, created_at: new Date(now).toISOString() };
    return [
      { ...own, id: "over", expires_at: over },
      { ...own, id: "open", expires_at: over + 1 },
    ];
  };

  it("of the counts of failures", async () => {
    await site.server.db.insert(rate_limits).values([
      { key: "over", count: 1, window_ends_at: now },
      { key: "open", count: 1, window_ends_at: now + 1 },
    ]);
    await runCron();
    expect(await keysOf()).toEqual(["open"]);
  });

  it("of the sessions", async () => {
    await site.server.db.insert(sessions).values(expiringRows());
    await runCron();
    const ids = (await site.server.db.select().from(sessions)).map(({ id }) => id);
    expect(ids).toContain("open");
    expect(ids).not.toContain("over");
  });

  it("of the devices", async () => {
    const { db } = site.server;
    await db.batch([db.delete(devices), db.insert(devices).values(expiringRows())]);
    await runCron();
    expect((await db.select().from(devices)).map(({ id }) => id)).toEqual(["open"]);
  });

  it("of the daily secrets, but yesterday's and today's", async () => {
    const { db } = site.server;
    const day = (ago: number) => new Date(now - ago * 86_400_000).toISOString().slice(0, 10);
    await db.batch([
      db.delete(daily_secrets),
      db.insert(daily_secrets).values([0, 1, 2].map((ago) => ({ day: day(ago), secret: "x" }))),
    ]);
    await runCron();
    expect((await db.select().from(daily_secrets)).map((row) => row.day).sort()).toEqual([day(1), day(0)]);
  });
});
