import { sql } from "drizzle-orm";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import * as schema from "../../db/schema";
import { api } from "../../worker/api";
import { commentStamp } from "../../worker/comments/stamp.server";
import { SCHEDULES } from "../../worker/cron";
import { VERSION_TTL_MS } from "../../worker/edge/content-version.server";
import { setSchedule } from "../support/drafts";
import * as inputs from "../support/inputs";
import { EVERYTHING, startPurgeRecorder } from "../support/purge-recorder";
import { setupAdminSite } from "../support/site";
import { FUNCTIONS_TOKEN, request } from "../support/test-server";

const DAY_MS = 86_400_000;
const site = setupAdminSite();
let worker: Awaited<ReturnType<typeof startPurgeRecorder>>;

interface Made {
  id: string;
  updated_at: string;
}
type Body = Record<string, unknown>;

/** What a page showed, and under which tags the edge keeps it. */
interface Page {
  body: string;
  tags: string[];
}

/** Records that the writes change, each shown by some pages. */
const known = {
  casino: "",
  other: "",
  promotion: "",
  bare: "",
  category: "",
  spare: "",
  post: "",
  draft: "",
  comment: "",
  ad: "",
};

const send = async <T = Made>(method: string, path: string, body?: unknown, headers = {}): Promise<T> => {
  const answer = await worker.send(method, path, body, headers);
  const text = await answer.text();
  expect(answer.status, `${method} ${path}: ${text}`).toBeLessThan(300);
  return (text ? JSON.parse(text) : undefined) as T;
};
const admin = <T = Made>(method: string, path: string, body?: unknown) => send<T>(method, `/api/admin/${path}`, body);
/** Saves a record with changed fields, as its form does. */
const revise = async (path: string, id: string, change: Body, fields: (row: Body) => Body) => {
  const row = await admin<Body>("GET", `${path}/${id}`);
  return admin("PUT", `${path}/${id}`, { ...fields(row), updated_at: row["updated_at"], ...change });
};

const pick =
  (...names: string[]) =>
  (row: Body) =>
    Object.fromEntries(names.map((name) => [name, row[name]]));
const promotionForm = (row: Body) => ({
  ...pick("title", "slug", "casino_id", "category_id", "short_description", "url", "image_url")(row),
  full_description: row["full_description"],
  terms: row["terms"],
  promotion_code: row["promotion_code"] ?? "",
  expiry_date: row["expiry_date"] ?? "",
});

beforeAll(async () => {
  worker = await startPurgeRecorder(site);
  const { db } = site.server;
  known.casino = (await admin("POST", "casinos", { ...inputs.casinoInput(), name: "Aşı Casino" })).id;
  known.other = (await admin("POST", "casinos", { ...inputs.casinoInput(), name: "Öteki Casino" })).id;
  known.category = (
    await admin("POST", "categories", { ...inputs.categoryInput(), name: "Yeni Tür", slug: "yeni-tur" })
  ).id;
  known.spare = (await admin("POST", "categories", inputs.categoryInput())).id;
  const { casino: casino_id, category: category_id } = known;
  const offer = inputs.promotionInput();
  known.promotion = (await admin("POST", "promotions", { ...offer, casino_id, category_id })).id;
  await admin("POST", "promotions", { ...offer, title: "İkinci Bonus", casino_id });
  known.bare = (await admin("POST", "promotions", { ...offer, title: "Casinosuz Bonus" })).id;
  known.post = (await admin("POST", "blog", inputs.postInput())).id;
  await admin("PUT", `blog/${known.post}/publication`);
  known.draft = (await admin("POST", "blog", { ...inputs.postInput(), title: "Taslak Yazı" })).id;
  known.ad = (await admin("POST", "splash-ads", { ...inputs.splashAdInput(), is_active: true })).id;
  const comment = {
    promotion_id: known.promotion,
    user_name: "Ada",
    comment: "Güzel.",
    rating: 5,
    search_text: "güzel",
  };
  known.comment = crypto.randomUUID();
  await db
    .insert(schema.promotion_comments)
    .values({ id: known.comment, updated_at: "2026-11-22T00:00:00.000Z", ...comment });
});

