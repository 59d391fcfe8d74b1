import { eq, ne } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { activities, admin_users, sessions, users } from "../../db/schema";
import { changeRole, removeAccount } from "../../worker/accounts/accounts.server";
import { expectGuarded } from "../support/access-control";
import { setupAdminSite } from "../support/site";
import { createAdminClient, PASSWORD, send } from "../support/admin-client";
import { expectRefused, request } from "../support/test-server";

const PATH = "/api/admin/accounts";
const OWN = "/api/admin/account";
const FAILED = "Giriş başarısız. Lütfen bilgilerinizi kontrol edin.";
const site = setupAdminSite();
const signIn = (email: string, password: string, address = "203.0.113.7") =>
  send(site.server, "", "PUT", "/api/session", { email, password }, { "CF-Connecting-IP": address });
const sessionsOf = (id: string) => site.server.db.select().from(sessions).where(eq(sessions.user_id, id));
const withPassword = (email: string, password: unknown) => ({ email, name: "Elif Kaya", role: "editor", password });
async function addAccount(email: string, password = "uzun-bir-cumle") {
  const added = await site.admin.send("POST", PATH, withPassword(email, password));
  expect(added.status).toBe(201);
  return added.json<{ id: string; email: string; role: string }>();
}
const accounts = () => site.admin.call<{ rows: { id: string; role: string }[]; self: string }>("GET", PATH);
const roleOf = async (id: string) => (await accounts()).rows.find((row) => row.id === id)?.role;

