import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { admin_users, rate_limits, sessions, users } from "../../db/schema";
import {
  type Client,
  expectGuarded,
  expectNoErrors,
  expectRefused,
  openWorld,
  PASSWORD,
  request,
  send,
  signedIn,
  type World,
} from "../support/world";

const FAILED = "Giriş başarısız. Lütfen bilgilerinizi kontrol edin.";
const NO_ADMIN = "Bu hesap admin yetkisine sahip değil";
const SIGN_IN = "Bu sayfaya erişmek için giriş yapmalısınız";
let world: World;
let client: Client;
beforeAll(async () => {
  world = await openWorld();
  client = await signedIn(world);
});
beforeEach(async () => {
  await world.db.delete(rate_limits);
});
afterEach(() => expectNoErrors(world));
afterAll(() => world.close());

const signIn = (email: string, password: string, address = "203.0.113.7") =>
  send(world, "", "PUT", "/api/session", { email, password }, { "CF-Connecting-IP": address });
/** Counts failures without the cost of a password's hash. */
const countFailures = async (count: number, kind: string) => {
  await world.db.update(rate_limits).set({ count }).where(eq(rate_limits.key, kind));
};
const keysOf = async () => (await world.db.select().from(rate_limits)).map(({ key }) => key);

describe("signing in", () => {
  it("answers a cookie of which only the hash is stored", async () => {
    const answer = await signIn(client.email.toUpperCase(), PASSWORD);
    expect(answer.status).toBe(204);
    const cookie = answer.headers.get("Set-Cookie") ?? "";
    for (const attribute of ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="]) expect(cookie).toContain(attribute);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const id = /^session=([^;]+)/.exec(cookie)?.[1] ?? "";
    const ids = (await world.db.select().from(sessions)).map((row) => row.id);
    expect(ids).toContain(createHash("sha256").update(id).digest("hex"));
    expect(ids).not.toContain(id);
    const own = await request(world, "/api/admin/session", { headers: { Cookie: `session=${id}` } });
    expect(await own.json()).toEqual({ email: client.email });
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
    expect((await expectRefused(await send(world, "", "PUT", "/api/session", body), 422)).fields).toEqual(fields);
  });

  it("refuses wrong bodies, methods and origins", async () => {
    await expectRefused(await send(world, "", "PUT", "/api/session", "{"), 400);
    await expectRefused(await send(world, "", "PUT", "/api/session", "x".repeat(70_000)), 413);
    await expectRefused(await send(world, "", "PUT", "/api/session", "{}", { "Content-Type": "text/plain" }), 415);
    const evil = { Origin: "https://evil.example" };
    await expectRefused(
      await send(world, "", "PUT", "/api/session", { email: "a@b.example", password: PASSWORD }, evil),
      403,
    );
    await expectRefused(await client.send("DELETE", "/api/session", undefined, evil), 403);
    const wrong = await request(world, "/api/session");
    expect(wrong.headers.get("Allow")).toBe("PUT, DELETE");
    await expectRefused(wrong, 405);
  });

  it("says the same for an unknown e-mail and a wrong password", async () => {
    const answers = [await signIn("yok@b.example", "yanlis-sifre"), await signIn(client.email, "yanlis-sifre")];
    for (const answer of answers) {
      expect(answer.headers.get("Set-Cookie")).toBeNull();
      expect(await expectRefused(answer, 401, FAILED)).toEqual({ error: { code: "unauthenticated", message: FAILED } });
    }
  });

  it("refuses an account without admin rights and keeps no session of it", async () => {
    const other = await signedIn(world, "eski@bonusrehberi.example");
    await world.db.delete(admin_users).where(eq(admin_users.id, other.id));
    const before = await world.db.select().from(sessions);
    const answer = await signIn(other.email, PASSWORD);
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    await expectRefused(answer, 403, NO_ADMIN);
    expect(await world.db.select().from(sessions)).toEqual(before);
    const kicked = await other.get("/api/admin/session");
    expect(kicked.headers.get("Set-Cookie")).toMatch(/^session=;.*Max-Age=0/);
    await expectRefused(kicked, 401, NO_ADMIN);
    expect(await world.db.select().from(sessions).where(eq(sessions.user_id, other.id))).toEqual([]);
  });

  it("allows five failures per account and address, even in parallel, and tells when to try again", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(client.email, "yanlis-sifre")));
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    const late = await signIn(client.email, PASSWORD);
    expect(Number(late.headers.get("Retry-After"))).toBeGreaterThan(14 * 60);
    await expectRefused(late, 429, "Çok fazla başarısız giriş denemesi. 15 dakika sonra tekrar deneyin.");
    expect((await signIn(client.email, PASSWORD, "203.0.113.8")).status).toBe(204);
    await world.db.update(rate_limits).set({ window_ends_at: Date.now() - 1 });
    expect((await signIn(client.email, PASSWORD)).status).toBe(204);
  });

  it.each([
    ["address", 20, ["203.0.113.7", "baska@b.example"]],
    ["account", 100, ["198.51.100.1", ""]],
  ] as const)("counts the failures per %s, %i of them", async (kind, limit, [address, email]) => {
    await signIn(client.email, "yanlis-sifre");
    const key = (await keysOf()).find((name) => name.startsWith(`sign-in:${kind}:`)) ?? "";
    await countFailures(limit - 1, key);
    await expectRefused(await signIn(email || client.email, "yanlis-sifre", address), 401, FAILED);
    await expectRefused(await signIn(email || client.email, "yanlis-sifre", address), 429);
  });

  it("lets one address lock an account out for nobody but itself", async () => {
    for (let i = 0; i < 130; i++) await signIn(client.email, "yanlis-sifre", "203.0.113.9");
    expect((await signIn(client.email, PASSWORD, "198.51.100.20")).status).toBe(204);
  });

  it("forgives the failures of an account that signs in", async () => {
    await signIn(client.email, "yanlis-sifre");
    expect((await signIn(client.email, PASSWORD)).status).toBe(204);
    const rows = await world.db.select().from(rate_limits);
    expect(rows.filter(({ key }) => key.startsWith("sign-in:pair:"))).toEqual([]);
    expect(rows.map(({ count }) => count)).toEqual([1, 1]);
  });
});

