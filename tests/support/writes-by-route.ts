import { HOME_SECTIONS, review_settings, settings } from "../../db/schema";
import {
  casinoInput,
  categoryInput,
  homeTextInput,
  pageInput,
  postInput,
  promotionInput,
  reviewSettingsInput,
  splashAdInput,
} from "./inputs";
import { longerWrites, type Pages, type Records } from "./longer-writes";
import { reviewWith } from "./reviews";
import type { AdminSite } from "./site";
import { FUNCTIONS_TOKEN } from "./test-server";

const DAY_MS = 86_400_000;

/** Writes by route, named after what they do, in an order in which each still finds its records. */
export function writesByRoute(
  site: AdminSite,
  records: Records,
  pages: Pages,
): Record<string, Record<string, () => Promise<unknown>>> {
  const { ids, recorder, send, admin, add, save, saveFirst, remove, activate, deactivate, bulkAction } = records;

  const { commentByForm, reply, publishAt, publish, ...longer } = longerWrites(site, records, pages);
  const { removeDemo, takeBackDemo, saveHome, replaceCover, addVariants, saveSeo } = longer;

  return {
    "POST /admin/casinos": { add: () => add("casinos", { ...casinoInput(), name: "Aaa Casino" }) },
    "PUT /admin/casinos/:id": {
      rename: () => save("casinos", "casino", { name: "Aşı Casino Yeni" }),
      "give another address": () => save("casinos", "casino", { slug: "asi-casino-yeni" }),
      rate: () => save("casinos", "casino", { rating: 4.5 }),
      review: () => save("casinos", "casino", { review: reviewWith(8, 7.5, 9, 6, 7) }),
      "advise against": () =>
        save("casinos", "casino", { standing: "not_recommended", standing_reason: "Lisans kaydı bulunamadı." }),
      "advise again": () => save("casinos", "casino", { standing: "verified" }),
      describe: () => save("casinos", "casino", { description: "<p>Bambaşka bir açıklama.</p>" }),
    },
    "POST /admin/categories": { add: () => add("categories", categoryInput()) },
    "PUT /admin/categories/:id": { rename: () => save("categories", "category", { name: "Tür Adı" }) },
    "DELETE /admin/categories/:id/activation": { off: () => deactivate("categories", "category") },
    "PUT /admin/categories/:id/activation": { on: () => activate("categories", "category") },
    "POST /admin/categories/selection": { off: () => bulkAction("categories", "deactivate", "category") },
    "POST /admin/promotions": {
      "add to a casino": () => add("promotions", { ...promotionInput(), title: "Taze Bonus", casino_id: ids.casino }),
      "add without a casino": () => add("promotions", { ...promotionInput(), title: "Bağımsız" }),
      "add one that is off": () => add("promotions", { ...promotionInput(), is_active: false }),
    },
    "PUT /admin/promotions/:id": {
      retitle: () => save("promotions", "promotion", { title: "Yeni Başlık" }),
      "change its terms": () => save("promotions", "promotion", { terms: "40 kat çevrim" }),
      "change its wagering": () => save("promotions", "promotion", { wagering: 40, wagering_base: "bonus" }),
      "let it end": () => save("promotions", "promotion", { expiry_date: "2020-01-01" }),
      "let it go on": () => save("promotions", "promotion", { expiry_date: "" }),
      "move to another casino": () => save("promotions", "promotionWithoutCasino", { casino_id: ids.otherCasino }),
    },
    "POST /admin/casinos/import": {
      "change an owner and add another": () =>
        admin("POST", "casinos/import", {
          is_dry: false,
          lines: [
            { line: 2, id: ids.casino, values: { owner: "Dosyadaki Şirket" } },
            { line: 3, values: { ...casinoInput(), name: "Dosyadaki Casino" } },
          ],
        }),
    },
    "POST /admin/promotions/import": {
      "change a code": () =>
        admin("POST", "promotions/import", {
          is_dry: false,
          lines: [{ line: 2, id: ids.promotion, values: { promotion_code: "DOSYADAN" } }],
        }),
    },
    "PUT /admin/promotions/:id/code": {
      "give a code": async () => {
        const { updated_at } = await admin<{ updated_at: string }>("GET", `promotions/${ids.promotion}`);
        await admin("PUT", `promotions/${ids.promotion}/code`, { promotion_code: "LISTEDEN", updated_at });
      },
    },
    "PUT /admin/promotions/:id/expiry": {
      "give an end date": async () => {
        const { updated_at } = await admin<{ updated_at: string }>("GET", `promotions/${ids.promotion}`);
        await admin("PUT", `promotions/${ids.promotion}/expiry`, { expiry_date: "2099-01-02", updated_at });
      },
    },
    "POST /admin/verification/selection": {
      "verify a promotion": () => bulkAction("verification", "verify", "promotion"),
      "verify a casino": () => bulkAction("verification", "verify", "casino"),
    },
    "DELETE /admin/promotions/:id/activation": { off: () => deactivate("promotions", "promotion") },
    "PUT /admin/promotions/:id/activation": { on: () => activate("promotions", "promotion") },
    "POST /admin/promotions/selection": {
      off: () => bulkAction("promotions", "deactivate", "promotionWithoutCasino"),
      delete: () => bulkAction("promotions", "delete", "promotionWithoutCasino"),
    },
    "POST /admin/promotions/matching": {
      off: () =>
        admin("POST", "promotions/matching", { action: "deactivate", q: "bağımsız", until: new Date().toISOString() }),
    },
    "POST /comments": { comment: async () => send("POST", "/api/comments", await records.validComment()) },
    "POST /bonuslar/:casino/:promotion": { "comment by the form of the page": commentByForm },
    "PUT /admin/comments/:id": { correct: () => save("comments", "comment", { comment: "Düzeltildi." }) },
    "PUT /admin/comments/:id/reply": {
      reply: () => reply("Teşekkür ederiz."),
      "change the reply": () => reply("Sağ olun."),
    },
    "DELETE /admin/comments/:id/reply": {
      "take the reply back": () => admin("DELETE", `comments/${ids.comment}/reply`),
    },
    "POST /admin/comments/selection": {
      spam: () => bulkAction("comments", "spam", "comment"),
      publish: () => bulkAction("comments", "publish", "comment"),
      hide: () => bulkAction("comments", "hide", "comment"),
      "show again": () => bulkAction("comments", "publish", "comment"),
    },
    "POST /admin/comments/matching": {
      spam: () =>
        admin("POST", "comments/matching", { action: "spam", q: "düzeltildi", until: new Date().toISOString() }),
    },
    "DELETE /admin/comments/:id": { delete: () => remove("comments", "comment") },
    "POST /admin/pages": { add: () => add("pages", { ...pageInput(), title: "Künye" }) },
    "PUT /admin/pages/:id": {
      retitle: () => save("pages", "page", { title: "Çerezler" }),
      rewrite: () => save("pages", "page", { content: "<p>Bambaşka bir metin, baştan yazıldı.</p>" }),
      "give another address": () => save("pages", "page", { slug: "cerez-tercihleri-yeni" }),
      "take out of the footer": () => save("pages", "page", { in_footer: false }),
    },
    "DELETE /admin/pages/:id": { delete: () => remove("pages", "page") },
    "PUT /admin/trash/:id/restoration": {
      "bring a comment back": () => admin("PUT", `trash/${ids.comment}/restoration`),
      "bring a page back": () => admin("PUT", `trash/${ids.page}/restoration`),
      "bring a promotion back": () => admin("PUT", `trash/${ids.promotionWithoutCasino}/restoration`),
    },
    "POST /admin/blog": {
      "add a draft": () => add("blog", { ...postInput(), title: "Bir Taslak" }),
      "add and publish": () => add("blog", { ...postInput(), title: "Hemen Yayında", publish: true }),
    },
    "POST /admin/blog/batch": {
      add: () =>
        admin("POST", "blog/batch", { key: crypto.randomUUID(), items: [{ ...postInput(), title: "Bir Yazı" }] }),
    },
    "POST /admin/blog/import": {
      "change an excerpt and add a draft": () =>
        admin("POST", "blog/import", {
          is_dry: false,
          lines: [
            { line: 2, id: ids.post, values: { excerpt: "Dosyadan gelen bambaşka bir özet." } },
            { line: 3, values: { ...postInput(), title: "Dosyadan Gelen Taslak" } },
          ],
        }),
    },
    "PUT /admin/blog/:id": {
      retitle: () => save("blog", "post", { title: "Çevrim Şartı Neymiş?" }),
      rewrite: () => save("blog", "post", { content: `<p>${"Bambaşka bir metin, baştan yazıldı. ".repeat(3)}</p>` }),
      "give a draft another title": () => save("blog", "draft", { title: "Taslağın Adı" }),
    },
    "PUT /admin/blog/:id/publication": { publish: () => admin("PUT", `blog/${ids.draft}/publication`) },
    "DELETE /admin/blog/:id/publication": { "make a draft": () => admin("DELETE", `blog/${ids.draft}/publication`) },
    "POST /admin/blog/selection": {
      publish: () => bulkAction("blog", "publish", "draft"),
      delete: () => bulkAction("blog", "delete", "draft"),
    },
    "POST /admin/blog/publications": {
      "take a publication back": () =>
        admin("POST", "blog/publications", {
          action: "unpublish",
          posts: [{ id: ids.draft, published_at: null, queue_position: 1, publish_at: null }],
        }),
      "publish again": () =>
        admin("POST", "blog/publications", {
          action: "publish",
          posts: [{ id: ids.draft, published_at: "2026-11-01T09:00:00.000Z", queue_position: null, publish_at: null }],
        }),
    },
    "POST /admin/blog/matching": {
      "make drafts": () =>
        admin("POST", "blog/matching", { action: "unpublish", q: "çevrim şartı", until: new Date().toISOString() }),
      publish: () =>
        admin("POST", "blog/matching", { action: "publish", q: "çevrim şartı", until: new Date().toISOString() }),
    },
    "DELETE /admin/blog/:id": { delete: () => remove("blog", "post") },
    "POST /functions/scheduled-blog-publisher": { publish: () => publish("scheduled-blog-publisher") },
    "POST /functions/publish-scheduled-blogs": { publish: () => publish("publish-scheduled-blogs") },
    "POST /functions/publish-blogs-public": {
      publish: () => publish("publish-blogs-public", { Authorization: `Bearer ${FUNCTIONS_TOKEN}` }),
    },
    "cron */10 * * * *": { publish: () => publishAt((now) => recorder().runCron("*/10 * * * *", now)) },
    "cron 17 1 * * *": {
      "empty the trash": () => recorder().runCron("17 1 * * *", new Date(Date.now() + 31 * DAY_MS)),
    },
    "PUT /admin/settings/hero/:id": {
      change: () => saveHome({}),
      "turn its sections around": () =>
        saveHome({ sections: HOME_SECTIONS.toReversed().map((id) => ({ id, shown: true })) }),
      "hide a section": () => saveHome({ sections: [{ id: "casinos", shown: false }] }),
      "show it again": () => saveHome({ sections: [] }),
      "pin a casino": () => saveHome({ pinned_casinos: [{ id: ids.otherCasino, name: "", until: null }] }),
    },
    "PUT /admin/settings/content/:id": {
      change: () => saveFirst("settings/content", homeTextInput(), site.server.db.select().from(settings)),
    },
    "PUT /admin/settings/reviews/:id": {
      weigh: () => saveFirst("settings/reviews", reviewSettingsInput(), site.server.db.select().from(review_settings)),
    },
    "PUT /admin/seo/:id": { "change /": () => saveSeo("/"), "change /blog": () => saveSeo("/blog") },
    "POST /admin/pages/selection": { delete: () => bulkAction("pages", "delete", "page") },
    "POST /admin/splash-ads": { add: () => add("splash-ads", { ...splashAdInput(), is_active: true }) },
    "PUT /admin/splash-ads/:id": { change: () => save("splash-ads", "splashAd", { title: "Bayram" }) },
    "DELETE /admin/splash-ads/:id/activation": { off: () => deactivate("splash-ads", "splashAd") },
    "PUT /admin/splash-ads/:id/activation": { on: () => activate("splash-ads", "splashAd") },
    "POST /admin/splash-ads/selection": { off: () => bulkAction("splash-ads", "deactivate", "splashAd") },
    "DELETE /admin/splash-ads/:id": { delete: () => remove("splash-ads", "splashAd") },
    "PUT /admin/media/:id/variants": { "give a cover variants": () => addVariants() },
    "PUT /admin/media/:id/replacement": { "replace a cover": () => replaceCover() },
    "DELETE /admin/promotions/:id": { delete: () => remove("promotions", "promotion") },
    "POST /admin/casinos/selection": { delete: () => bulkAction("casinos", "delete", "otherCasino") },
    "DELETE /admin/casinos/:id": { delete: () => remove("casinos", "casino") },
    "DELETE /admin/categories/:id": { delete: () => remove("categories", "unusedCategory") },
    "DELETE /admin/first-run/demo": { remove: () => removeDemo() },
    "PUT /admin/first-run/demo": { "take back": () => takeBackDemo() },
    "POST /admin/trash/restoration": {
      "bring a page and an ad back": () =>
        admin("POST", "trash/restoration", { action: "restore", ids: [ids.page, ids.splashAd] }),
    },
    "POST /admin/trash/selection": { "delete for good": () => bulkAction("trash", "delete", "casino") },
  };
}