describe("accounts", () => {
  it("refuse invalid bodies", () =>
    expectGuarded(site.server, site.admin, [
      ["POST", PATH],
      ["PUT", `${PATH}/x/role`],
      ["PUT", `${PATH}/x/password`],
      ["PUT", OWN],
      ["PUT", `${OWN}/password`],
    ]));

  it("are added by e-mail and password, and listed without the hash", async () => {
    const email = "yeni@bonusrehberi.example";
    const made = await addAccount(email.toUpperCase());
    expect(made.email).toBe(email);
    const { rows, self } = await accounts();
    expect(self).toBe(site.admin.id);
    expect(rows.find(({ id }) => id === made.id)).toMatchObject({ name: "Elif Kaya", role: "editor", seen_at: null });
    expect(JSON.stringify(rows)).not.toContain("scrypt");
    expect((await signIn(email, "uzun-bir-cumle")).status).toBe(204);
  });

  it("have an e-mail that no other has", async () => {
    const email = "ayni@bonusrehberi.example";
    await addAccount(email, "uzun-bir-cumle");
    const again = await site.admin.send("POST", PATH, withPassword(email, "uzun-bir-cumle"));
    await expectRefused(again, 409, "Bu e-posta zaten bir hesaba ait");
  });

  it("get 401 and lose their session once they are removed", async () => {
    const email = "cikan@bonusrehberi.example";
    const { id } = await addAccount(email, "uzun-bir-cumle");
    const cookie = (await signIn(email, "uzun-bir-cumle")).headers.get("Set-Cookie")?.split(";")[0] ?? "";
    expect((await site.admin.send("DELETE", `${PATH}/${id}`)).status).toBe(204);
    await expectRefused(await site.admin.send("DELETE", `${PATH}/${id}`), 404, "Hesap bulunamadı");
    const refused = await request(site.server, "/api/admin/session", { headers: { Cookie: cookie } });
    await expectRefused(refused, 401, "Bu hesap admin yetkisine sahip değil");
    expect(refused.headers.get("Set-Cookie")).toMatch(/^session=;/);
    expect(await sessionsOf(id)).toEqual([]);
  });

  it("have no session left when they are added again", async () => {
    const email = "donen@bonusrehberi.example";
    const { id } = await addAccount(email, "uzun-bir-cumle");
    expect((await site.admin.send("DELETE", `${PATH}/${id}`)).status).toBe(204);
    await addAccount(email, "baska-bir-cumle");
    expect((await signIn(email, "baska-bir-cumle")).status).toBe(204);
    expect((await site.admin.send("DELETE", `${PATH}/${id}`)).status).toBe(204);
    await addAccount(email, "baska-bir-cumle");
    expect(await sessionsOf(id)).toEqual([]);
  });

  it("cannot remove themselves", async () => {
    await expectRefused(
      await site.admin.send("DELETE", `${PATH}/${site.admin.id}`),
      409,
      "Kendi hesabınızı çıkaramazsınız",
    );
    expect(await site.server.db.select().from(admin_users).where(eq(admin_users.id, site.admin.id))).toHaveLength(1);
  });

  it.each([
    ["kısacık", "Yeni şifre en az 8 karakter olmalıdır"],
    ["password", "Bu şifre çok yaygın; başka bir şifre seçin"],
    ["PassWord", "Bu şifre çok yaygın; başka bir şifre seçin"],
    ["bonusrehberi", "Şifre, e-posta adresi veya sitenin adı olamaz"],
    ["BONUS REHBERİ 2026!", "Şifre, e-posta adresi veya sitenin adı olamaz"],
  ])("get no password %j", async (password, sentence) => {
    const added = await site.admin.send("POST", PATH, withPassword("bir@b.example", password));
    expect((await expectRefused(added, 422)).fields).toEqual({ password: sentence });
    const changed = await site.admin.send("PUT", `${OWN}/password`, { present: PASSWORD, password });
    expect((await expectRefused(changed, 422)).fields).toEqual({ password: sentence });
  });

  it("refuse their e-mail as password, but accept one that contains it", async () => {
    const sentence = "Şifre, e-posta adresi veya sitenin adı olamaz";
    const other = await createAdminClient(site.server, "zeynep@b.example");
    const change = (password: string) => other.send("PUT", `${OWN}/password`, { present: PASSWORD, password });
    for (const password of ["zeynep@b.example", "ZEYNEP@B.EXAMPLE", "zeynepbexample1", "zeynep1990"]) {
      expect((await expectRefused(await change(password), 422)).fields).toEqual({ password: sentence });
      const added = await site.admin.send("POST", PATH, withPassword("zeynep@b.example", password));
      expect((await expectRefused(added, 422)).fields).toEqual({ password: sentence });
    }
    expect((await change("zeynep-dagda-yuruyor")).status).toBe(200);
  });

  it("change their own password, which ends their other sessions", async () => {
    const other = await createAdminClient(site.server, "degisen@bonusrehberi.example");
    expect((await signIn(other.email, PASSWORD)).status).toBe(204);
    const wrong = await other.send("PUT", `${OWN}/password`, { present: "yanlis-sifre", password: "yepyeni-cumle" });
    expect((await expectRefused(wrong, 422)).fields).toEqual({ present: "Mevcut şifre yanlış" });
    const right = await other.send("PUT", `${OWN}/password`, { present: PASSWORD, password: "yepyeni-cumle" });
    expect(right.status).toBe(200);
    expect(await site.server.db.select().from(sessions).where(eq(sessions.user_id, other.id))).toHaveLength(1);
    expect((await other.get("/api/admin/session")).status).toBe(200);
    await expectRefused(await signIn(other.email, PASSWORD), 401, FAILED);
    expect((await signIn(other.email, "yepyeni-cumle")).status).toBe(204);
    const user = await site.rowOf(users, other.id);
    expect(user?.password_hash).toMatch(/^scrypt\$16384\$8\$5\$[\da-f]{32}\$[\da-f]{64}$/);
  });

  it("change their role, but not their own, and never lose the last administrator", async () => {
    const { id } = await addAccount("rol@bonusrehberi.example");
    const change = (role: string, of = id) => site.admin.send("PUT", `${PATH}/${of}/role`, { role });
    expect((await change("admin")).status).toBe(204);
    expect(await roleOf(id)).toBe("admin");
    await expectRefused(await change("editor", site.admin.id), 409, "Kendi rolünüzü değiştiremezsiniz");
    await expectRefused(await change("editor", crypto.randomUUID()), 404, "Hesap bulunamadı");
    // Two administrators who remove each other at the same time: the second finds itself the last.
    const { db } = site.server;
    await db.update(admin_users).set({ role: "editor" }).where(ne(admin_users.id, site.admin.id));
    const last = "Son yöneticinin yetkisi kaldırılamaz";
    await expect(changeRole(db, site.admin.id, "editor", id, new Date())).rejects.toThrow(last);
    await expect(removeAccount(db, site.admin.id, id, new Date())).rejects.toThrow(last);
    expect(await roleOf(site.admin.id)).toBe("admin");
  });

  it("get a new password, or are signed out, by an administrator", async () => {
    const other = await createAdminClient(site.server, "kayip@bonusrehberi.example", "editor");
    expect((await site.admin.send("DELETE", `${PATH}/${other.id}/sessions`)).status).toBe(204);
    expect((await other.get("/api/admin/session")).status).toBe(401);
    const given = { password: "yepyeni-bir-cumle" };
    expect((await site.admin.send("PUT", `${PATH}/${other.id}/password`, given)).status).toBe(204);
    await expectRefused(await signIn(other.email, PASSWORD), 401, FAILED);
    expect((await signIn(other.email, given.password)).status).toBe(204);
    const guessable = await site.admin.send("PUT", `${PATH}/${other.id}/password`, { password: other.email });
    await expectRefused(guessable, 422, "Şifre, e-posta adresi veya sitenin adı olamaz");
    for (const path of ["password", "sessions"]) {
      const own = `${PATH}/${site.admin.id}/${path}`;
      await expectRefused(await site.admin.send(path === "sessions" ? "DELETE" : "PUT", own, given), 409);
    }
  });
});

