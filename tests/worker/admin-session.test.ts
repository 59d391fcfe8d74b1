import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { admin_users, sessions } from "../../db/schema";
import { setupAdminSite } from "../support/site";
import { createAdminClient, send } from "../support/admin-client";
import { expectRefused, request } from "../support/test-server";

const SIGN_IN = "Bu sayfaya erişmek için giriş yapmalısınız";
const site = setupAdminSite();

describe("a session", () => {
  it("ends with signing out", async () => {
    const other = await createAdminClient(site.server, "gecici@bonusrehberi.example");
    const answer = await other.send("DELETE", "/api/session");
    expect(answer.status).toBe(204);
    expect(answer.headers.get("Set-Cookie")).toMatch(/^session=;.*Max-Age=0/);
    expect(answer.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
    expect(await site.server.db.select().from(sessions).where(eq(sessions.user_id, other.id))).toEqual([]);
    await expectRefused(await other.get("/api/admin/session"), 401, SIGN_IN);
    expect((await send(site.server, "", "DELETE", "/api/session")).status).toBe(204);
  });

  it("lasts for 30 days from its last use", async () => {
    const other = await createAdminClient(site.server, "uzun@bonusrehberi.example");
    const own = eq(sessions.user_id, other.id);
    const end = async () => (await site.server.db.select().from(sessions).where(own))[0]?.expires_at ?? 0;
    const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * 86_400;
    const leave = (days: number) =>
      site.server.db
        .update(sessions)
        .set({ expires_at: inDays(days) })
        .where(own);
    expect(Math.abs((await end()) - inDays(30))).toBeLessThan(60);
    await leave(20);
    expect((await other.get("/api/admin/session")).headers.get("Set-Cookie")).toMatch(/^session=/);
    expect(Math.abs((await end()) - inDays(30))).toBeLessThan(60);
    expect((await other.get("/api/admin/session")).headers.get("Set-Cookie")).toBeNull();
    await leave(0);
    await expectRefused(await other.get("/api/admin/session"), 401, SIGN_IN);
    expect((await other.get("/admin/dashboard")).headers.get("Location")).toContain("/admin/login?neden=oturum");
  });

  it("ends after 180 days, though it was used the day before", async () => {
    const other = await createAdminClient(site.server, "hergun@bonusrehberi.example");
    const own = eq(sessions.user_id, other.id);
    const aged = async (days: number) => {
      const created_at = new Date(Date.now() - days * 86_400_000).toISOString();
      // What the use of the day before has left.
      const expires_at = Math.floor(Date.now() / 1000) + 29 * 86_400;
      await site.server.db.update(sessions).set({ created_at, expires_at }).where(own);
      return other.get("/api/admin/session");
    };
    for (const day of [1, 30, 90, 150, 165, 179]) expect((await aged(day)).status, `${day}`).toBe(200);
    await expectRefused(await aged(180), 401, SIGN_IN);
  });

  it("is asked for before any page of the panel, which keeps its address", async () => {
    for (const path of ["/admin/dashboard", "/admin/blog/edit/x?sekme=seo"]) {
      const answer = await request(site.server, path);
      expect(answer.status).toBe(302);
      const query = new URLSearchParams({ neden: "oturum", geri: path });
      expect(answer.headers.get("Location")).toBe(`/admin/login?${query}`);
      expect(await answer.text()).toBe("");
    }
    expect((await site.admin.get("/admin/dashboard")).status).toBe(200);
    const login = await site.admin.get("/admin/login");
    expect([login.status, login.headers.get("Location")]).toEqual([302, "/admin/dashboard"]);
  });

  it("of no administrator ends before a page is shown", async () => {
    const other = await createAdminClient(site.server, "yetkisiz@bonusrehberi.example");
    await site.server.db.delete(admin_users).where(eq(admin_users.id, other.id));
    const answer = await other.get("/admin/blog");
    expect(answer.headers.get("Location")).toBe("/admin/login?neden=yetki&geri=%2Fadmin%2Fblog");
    expect(answer.headers.get("Set-Cookie")).toMatch(/^session=;.*Max-Age=0/);
  });

  it("is needed for whatever else lies under the API, and gives nothing that is not there", async () => {
    for (const path of ["/api/admin", "/api/admin/yok", "/api/admin/session"])
      await expectRefused(await request(site.server, path), 401, SIGN_IN);
    const forged = await request(site.server, "/api/admin/session", { headers: { Cookie: "session=' or 1=1" } });
    await expectRefused(forged, 401, SIGN_IN);
    await expectRefused(await site.admin.get("/api/admin/yok"), 404);
  });
});

describe("a cookie that cannot be read", () => {
  const bearing = (path: string, cookie: string) => request(site.server, path, { headers: { Cookie: cookie } });

  it("counts as none, and hides no other", async () => {
    for (const cookie of ["foo=100%", "=;;; foo", "foo=%E0%A4%A", 'foo="', `foo=${"x".repeat(8_000)}`, "f;oo=\xff"]) {
      await expectRefused(await bearing("/api/admin/session", cookie), 401, SIGN_IN);
      expect((await bearing("/admin/login", cookie)).status).toBe(200);
      expect((await bearing("/admin/casinos", cookie)).headers.get("Location")).toContain("neden=oturum");
      for (const both of [`${cookie}; ${site.admin.cookie}`, `${site.admin.cookie}; ${cookie}`])
        expect((await bearing("/api/admin/session", both)).status, cookie).toBe(200);
    }
  });

  it("is no session", async () => {
    for (const value of ["100%", "%00", "", "a b", '"', "x".repeat(8_000), "%E0%A4%A"]) {
      const cookie = `session=${value}; device=%`;
      await expectRefused(await bearing("/api/admin/session", cookie), 401, SIGN_IN);
      expect((await bearing("/admin/login", cookie)).status).toBe(200);
    }
  });
});

describe("the guard", () => {
  it("stands before every spelling of the panel's addresses, whatever the method", async () => {
    for (const path of ["/ADMIN/dashboard", "/Admin/casinos/new", "/%61dmin/dashboard", "//admin/dashboard"])
      for (const method of ["GET", "POST"]) {
        const response = await request(site.server, path, {
          method,
          headers: { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded" },
          ...(method === "POST" && { body: "" }),
        });
        expect(response.status, `${method} ${path}`).toBeGreaterThanOrEqual(300);
        expect(await response.text(), `${method} ${path}`).not.toContain("Yönetim menüsü");
      }
  });
});
