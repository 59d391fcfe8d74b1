import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { admin_users, sessions, users } from "../../db/schema";
import { expectGuarded } from "../support/access-control";
import { setupAdminSite } from "../support/site";
import { createAdminClient, expectRefused, PASSWORD, request, send } from "../support/test-server";

const PATH = "/api/admin/administrators";
const FAILED = "Giriş başarısız. Lütfen bilgilerinizi kontrol edin.";
const site = setupAdminSite();
const signIn = (email: string, password: string, address = "203.0.113.7") =>
  send(site.server, "", "PUT", "/api/session", { email, password }, { "CF-Connecting-IP": address });
const sessionsOf = (id: string) => site.server.db.select().from(sessions).where(eq(sessions.user_id, id));
async function addAdministrator(email: string, password: string) {
  const added = await site.admin.send("POST", PATH, { email, password });
  expect(added.status).toBe(201);
  return added.json<{ id: string; email: string }>();
}

describe("administrators", () => {
  it("refuse signed-out visitors, other origins and invalid bodies", () =>
    expectGuarded(site.server, site.admin, {
      reads: [PATH],
      writes: [
        ["POST", PATH],
        ["PUT", `${PATH}/password`],
        ["DELETE", `${PATH}/x`],
      ],
    }));

  it("are added by e-mail and password, and listed without the hash", async () => {
    const email = "yeni@bonusrehberi.example";
    const made = await addAdministrator(email.toUpperCase(), "uzun-bir-cumle");
    expect(made.email).toBe(email);
    const { rows, self } = await (
      await site.admin.get(PATH)
    ).json<{ rows: { id: string; email: string }[]; self: string }>();
    expect(self).toBe(site.admin.id);
    expect(rows).toContainEqual(made);
    expect(JSON.stringify(rows)).not.toContain("scrypt");
    expect((await signIn(email, "uzun-bir-cumle")).status).toBe(204);
  });

  it("have an e-mail that no other has", async () => {
    const email = "ayni@bonusrehberi.example";
    await addAdministrator(email, "uzun-bir-cumle");
    const again = await site.admin.send("POST", PATH, { email, password: "uzun-bir-cumle" });
    await expectRefused(again, 409, "Bu e-posta zaten bir yöneticiye ait");
  });

  it("get 401 and lose their session once they are removed", async () => {
    const email = "cikan@bonusrehberi.example";
    const { id } = await addAdministrator(email, "uzun-bir-cumle");
    const cookie = (await signIn(email, "uzun-bir-cumle")).headers.get("Set-Cookie")?.split(";")[0] ?? "";
    expect((await site.admin.send("DELETE", `${PATH}/${id}`)).status).toBe(204);
    await expectRefused(await site.admin.send("DELETE", `${PATH}/${id}`), 404, "Yönetici bulunamadı");
    const refused = await request(site.server, "/api/admin/session", { headers: { Cookie: cookie } });
    await expectRefused(refused, 401, "Bu hesap admin yetkisine sahip değil");
    expect(refused.headers.get("Set-Cookie")).toMatch(/^session=;/);
    expect(await sessionsOf(id)).toEqual([]);
  });

  it("have no session left when they are added again", async () => {
    const email = "donen@bonusrehberi.example";
    const { id } = await addAdministrator(email, "uzun-bir-cumle");
    expect((await site.admin.send("DELETE", `${PATH}/${id}`)).status).toBe(204);
    await addAdministrator(email, "baska-bir-cumle");
    expect((await signIn(email, "baska-bir-cumle")).status).toBe(204);
    expect((await site.admin.send("DELETE", `${PATH}/${id}`)).status).toBe(204);
    await addAdministrator(email, "baska-bir-cumle");
    expect(await sessionsOf(id)).toEqual([]);
  });

  it("cannot remove themselves", async () => {
    await expectRefused(
      await site.admin.send("DELETE", `${PATH}/${site.admin.id}`),
      409,
      "Kendinizi yöneticilerden çıkaramazsınız",
    );
    expect(await site.server.db.select().from(admin_users).where(eq(admin_users.id, site.admin.id))).toHaveLength(1);
  });

  it.each([
    ["kısacık", "Yeni şifre en az 8 karakter olmalıdır"],
    ["x".repeat(129), "Yeni şifre en çok 128 karakter olabilir"],
    ["password", "Bu şifre çok yaygın; başka bir şifre seçin"],
    ["PassWord", "Bu şifre çok yaygın; başka bir şifre seçin"],
    [undefined, "Yeni şifreyi girin"],
    ["\u00a0 \u2003 \u00a0 \u00a0 ", "Şifre yalnızca boşluklardan oluşamaz"],
    ["ğğğğğğğğğğ", "Şifre tek bir karakterin tekrarı olamaz"],
    ["aAaAaAaAaA", "Şifre tek bir karakterin tekrarı olamaz"],
    ["😀😀😀😀😀😀😀😀", "Şifre tek bir karakterin tekrarı olamaz"],
    ["uzun-bir-cumle\0", "Şifrede görünmeyen karakterler var; yeniden yazın"],
    ["bonusrehberi", "Şifre, e-posta adresi veya sitenin adı olamaz"],
    ["BONUS REHBERİ 2026!", "Şifre, e-posta adresi veya sitenin adı olamaz"],
  ])("get no password %j", async (password, sentence) => {
    const added = await site.admin.send("POST", PATH, { email: "bir@b.example", password });
    expect((await expectRefused(added, 422)).fields).toEqual({ password: sentence });
    const changed = await site.admin.send("PUT", `${PATH}/password`, { present: PASSWORD, password });
    expect((await expectRefused(changed, 422)).fields).toEqual({ password: sentence });
  });

  it("get no password that is their e-mail, but one that holds it", async () => {
    const sentence = "Şifre, e-posta adresi veya sitenin adı olamaz";
    const other = await createAdminClient(site.server, "zeynep@b.example");
    const change = (password: string) => other.send("PUT", `${PATH}/password`, { present: PASSWORD, password });
    for (const password of ["zeynep@b.example", "ZEYNEP@B.EXAMPLE", "zeynepbexample1", "zeynep1990"]) {
      expect((await expectRefused(await change(password), 422)).fields).toEqual({ password: sentence });
      const added = await site.admin.send("POST", PATH, { email: "zeynep@b.example", password });
      expect((await expectRefused(added, 422)).fields).toEqual({ password: sentence });
    }
    expect((await change("zeynep-dagda-yuruyor")).status).toBe(204);
  });

  it("change their own password, which ends their other sessions", async () => {
    const other = await createAdminClient(site.server, "degisen@bonusrehberi.example");
    expect((await signIn(other.email, PASSWORD)).status).toBe(204);
    const wrong = await other.send("PUT", `${PATH}/password`, { present: "yanlis-sifre", password: "yepyeni-cumle" });
    expect((await expectRefused(wrong, 422)).fields).toEqual({ present: "Mevcut şifre yanlış" });
    const right = await other.send("PUT", `${PATH}/password`, { present: PASSWORD, password: "yepyeni-cumle" });
    expect(right.status).toBe(204);
    expect(await site.server.db.select().from(sessions).where(eq(sessions.user_id, other.id))).toHaveLength(1);
    expect((await other.get("/api/admin/session")).status).toBe(200);
    await expectRefused(await signIn(other.email, PASSWORD), 401, FAILED);
    expect((await signIn(other.email, "yepyeni-cumle")).status).toBe(204);
    const [user] = await site.server.db.select().from(users).where(eq(users.id, other.id));
    expect(user?.password_hash).toMatch(/^scrypt\$16384\$8\$5\$[\da-f]{32}\$[\da-f]{64}$/);
  });
});