const UBUNTU_FIREFOX = "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

describe("one's own account", () => {
  interface OwnSession {
    id: string;
    device: string;
    is_current: boolean;
  }
  const signInFrom = async (email: string, agent: string) =>
    (await send(site.server, "", "PUT", "/api/session", { email, password: PASSWORD }, { "User-Agent": agent })).headers
      .get("Set-Cookie")
      ?.split(";")[0] ?? "";
  const statusOf = async (cookie: string) =>
    (await request(site.server, "/api/admin/session", { headers: { Cookie: cookie } })).status;

  it("has a name, by which others see its changes", async () => {
    const other = await createAdminClient(site.server, "adli@bonusrehberi.example", "editor");
    const named = await other.send("PUT", OWN, { name: "  Ada  Yılmaz " });
    expect(await named.json()).toEqual({ id: other.id, name: "Ada Yılmaz" });
    expect(await (await other.get(OWN)).json()).toMatchObject({ name: "Ada Yılmaz", role: "editor" });
    expect(await (await site.admin.get("/api/admin/names")).json()).toMatchObject({ [other.email]: "Ada Yılmaz" });
    const [entry] = await site.server.db.select().from(activities).where(eq(activities.record_id, other.id));
    expect(entry).toMatchObject({ kind: "account", action: "edit", name: "Ada Yılmaz", by: other.email });
    const found = await site.admin.get(`/api/admin/activity?q=${encodeURIComponent("ADA YILMAZ")}`);
    expect((await found.json<{ rows: { by: string }[] }>()).rows.map(({ by }) => by)).toEqual([other.email]);
  });

  it("lists its sessions by device, ends one, and ends all", async () => {
    const other = await createAdminClient(site.server, "cihazli@bonusrehberi.example");
    const second = await signInFrom(other.email, UBUNTU_FIREFOX);
    const third = await signInFrom(other.email, "");
    const list = async () => (await other.get(`${OWN}/sessions`)).json<OwnSession[]>();
    const devices = (await list()).map(({ device, is_current }) => `${device} ${is_current}`).sort();
    expect(devices).toEqual(["Bilinmeyen cihaz false", "Bilinmeyen cihaz true", "Firefox, Linux false"]);
    expect((await list()).filter(({ is_current }) => is_current)).toHaveLength(1);
    const firefox = (await list()).find(({ device }) => device.startsWith("Firefox"))?.id ?? "";
    await expectRefused(await site.admin.send("DELETE", `${OWN}/sessions/${firefox}`), 404);
    expect((await other.send("DELETE", `${OWN}/sessions/${firefox}`)).status).toBe(200);
    expect([await statusOf(second), await statusOf(third)]).toEqual([401, 200]);
    expect((await other.send("DELETE", `${OWN}/sessions`)).status).toBe(200);
    expect([await statusOf(third), await statusOf(other.cookie)]).toEqual([401, 401]);
  });
});
