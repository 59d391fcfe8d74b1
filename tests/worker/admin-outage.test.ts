import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { eq, getTableName } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  blog_posts,
  casinos,
  media,
  pages,
  promotion_categories,
  promotion_comments,
  promotions,
  splash_ads,
  trash,
  users,
} from "../../db/schema";
import { UNEXPECTED } from "../../worker/failure-sentences";
import { RESOURCES } from "../support/admin-resources";
import { failingDatabase } from "../support/failing-database";
import { setupAdminSite } from "../support/site";
import { PASSWORD, send } from "../support/admin-client";
import { expectRefused, request } from "../support/test-server";
import { trashClient } from "../support/trash-client";

/** What each domain says when it cannot add, and when it cannot change, a record. */
const SENTENCES: Record<string, [unadded: string, unchanged: string]> = {
  blog: ["Blog yazısı kaydedilirken bir hata oluştu", "Blog yazısı kaydedilirken bir hata oluştu"],
  casinos: ["Casino kaydedilirken bir hata oluştu", "Casino kaydedilirken bir hata oluştu"],
  categories: [
    "Kategori kaydedilirken bir hata oluştu: veritabanı yanıt vermiyor",
    "Kategori kaydedilirken bir hata oluştu: veritabanı yanıt vermiyor",
  ],
  comments: ["", "Yorum güncellenirken bir hata oluştu"],
  promotions: [
    "Promosyon eklenirken hata: veritabanı yanıt vermiyor",
    "Promosyon güncellenirken hata: veritabanı yanıt vermiyor",
  ],
  pages: ["Sayfa kaydedilirken bir hata oluştu", "Sayfa kaydedilirken bir hata oluştu"],
  "splash-ads": ["Splash reklam kaydedilirken bir hata oluştu", "Splash reklam kaydedilirken bir hata oluştu"],
  "comment-rules": ["", "Bekletme kuralları kaydedilirken bir hata oluştu"],
  "settings/hero": ["", "Hero bölümü ayarları kaydedilirken bir hata oluştu"],
  "settings/content": ["", "İçerik ayarları kaydedilirken bir hata oluştu"],
  "settings/appearance": ["", "Görünüm kaydedilirken bir hata oluştu"],
  "settings/reviews": ["", "Değerlendirme ayarları kaydedilirken bir hata oluştu"],
  "settings/legal": ["", "Yasal ayarlar kaydedilirken bir hata oluştu"],
  profiles: ["", "Profil kaydedilirken bir hata oluştu"],
  seo: ["", "SEO ayarları kaydedilirken bir hata oluştu"],
};

const site = setupAdminSite();
const { promotionWithComments, commentsOf, remove, restore } = trashClient(site);
const { rowOf } = site;
const { between, withoutTable, refusing, expectUnavailable } = failingDatabase(site);
const rowsOf = async (table: SQLiteTable) => site.server.db.select().from(table);

const named = RESOURCES.map((resource) => [resource.path, resource] as const);
const isAddable = ([path]: (typeof named)[number]) => SENTENCES[path]?.[0] !== "";