describe("a session", () => {
  it("ends with signing out", async () => {
    const other = await signedIn(world, "gecici@bonusrehberi.example");
    const answer = await other.send("DELETE", "/api/session");
    expect(answer.status).toBe(204);
    expect(answer.headers.get("Set-Cookie")).toMatch(/^session=;.*Max-Age=0/);
    expect(await world.db.select().from(sessions).where(eq(sessions.user_id, other.id))).toEqual([]);
    await expectRefused(await other.get("/api/admin/session"), 401, SIGN_IN);
    expect((await send(world, "", "DELETE", "/api/session")).status).toBe(204);
  });

  it("ends after 30 idle days and is prolonged by use", async () => {
    const other = await signedIn(world, "uzun@bonusrehberi.example");
    const own = eq(sessions.user_id, other.id);
    const seconds = Math.floor(Date.now() / 1000);
    await world.db
      .update(sessions)
      .set({ expires_at: seconds + 20 * 86_400 })
      .where(own);
    expect((await other.get("/api/admin/session")).headers.get("Set-Cookie")).toMatch(/^session=/);
    const [row] = await world.db.select().from(sessions).where(own);
    expect(row?.expires_at).toBeGreaterThan(seconds + 29 * 86_400);
    await world.db.update(sessions).set({ created_at: "2020-01-01T00:00:00.000Z" }).where(own);
    await expectRefused(await other.get("/api/admin/session"), 401, SIGN_IN);
  });

  it("is asked for before any page of the panel, which keeps its address", async () => {
    for (const path of ["/admin/dashboard", "/admin/blog/edit/x?sekme=seo"]) {
      const answer = await request(world, path);
      expect(answer.status).toBe(302);
      const query = new URLSearchParams({ neden: "oturum", geri: path });
      expect(answer.headers.get("Location")).toBe(`/admin/login?${query}`);
      expect(await answer.text()).toBe("");
    }
    expect((await client.get("/admin/dashboard")).status).toBe(200);
    const login = await client.get("/admin/login");
    expect([login.status, login.headers.get("Location")]).toEqual([302, "/admin/dashboard"]);
  });

  it("of no administrator ends before a page is shown", async () => {
    const other = await signedIn(world, "yetkisiz@bonusrehberi.example");
    await world.db.delete(admin_users).where(eq(admin_users.id, other.id));
    const answer = await other.get("/admin/blog");
    expect(answer.headers.get("Location")).toBe("/admin/login?neden=yetki&geri=%2Fadmin%2Fblog");
    expect(answer.headers.get("Set-Cookie")).toMatch(/^session=;.*Max-Age=0/);
  });

  it("is needed for whatever else lies under the API, and gives nothing that is not there", async () => {
    for (const path of ["/api/admin", "/api/admin/yok", "/api/admin/session"])
      await expectRefused(await request(world, path), 401, SIGN_IN);
    const forged = await request(world, "/api/admin/session", { headers: { Cookie: "session=' or 1=1" } });
    await expectRefused(forged, 401, SIGN_IN);
    await expectRefused(await client.get("/api/admin/yok"), 404);
  });
});

