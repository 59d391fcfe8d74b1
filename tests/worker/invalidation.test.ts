import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  hero_section,
  HOME_SECTIONS,
  promotion_comments,
  review_settings,
  seo_settings,
  settings,
} from "../../db/schema";
import { api } from "../../worker/api";
import { SCHEDULES } from "../../worker/cron";
import { cachedPages } from "../support/cached-pages";
import { setSchedule } from "../support/drafts";
import { fileForm, GIF, type StoredImage } from "../support/images";
import {
  casinoInput,
  categoryInput,
  heroInput,
  homeTextInput,
  pageInput,
  postInput,
  promotionInput,
  reviewSettingsInput,
  seoInput,
  splashAdInput,
} from "../support/inputs";
import { setupKnownRecords, SHOWN_BY } from "../support/known-records";
import { reviewWith } from "../support/reviews";
import { setupAdminSite } from "../support/site";
import { FUNCTIONS_TOKEN } from "../support/test-server";

const DAY_MS = 86_400_000;
const site = setupAdminSite();
const records = setupKnownRecords(site);
const { ids, recorder, send, admin, add, save, saveFirst, remove, activate, deactivate, bulkAction } = records;
const pages = cachedPages(site, recorder, SHOWN_BY);

async function commentByForm() {
  const { promotion_id, ...fields } = await records.validComment();
  const path = (await pages.paths()).find((address) => address.startsWith("/bonuslar/asi-casino-yeni/")) ?? "";
  const form = new URLSearchParams({ promotion_id, ...fields, rating: "4" });
  expect((await recorder().send("POST", path, form)).status).toBe(303);
}

async function reply(words: string) {
  const [row] = await site.server.db.select().from(promotion_comments).where(eq(promotion_comments.id, ids.comment));
  await admin("PUT", `comments/${ids.comment}/reply`, { reply: words, updated_at: row?.updated_at });
}

/** Lets `run` publish the first post of the queue. */
async function publishAt(run: (now: Date) => Promise<unknown>) {
  const now = new Date();
  await setSchedule(site.server.db, now.toISOString());
  await run(now);
}
const publish = (name: string, headers: Record<string, string> = {}) =>
  publishAt(() => send("POST", `/api/functions/${name}`, { manual: false }, headers));

let removedAt = "";
async function removeDemo() {
  const answer = await admin("DELETE", "first-run/demo");
  removedAt = String(answer["removed_at"]);
}

const saveHome = (layout: object) =>
  saveFirst("settings/hero", { ...heroInput(), ...layout }, site.server.db.select().from(hero_section));

/** Uploads two pictures, shows the first on a promotion, and the second in its place. */
async function replaceCover() {
  const upload = async () => {
    const sent = await site.admin.send("POST", "/api/admin/media/promotions", fileForm(GIF));
    return (await sent.json<StoredImage>()).url;
  };
  const [first, second] = [await upload(), await upload()];
  await save("promotions", "promotion", { image_url: first });
  const { rows } = await admin<{ rows: { id: string }[] }>("GET", `media?q=${first}`);
  await admin("PUT", `media/${rows[0]?.id}/replacement`, { url: second });
}

/** Uploads a picture, shows it on a promotion, and adds a smaller file of it, which gives it another address. */
async function addVariants() {
  const picture = (name: string) => readFileSync(`scripts/demo-world/images/posts/${name}.webp`);
  const sent = await site.admin.send("POST", "/api/admin/media/promotions", fileForm(picture("b01"), "zarlar.webp"));
  await save("promotions", "promotion", { image_url: (await sent.json<StoredImage>()).url });
  const { rows } = await admin<{ rows: { id: string }[] }>("GET", "media?q=zarlar");
  const form = new FormData();
  form.set("variant", new File([picture("b01-320")], "x.webp"));
  await admin("PUT", `media/${rows[0]?.id}/variants`, form);
}

/** Saves the SEO texts of a page. */
const saveSeo = (page: string) =>
  saveFirst("seo", seoInput(), site.server.db.select().from(seo_settings).where(eq(seo_settings.page_path, page)));

/** Writes by route, named after what they do, in an order in which each still finds its records. */
const WRITES: Record<string, Record<string, () => Promise<unknown>>> = {
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
  "DELETE /admin/comments/:id/reply": { "take the reply back": () => admin("DELETE", `comments/${ids.comment}/reply`) },
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
  "cron 17 1 * * *": { "empty the trash": () => recorder().runCron("17 1 * * *", new Date(Date.now() + 31 * DAY_MS)) },
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
  "PUT /admin/first-run/demo": { "take back": () => admin("PUT", "first-run/demo", { removed_at: removedAt }) },
  "POST /admin/trash/restoration": {
    "bring a page and an ad back": () =>
      admin("POST", "trash/restoration", { action: "restore", ids: [ids.page, ids.splashAd] }),
  },
  "POST /admin/trash/selection": { "delete for good": () => bulkAction("trash", "delete", "casino") },
};