describe("a database that fails", () => {
  it.each(named.filter(isAddable))(
    "answers 503 to adding to %s, and the next request succeeds",
    async (path, resource) => {
      const { table, validInput } = resource;
      const before = await rowsOf(table);
      const body = validInput();
      const add = () => site.admin.send("POST", `/api/admin/${path}`, body);
      const sentence = SENTENCES[path]?.[0] ?? "";
      await withoutTable(getTableName(table), async () => expectUnavailable(await add(), sentence));
      await refusing(`insert on ${getTableName(table)}`, async () => expectUnavailable(await add(), sentence));
      expect(await rowsOf(table)).toEqual(before);
      expect((await add()).status).toBe(201);
    },
  );

  it.each(named)(
    "answers 503 to a change of %s, and the next request succeeds",
    async (path, { table, validInput }) => {
      const before = await rowsOf(table);
      const { id, updated_at } = before[0] as { id: string; updated_at: string };
      const edit = () => site.admin.send("PUT", `/api/admin/${path}/${id}`, { ...validInput(), updated_at });
      const sentence = SENTENCES[path]?.[1] ?? "";
      await withoutTable(getTableName(table), async () => expectUnavailable(await edit(), sentence));
      await refusing(`update on ${getTableName(table)}`, async () => expectUnavailable(await edit(), sentence));
      expect(await rowsOf(table)).toEqual(before);
      expect((await edit()).status).toBe(200);
    },
  );

  it("answers 503 to signing in and out, and shows it on pages", async () => {
    await withoutTable("sessions", async () => {
      await expectUnavailable(await site.admin.send("DELETE", "/api/session"), "Yetkilendirme hatası oluştu");
      await expectUnavailable(await site.admin.get("/api/admin/blog"), "Yetkilendirme hatası oluştu");
      const page = await site.admin.get("/admin/blog");
      expect(page.status).toBe(503);
      expect(await page.text()).toContain("Yetkilendirme hatası oluştu");
      const form = await site.admin.get("/admin/login");
      expect(form.status).toBe(200);
      expect(await form.text()).toContain("Devam etmek için giriş yapın");
    });
    for (const [table, sentence] of [
      ["users", "Giriş yapılırken bir hata oluştu"],
      ["admin_users", "Yetkilendirme hatası oluştu"],
      ["sessions", "Yetkilendirme hatası oluştu"],
    ] as const)
      await withoutTable(table, async () => {
        const body = { email: site.admin.email, password: PASSWORD };
        await expectUnavailable(await send(site.server, "", "PUT", "/api/session", body), sentence);
        const page = await request(site.server, "/admin/login", {
          method: "POST",
          headers: { Origin: site.server.origin, "Content-Type": "application/x-www-form-urlencoded" },
          body: new URLSearchParams(body).toString(),
        });
        expect(page.status).toBe(503);
        expect(await page.text()).toContain(sentence);
      });
    expect((await site.admin.get("/api/admin/blog")).status).toBe(200);
  });

  it("creates no account", async () => {
    const body = { email: "yarim@bonusrehberi.example", name: "Yarım", role: "editor", password: "uzun-bir-cumle" };
    await refusing("insert on admin_users", async () =>
      expectUnavailable(
        await site.admin.send("POST", "/api/admin/accounts", body),
        "Hesap kaydedilirken bir hata oluştu",
      ),
    );
    expect(await site.server.db.select().from(users).where(eq(users.email, body.email))).toEqual([]);
  });

  it("is found by the settings check, and by each list with its sentence", async () => {
    await withoutTable("hero_section", async () => {
      const answer = await site.admin.get("/api/admin/check-settings");
      expect(answer.status).toBe(503);
      expect(await answer.json()).toEqual({
        success: false,
        error: "Ayarlar tablosu kontrolünde bir hata oluştu",
      });
    });
    for (const [name, path, sentence] of [
      ["blog_posts", "blog", "Blog yazıları yüklenirken bir hata oluştu"],
      ["casinos", "casinos", "Casino siteleri yüklenirken bir hata oluştu"],
      ["promotions", "promotions", "Promosyonlar yüklenirken bir hata oluştu"],
      ["promotion_comments", "comments", "Yorumlar yüklenirken bir hata oluştu"],
      ["promotion_categories", "categories", "Kategoriler yüklenirken bir hata oluştu: veritabanı yanıt vermiyor"],
      ["pages", "pages", "Sayfalar yüklenirken bir hata oluştu"],
      ["splash_ads", "splash-ads", "Splash reklamları yüklerken bir hata oluştu"],
      ["seo_settings", "seo", "SEO ayarları yüklenirken bir hata oluştu"],
      ["hero_section", "settings/hero", "Hero bölümü ayarları yüklenirken bir hata oluştu"],
      ["review_settings", "settings/reviews", "Değerlendirme ayarları yüklenirken bir hata oluştu"],
      ["appearance", "settings/appearance", "Görünüm yüklenirken bir hata oluştu"],
      ["legal_settings", "settings/legal", "Yasal ayarlar yüklenirken bir hata oluştu"],
      ["settings", "settings/content", "Ayarlar yüklenirken bir hata oluştu"],
      ["trash", "trash", "Çöp kutusu yüklenirken bir hata oluştu"],
      ["blog_posts", "dashboard", "Veriler yüklenirken bir hata oluştu"],
    ] as const)
      await withoutTable(name, async () => expectUnavailable(await site.admin.get(`/api/admin/${path}`), sentence));
  });
});