describe("administrators", () => {
  const PATH = "/api/admin/administrators";

  it("are closed to strangers, other origins and wrong bodies", () =>
    expectGuarded(world, client, {
      reads: [PATH],
      writes: [
        ["POST", PATH],
        ["PUT", `${PATH}/password`],
        ["DELETE", `${PATH}/x`],
      ],
    }));

  it("are listed, added and removed, with their sessions", async () => {
    const email = "yeni@bonusrehberi.example";
    const added = await client.send("POST", PATH, { email: email.toUpperCase(), password: "uzun-bir-cumle" });
    expect([added.status, await added.json()]).toEqual([201, { email }]);
    const again = await client.send("POST", PATH, { email, password: "uzun-bir-cumle" });
    await expectRefused(again, 409, "Bu e-posta zaten bir yöneticiye ait");
    expect((await signIn(email, "uzun-bir-cumle")).status).toBe(204);
    const { rows, self } = await (
      await client.get(PATH)
    ).json<{ rows: { id: string; email: string }[]; self: string }>();
    expect(self).toBe(client.id);
    expect(JSON.stringify(rows)).not.toContain("scrypt");
    const { id = "" } = rows.find((row) => row.email === email) ?? {};
    expect((await client.send("DELETE", `${PATH}/${id}`)).status).toBe(204);
    expect(await world.db.select().from(sessions).where(eq(sessions.user_id, id))).toEqual([]);
    await expectRefused(await client.send("DELETE", `${PATH}/${id}`), 404, "Yönetici bulunamadı");
    await expectRefused(
      await client.send("DELETE", `${PATH}/${client.id}`),
      409,
      "Kendinizi yöneticilerden çıkaramazsınız",
    );
    expect(await world.db.select().from(admin_users).where(eq(admin_users.id, client.id))).toHaveLength(1);
  });

  it.each([
    ["kısacık", "Yeni şifre en az 8 karakter olmalıdır"],
    ["x".repeat(129), "Yeni şifre en çok 128 karakter olabilir"],
    ["password", "Bu şifre çok yaygın; başka bir şifre seçin"],
    ["PassWord", "Bu şifre çok yaygın; başka bir şifre seçin"],
    [undefined, "Yeni şifreyi girin"],
  ])("get no password %j", async (password, sentence) => {
    const added = await client.send("POST", PATH, { email: "bir@b.example", password });
    expect((await expectRefused(added, 422)).fields).toEqual({ password: sentence });
    const changed = await client.send("PUT", `${PATH}/password`, { present: PASSWORD, password });
    expect((await expectRefused(changed, 422)).fields).toEqual({ password: sentence });
  });

  it("change their own password, which ends their other sessions", async () => {
    const other = await signedIn(world, "degisen@bonusrehberi.example");
    expect((await signIn(other.email, PASSWORD)).status).toBe(204);
    const wrong = await other.send("PUT", `${PATH}/password`, { present: "yanlis-sifre", password: "yepyeni-cumle" });
    expect((await expectRefused(wrong, 422)).fields).toEqual({ present: "Mevcut şifre yanlış" });
    const right = await other.send("PUT", `${PATH}/password`, { present: PASSWORD, password: "yepyeni-cumle" });
    expect(right.status).toBe(204);
    expect(await world.db.select().from(sessions).where(eq(sessions.user_id, other.id))).toHaveLength(1);
    expect((await other.get("/api/admin/session")).status).toBe(200);
    await expectRefused(await signIn(other.email, PASSWORD), 401, FAILED);
    expect((await signIn(other.email, "yepyeni-cumle")).status).toBe(204);
    const [user] = await world.db.select().from(users).where(eq(users.id, other.id));
    expect(user?.password_hash).toMatch(/^scrypt\$16384\$8\$5\$[\da-f]{32}\$[\da-f]{64}$/);
  });
});

describe("the guard", () => {
  it("stands before every spelling of the panel's addresses, whatever the method", async () => {
    for (const path of ["/ADMIN/dashboard", "/Admin/casinos/new", "/%61dmin/dashboard", "//admin/dashboard"])
      for (const method of ["GET", "POST"]) {
        const response = await request(world, path, {
          method,
          headers: { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded" },
          ...(method === "POST" && { body: "" }),
        });
        expect(response.status, `${method} ${path}`).toBeGreaterThanOrEqual(300);
        expect(await response.text(), `${method} ${path}`).not.toContain("Yönetim menüsü");
      }
  });
});