/** Routes whose writes no page shows, by the reason. */
const SHOWN_BY_NO_PAGE = {
  accounts: [
    "POST /admin/accounts",
    "PUT /admin/accounts/:id/role",
    "PUT /admin/accounts/:id/password",
    "DELETE /admin/accounts/:id/sessions",
    "DELETE /admin/accounts/:id",
    "DELETE /admin/accounts/:id/second-factor",
    "PUT /admin/account/second-factor",
    "PUT /admin/account/second-factor/codes",
    "POST /admin/account/second-factor/removal",
    "PUT /admin/account",
    "PUT /admin/account/password",
    "DELETE /admin/account/sessions",
    "DELETE /admin/account/sessions/:session",
  ],
  "rules for comments to come": [
    "PUT /admin/comments/:id/sender",
    "PUT /admin/comment-rules/:id",
    "DELETE /admin/comment-rules/senders/:id",
  ],
  "what an account has seen": ["PUT /admin/comments/visit"],
  "views of lists that people save": [
    "POST /admin/saved-views",
    "PUT /admin/saved-views/:id",
    "DELETE /admin/saved-views/:id",
  ],
  sessions: ["PUT /session", "DELETE /session"],
  "names of pictures in the library": ["PUT /admin/media/:id"],
  "a page shows a picture once a record is saved with it": ["POST /admin/media/:folder"],
  "a picture is served from the trash; `purges.test.ts` deletes it for good": ["DELETE /admin/media/:id"],
  "links to drafts are in no cache": ["POST /admin/preview-links/:kind/:record", "DELETE /admin/preview-links/:id"],
  "whether addresses of other sites answer": ["POST /admin/dashboard/checks"],
  "the publishing queue": [
    "PUT /admin/publishing/schedule",
    "PUT /admin/publishing/queue/:id",
    "DELETE /admin/publishing/queue/:id",
    "PUT /admin/publishing/queue/:id/place",
    "PUT /admin/publishing/plan/:id",
    "PUT /admin/publishing/announcements",
  ],
  "answers of the text service": ["article", "expansion", "seo", "ideas", "terms", "page-seo"].map(
    (path) => `POST /admin/writing/${path}`,
  ),
  "the count of views may be two minutes old: a purge for each view would leave no cache": ["POST /views"],
};

describe("a write purges every page that it changes", () => {
  const report: [changed: number, purged: number][] = [];

  it("for every route that writes", () => {
    const routes = api.routes
      .filter(({ method }) => !["GET", "ALL"].includes(method))
      .map(({ method, path }) => `${method} ${path}`);
    const others = ["POST /bonuslar/:casino/:promotion", ...Object.keys(SCHEDULES).map((cron) => `cron ${cron}`)];
    const named = [...Object.keys(WRITES), ...Object.values(SHOWN_BY_NO_PAGE).flat()];
    expect(named.sort()).toEqual([...new Set([...routes, ...others])].sort());
  });

  for (const [route, writes] of Object.entries(WRITES))
    it.each(Object.entries(writes))(`${route}: %s`, async (_, write) => {
      const { changed, missed, purged, isNewVersion } = await pages.outcomeOf(write);
      report.push([changed.length, purged.length]);
      expect(missed).toEqual([]);
      if (changed.some((path) => !path.startsWith("/api/"))) expect(isNewVersion).toBe(true);
    });

  it("and few others", async ({ annotate }) => {
    const total = (at: 0 | 1) => report.reduce((sum, row) => sum + row[at], 0);
    const unchanged = (total(1) - total(0)) / total(1);
    await annotate(`${Math.round(100 * unchanged)} % of the purged pages had not changed`);
    expect(total(0)).toBeGreaterThan(100);
    expect(unchanged).toBeLessThan(0.2);
  });
});

describe("a draft", () => {
  it("saved ten times purges nothing and changes no content version", async () => {
    const id = await add("blog", { ...postInput(), title: "On Kez" });
    const { purged, isNewVersion } = await pages.outcomeOf(async () => {
      for (let n = 0; n < 10; n++) await records.saveById("blog", id, { title: `On Kez ${n}` });
    });
    expect([purged, isNewVersion]).toEqual([[], false]);
  });
});