/** Pages that do not stand in the site map. */
const UNLISTED = [
  ...["/bonuslar?sayfa=2", "/bonuslar?kategori=yeni-tur", "/bonuslar?kategori=turnuva", "/blog?sayfa=2"],
  ...["/sitemap", "/sitemap.xml", "/robots.txt", "/api/splash-ads"],
];
const OF_KNOWN = /asi-casino|oteki-casino|\/diger\/|cevrim-sarti/;

let sample: string[] | undefined;

/** Of each kind of page some, the same ones each time, and all that show the records above. */
async function addresses(): Promise<string[]> {
  const siteMap = await (await request(site.server, "/sitemap.xml")).text();
  const listed = [...siteMap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
  sample ??= [...listed.filter((_, n) => n < 6 || n % 14 === 0), ...UNLISTED];
  return [...new Set([...sample, ...listed.filter((path) => OF_KNOWN.test(path))])];
}

/** Every page as it is now, rendered anew: what the Worker remembers would hide what it was not told of. */
async function pages(): Promise<Map<string, Page>> {
  await site.server.db.update(schema.content_version).set({ content: sql`abs(random() % 4503599627370496)` });
  await wait(2 * VERSION_TTL_MS);
  const found = new Map<string, Page>();
  const read = async (path: string) => {
    const answer = await request(site.server, path);
    const tags = answer.headers.get("Cache-Tag")?.split(",") ?? [];
    const body = (await answer.text()).replace(/name="stamp" value="[^"]*"/, "");
    if (answer.status === 200 && tags.length > 0) found.set(path, { body, tags });
  };
  await Promise.all((await addresses()).map(read));
  return found;
}
const version = async () => (await site.server.db.select().from(schema.content_version))[0]?.content;

/** The pages after the last write, and so before the next. */
let latest: Map<string, Page> | undefined;

interface Outcome {
  changed: string[];
  missed: string[];
  purged: string[];
  isNewVersion: boolean;
}

/** What a write changed of the pages, and what the edge was told of it. */
async function outcomeOf(write: () => Promise<unknown>): Promise<Outcome> {
  const { db } = site.server;
  const before = latest ?? (await pages());
  await worker.takePurges();
  await db.delete(schema.pending_purges);
  await db.delete(schema.rate_limits).where(sql`key like 'purge:%'`);
  const versionBefore = await version();
  await write();
  const stale = new Set((await worker.takePurges()).flat());
  const isNewVersion = (await version()) !== versionBefore;
  const after = (latest = await pages());
  const isPurged = ({ tags }: Page) => stale.has(EVERYTHING) || tags.some((tag) => stale.has(tag));
  const all = [...before];
  const changed = all.filter(([path, { body }]) => after.get(path)?.body !== body);
  return {
    changed: changed.map(([path]) => path),
    missed: changed.filter(([, page]) => !isPurged(page)).map(([path]) => path),
    purged: all.filter(([, page]) => isPurged(page)).map(([path]) => path),
    isNewVersion,
  };
}

/** The row of a table that has one. */
async function theOne(table: typeof schema.hero_section | typeof schema.settings): Promise<Made> {
  const [row] = await site.server.db.select().from(table);
  if (!row) throw new Error("no row");
  return row;
}

/** What a visitor sends who took his time. */
async function visitorsComment() {
  const { db } = site.server;
  const stamp = await commentStamp(db, known.promotion, new Date(Date.now() - 60_000));
  return { promotion_id: known.promotion, user_name: "Gül", comment: `Söz ${crypto.randomUUID()}`, rating: 4, stamp };
}

/** Lets `run` publish the first of the queue. */
async function publishAt(run: (now: Date) => Promise<unknown>) {
  const now = new Date();
  await setSchedule(site.server.db, now.toISOString());
  await run(now);
}
const publish = (name: string, headers: Record<string, string> = {}) =>
  publishAt(() => send("POST", `/api/functions/${name}`, { manual: false }, headers));
const casinoForm = pick(
  "name",
  "slug",
  "url",
  "logo_url",
  "description",
  "rating",
  "featured",
  "is_licensed",
  "has_24_7_support",
);
const postForm = pick(
  "title",
  "slug",
  "category",
  "excerpt",
  "content",
  "image_url",
  "seo_title",
  "seo_description",
  "seo_keywords",
);

/** Writes by the route that takes them, in an order in which each still finds its records; a name says what is done. */
const WRITES: Record<string, Record<string, () => Promise<unknown>>> = {
  "POST /admin/casinos": { add: () => admin("POST", "casinos", { ...inputs.casinoInput(), name: "Aaa Casino" }) },
  "PUT /admin/casinos/:id": {
    rename: () => revise("casinos", known.casino, { name: "Aşı Casino Yeni" }, casinoForm),
    "give another address": () => revise("casinos", known.casino, { slug: "asi-casino-yeni" }, casinoForm),
    rate: () => revise("casinos", known.casino, { rating: 4.5 }, casinoForm),
    describe: () => revise("casinos", known.casino, { description: "<p>Bambaşka bir açıklama.</p>" }, casinoForm),
  },
  "POST /admin/categories": { add: () => admin("POST", "categories", inputs.categoryInput()) },
  "PUT /admin/categories/:id": {
    rename: () => revise("categories", known.category, { name: "Tür Adı" }, pick("name", "slug", "description")),
  },
  "DELETE /admin/categories/:id/activation": { off: () => admin("DELETE", `categories/${known.category}/activation`) },
  "PUT /admin/categories/:id/activation": { on: () => admin("PUT", `categories/${known.category}/activation`) },
  "POST /admin/categories/selection": {
    off: () => admin("POST", "categories/selection", { action: "deactivate", ids: [known.category] }),
  },
  "POST /admin/promotions": {
    "add to a casino": () =>
      admin("POST", "promotions", { ...inputs.promotionInput(), title: "Taze Bonus", casino_id: known.casino }),
    "add without a casino": () => admin("POST", "promotions", { ...inputs.promotionInput(), title: "Bağımsız" }),
    "add one that is off": () => admin("POST", "promotions", { ...inputs.promotionInput(), is_active: false }),
  },
  "PUT /admin/promotions/:id": {
    retitle: () => revise("promotions", known.promotion, { title: "Yeni Başlık" }, promotionForm),
    "change its terms": () => revise("promotions", known.promotion, { terms: "40 kat çevrim" }, promotionForm),
    "let it end": () => revise("promotions", known.promotion, { expiry_date: "2020-01-01" }, promotionForm),
    "let it go on": () => revise("promotions", known.promotion, { expiry_date: "" }, promotionForm),
    "move to another casino": () => revise("promotions", known.bare, { casino_id: known.other }, promotionForm),
  },
  "DELETE /admin/promotions/:id/activation": { off: () => admin("DELETE", `promotions/${known.promotion}/activation`) },
  "PUT /admin/promotions/:id/activation": { on: () => admin("PUT", `promotions/${known.promotion}/activation`) },
  "POST /admin/promotions/selection": {
    off: () => admin("POST", "promotions/selection", { action: "deactivate", ids: [known.bare] }),
    delete: () => admin("POST", "promotions/selection", { action: "delete", ids: [known.bare] }),
  },
  "POST /comments": { comment: async () => send("POST", "/api/comments", await visitorsComment()) },
  "POST /bonuslar/:casino/:promotion": {
    "comment by the form of the page": async () => {
      const { promotion_id, ...fields } = await visitorsComment();
      const path = (await addresses()).find((address) => address.startsWith("/bonuslar/asi-casino-yeni/")) ?? "";
      const form = new URLSearchParams({ promotion_id, ...fields, rating: "4" });
      expect((await worker.send("POST", path, form)).status).toBe(303);
    },
  },
  "PUT /admin/comments/:id": {
    correct: () =>
      revise("comments", known.comment, { comment: "Düzeltildi." }, pick("user_name", "comment", "rating")),
  },
  "POST /admin/comments/selection": {
    spam: () => admin("POST", "comments/selection", { action: "spam", ids: [known.comment] }),
    publish: () => admin("POST", "comments/selection", { action: "publish", ids: [known.comment] }),
  },
  "POST /admin/comments/matching": {
    spam: () =>
      admin("POST", "comments/matching", { action: "spam", q: "düzeltildi", until: new Date().toISOString() }),
  },
  "DELETE /admin/comments/:id": { delete: () => admin("DELETE", `comments/${known.comment}`) },
  "PUT /admin/trash/:id/restoration": {
    "bring a comment back": () => admin("PUT", `trash/${known.comment}/restoration`),
    "bring a promotion back": () => admin("PUT", `trash/${known.bare}/restoration`),
  },
  "POST /admin/blog": { "add a draft": () => admin("POST", "blog", { ...inputs.postInput(), title: "Bir Taslak" }) },
  "POST /admin/blog/batch": {
    add: () =>
      admin("POST", "blog/batch", { key: crypto.randomUUID(), items: [{ ...inputs.postInput(), title: "Bir Yazı" }] }),
  },
  "PUT /admin/blog/:id": {
    retitle: () => revise("blog", known.post, { title: "Çevrim Şartı Neymiş?" }, postForm),
    rewrite: () =>
      revise("blog", known.post, { content: `<p>${"Bambaşka bir metin, baştan yazıldı. ".repeat(3)}</p>` }, postForm),
    "give a draft another title": () => revise("blog", known.draft, { title: "Taslağın Adı" }, postForm),
  },
  "PUT /admin/blog/:id/publication": { publish: () => admin("PUT", `blog/${known.draft}/publication`) },
  "DELETE /admin/blog/:id/publication": { "make a draft": () => admin("DELETE", `blog/${known.draft}/publication`) },
  "POST /admin/blog/selection": {
    publish: () => admin("POST", "blog/selection", { action: "publish", ids: [known.draft] }),
    delete: () => admin("POST", "blog/selection", { action: "delete", ids: [known.draft] }),
  },
  "DELETE /admin/blog/:id": { delete: () => admin("DELETE", `blog/${known.post}`) },
  "POST /functions/scheduled-blog-publisher": { publish: () => publish("scheduled-blog-publisher") },
  "POST /functions/publish-scheduled-blogs": { publish: () => publish("publish-scheduled-blogs") },
  "POST /functions/publish-blogs-public": {
    publish: () => publish("publish-blogs-public", { Authorization: `Bearer ${FUNCTIONS_TOKEN}` }),
  },
  "cron */10 * * * *": { publish: () => publishAt((now) => worker.runCron("*/10 * * * *", now)) },
  "cron 17 1 * * *": { "empty the trash": () => worker.runCron("17 1 * * *", new Date(Date.now() + 31 * DAY_MS)) },
  "PUT /admin/settings/hero/:id": {
    change: async () => {
      const { id, updated_at } = await theOne(schema.hero_section);
      await admin("PUT", `settings/hero/${id}`, { ...inputs.heroInput(), updated_at });
    },
  },
  "PUT /admin/settings/content/:id": {
    change: async () => {
      const { id, updated_at } = await theOne(schema.settings);
      await admin("PUT", `settings/content/${id}`, { ...inputs.homeTextInput(), updated_at });
    },
  },
  "PUT /admin/seo/:id": Object.fromEntries(
    ["/", "/blog"].map((path) => [
      `change ${path}`,
      async () => {
        const rows = await site.server.db.select().from(schema.seo_settings);
        const { id, updated_at } = rows.find(({ page_path }) => page_path === path) ?? {};
        await admin("PUT", `seo/${id}`, { ...inputs.seoInput(), updated_at });
      },
    ]),
  ),
  "POST /admin/splash-ads": { add: () => admin("POST", "splash-ads", { ...inputs.splashAdInput(), is_active: true }) },
  "PUT /admin/splash-ads/:id": {
    change: () => revise("splash-ads", known.ad, { title: "Bayram" }, pick("title", "href", "image_url", "is_active")),
  },
  "DELETE /admin/splash-ads/:id/activation": { off: () => admin("DELETE", `splash-ads/${known.ad}/activation`) },
  "PUT /admin/splash-ads/:id/activation": { on: () => admin("PUT", `splash-ads/${known.ad}/activation`) },
  "POST /admin/splash-ads/selection": {
    off: () => admin("POST", "splash-ads/selection", { action: "deactivate", ids: [known.ad] }),
  },
  "DELETE /admin/splash-ads/:id": { delete: () => admin("DELETE", `splash-ads/${known.ad}`) },
  "DELETE /admin/promotions/:id": { delete: () => admin("DELETE", `promotions/${known.promotion}`) },
  "POST /admin/casinos/selection": {
    delete: () => admin("POST", "casinos/selection", { action: "delete", ids: [known.other] }),
  },
  "DELETE /admin/casinos/:id": { delete: () => admin("DELETE", `casinos/${known.casino}`) },
  "DELETE /admin/categories/:id": { delete: () => admin("DELETE", `categories/${known.spare}`) },
  "POST /admin/trash/selection": {
    "delete for good": () => admin("POST", "trash/selection", { action: "delete", ids: [known.casino] }),
  },
};

/** Routes whose writes no page shows, and why. */
const SHOWN_BY_NO_PAGE: Record<string, string> = {
  "POST /admin/administrators": "accounts",
  "PUT /admin/administrators/password": "accounts",
  "DELETE /admin/administrators/:id": "accounts",
  "PUT /session": "sessions",
  "DELETE /session": "sessions",
  "POST /admin/media/:folder": "a picture is shown by the record that is saved with it",
  "DELETE /admin/media/:id": "a picture is served from the trash; `purges.test.ts` deletes it for good",
  "PUT /admin/publishing/schedule": "the queue",
  "PUT /admin/publishing/queue/:id": "the queue",
  "DELETE /admin/publishing/queue/:id": "the queue",
  "PUT /admin/publishing/queue/:id/place": "the queue",
  "PUT /admin/publishing/announcements": "what search services are told",
  "POST /admin/writing/article": "answers of the text service",
  "POST /admin/writing/expansion": "answers of the text service",
  "POST /admin/writing/seo": "answers of the text service",
  "POST /admin/writing/ideas": "answers of the text service",
  "POST /admin/writing/page-seo": "answers of the text service",
  "POST /blog/:id/views": "the count of views may be two minutes old: a purge for each view would leave no cache",
};

describe("a write purges every page that it changes", () => {
  const report: [changed: number, purged: number][] = [];

  it("by every route that there is", () => {
    const routes = api.routes
      .filter(({ method }) => !["GET", "ALL"].includes(method))
      .map(({ method, path }) => `${method} ${path}`);
    const pages = ["POST /bonuslar/:casino/:promotion", ...Object.keys(SCHEDULES).map((cron) => `cron ${cron}`)];
    const named = [...Object.keys(WRITES), ...Object.keys(SHOWN_BY_NO_PAGE)];
    expect(named.sort()).toEqual([...new Set([...routes, ...pages])].sort());
  });

  for (const [route, writes] of Object.entries(WRITES))
    it.each(Object.entries(writes))(`${route}: %s`, async (_, write) => {
      const { changed, missed, purged, isNewVersion } = await outcomeOf(write);
      report.push([changed.length, purged.length]);
      expect(missed).toEqual([]);
      if (changed.some((path) => !path.startsWith("/api/"))) expect(isNewVersion).toBe(true);
    });

  it("and few others", () => {
    const total = (at: 0 | 1) => report.reduce((sum, row) => sum + row[at], 0);
    expect(total(0)).toBeGreaterThan(100);
    expect((total(1) - total(0)) / total(1)).toBeLessThan(0.2);
  });
});

describe("a draft", () => {
  it("saved ten times purges nothing and lets no page be rendered anew", async () => {
    const { id } = await admin("POST", "blog", { ...inputs.postInput(), title: "On Kez" });
    const { purged, isNewVersion } = await outcomeOf(async () => {
      for (let n = 0; n < 10; n++) await revise("blog", id, { title: `On Kez ${n}` }, postForm);
    });
    expect([purged, isNewVersion]).toEqual([[], false]);
  });
});