describe("a bug in a handler", () => {
  it("is logged and answers 500, not 503", async () => {
    const { harness } = site.server;
    const words = (json: string) => `update comment_rules set always_words = '${json}'`;
    const response = await between(words("{"), words("[]"), () => site.admin.get("/api/admin/comment-rules"));
    await expectRefused(response, 500, UNEXPECTED);
    expect(response.headers.get("Retry-After")).toBeNull();
    const logged = harness.getLogs().find(({ level }) => level === "error");
    harness.clearLogs();
    expect(JSON.parse(logged?.message ?? "{}")).toMatchObject({
      request_id: response.headers.get("X-Request-Id"),
      message: expect.stringContaining("JSON") as string,
    });
  });
});

describe("a write of several tables that fails half-way", () => {
  it("leaves a category its name where its promotions cannot take the new one", async () => {
    const { admin, server } = site;
    const [promotion] = (await server.db.select().from(promotions)).filter(({ category_id }) => category_id);
    const category = await rowOf(promotion_categories, promotion?.category_id ?? "");
    const body = { name: "Yarım Ad", slug: category?.slug, updated_at: category?.updated_at };
    const edit = () => admin.send("PUT", `/api/admin/categories/${category?.id}`, body);
    await refusing("update on promotions", async () =>
      expectUnavailable(await edit(), "Kategori kaydedilirken bir hata oluştu: veritabanı yanıt vermiyor"),
    );
    expect(await rowOf(promotion_categories, category?.id ?? "")).toEqual(category);
    expect((await edit()).status).toBe(200);
    expect(await rowOf(promotions, promotion?.id ?? "")).toMatchObject({ category: "Yarım Ad" });
  });

  it.each([
    ["promotions", "Promosyon silinirken bir hata oluştu"],
    ["casinos", "Casino silinirken bir hata oluştu"],
  ])("moves nothing of %s to the trash", async (path, sentence) => {
    const promotion = await promotionWithComments();
    const id = path === "casinos" ? (promotion.casino_id ?? "") : promotion.id;
    await refusing(`delete on ${path}`, async () =>
      expectUnavailable(await site.admin.send("DELETE", `/api/admin/${path}/${id}`), sentence),
    );
    expect(await rowsOf(trash)).toEqual([]);
    expect(await rowOf(promotions, promotion.id)).toEqual(promotion);
    expect((await commentsOf(promotion.id)).length).toBeGreaterThan(0);
    expect(await rowOf(casinos, promotion.casino_id ?? "")).toBeDefined();
  });

  it.each([
    ["blog", blog_posts, "Blog yazısı silinirken bir hata oluştu"],
    ["categories", promotion_categories, "Kategori silinirken bir hata oluştu: veritabanı yanıt vermiyor"],
    ["pages", pages, "Sayfa silinirken bir hata oluştu"],
    ["splash-ads", splash_ads, "Splash reklam silinemedi"],
    ["media", media, "Görsel silinirken bir hata oluştu"],
  ] as const)("tells that nothing of %s was deleted", async (path, table, sentence) => {
    const before = await rowsOf(table);
    const { id } = before[0] as { id: string };
    await withoutTable(getTableName(table), async () =>
      expectUnavailable(await site.admin.send("DELETE", `/api/admin/${path}/${id}`), sentence),
    );
    expect(await rowsOf(table)).toEqual(before);
  });

  it("takes nothing out of the trash", async () => {
    const promotion = await promotionWithComments();
    const comments = await commentsOf(promotion.id);
    await remove("promotions", promotion.id);
    const kept = await rowsOf(trash);
    await refusing("delete on trash", async () =>
      expectUnavailable(await restore(promotion.id), "Kayıt geri alınırken bir hata oluştu"),
    );
    expect(await rowsOf(trash)).toEqual(kept);
    expect(await rowOf(promotions, promotion.id)).toBeUndefined();
    expect((await restore(promotion.id)).status).toBe(200);
    expect(await commentsOf(promotion.id)).toEqual(comments);
    expect(await rowOf(promotion_comments, comments[0]?.id ?? "")).toEqual(comments[0]);
  });
});
