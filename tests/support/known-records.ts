import { beforeAll, expect } from "vitest";
import { promotion_comments } from "../../db/schema";
import { commentStamp } from "../../worker/comments/stamp.server";
import { casinoInput, categoryInput, pageInput, postInput, promotionInput, splashAdInput } from "./inputs";
import { type PurgeRecorder, startPurgeRecorder } from "./purge-recorder";
import type { AdminSite } from "./site";

type Row = Record<string, unknown>;

const pick =
  (...names: string[]) =>
  (row: Row) =>
    Object.fromEntries(names.map((name) => [name, row[name]]));

/** The fields that the form of each resource sends, taken from its row. */
const FORMS = {
  casinos: pick(
    ...["name", "slug", "url", "logo_url", "description", "rating", "featured", "is_licensed", "has_24_7_support"],
    ...["review", "standing", "standing_reason", "pros", "cons", "payment_methods", "withdrawal_time", "founded_year"],
    "owner",
  ),
  categories: pick("name", "slug", "description"),
  promotions: (row: Row) => ({
    ...pick(
      "title",
      "slug",
      "casino_id",
      "category_id",
      "short_description",
      "url",
      "image_url",
      "image_alt",
      "image_focus",
    )(row),
    ...pick("full_description", "terms")(row),
    promotion_code: row["promotion_code"] ?? "",
    expiry_date: row["expiry_date"] ?? "",
  }),
  comments: pick("user_name", "comment", "rating"),
  blog: pick(
    ...[
      "title",
      "slug",
      "category",
      "excerpt",
      "content",
      "image_url",
      "image_alt",
      "image_focus",
      "seo_title",
      "seo_description",
      "seo_keywords",
    ],
  ),
  pages: pick("title", "slug", "content", "seo_title", "seo_description", "seo_keywords", "in_footer"),
  "splash-ads": pick("title", "href", "image_url", "is_active"),
};

/** Paths of the public pages that show the records. */
export const SHOWN_BY = /asi-casino|oteki-casino|\/diger\/|cevrim-sarti|cerez-tercihleri/;

/** Creates records that tests of the cache write to, and functions that write to them through a purge recorder. */
export function setupKnownRecords(site: AdminSite) {
  let recorder: PurgeRecorder;
  const ids = {
    casino: "",
    otherCasino: "",
    promotion: "",
    promotionWithoutCasino: "",
    category: "",
    unusedCategory: "",
    post: "",
    draft: "",
    comment: "",
    page: "",
    splashAd: "",
  };
  type Name = keyof typeof ids;
  const send = async <T = Row>(method: string, path: string, body?: unknown, headers = {}): Promise<T> => {
    const answer = await recorder.send(method, path, body, headers);
    const text = await answer.text();
    expect(answer.status, `${method} ${path}: ${text}`).toBeLessThan(300);
    return (text ? JSON.parse(text) : undefined) as T;
  };
  const admin = <T = Row>(method: string, path: string, body?: unknown) => send<T>(method, `/api/admin/${path}`, body);
  const add = async (path: string, input: Row) => (await admin<{ id: string }>("POST", path, input)).id;
  /** Saves a record with changed fields, as its form does. */
  const saveById = async (path: keyof typeof FORMS, id: string, change: Row) => {
    const row = await admin("GET", `${path}/${id}`);
    await admin("PUT", `${path}/${id}`, { ...FORMS[path](row), updated_at: row["updated_at"], ...change });
  };
  /** Saves `input` over the first of these rows. */
  const saveFirst = async (path: string, input: object, rows: Promise<{ id: string; updated_at: string }[]>) => {
    const [{ id, updated_at } = {}] = await rows;
    await admin("PUT", `${path}/${id}`, { ...input, updated_at });
  };
  /** A visitor's comment on a form that was opened a minute ago. */
  const validComment = async () => {
    const stamp = await commentStamp(site.server.db, ids.promotion, new Date(Date.now() - 60_000));
    return { promotion_id: ids.promotion, user_name: "Gül", comment: `Söz ${crypto.randomUUID()}`, rating: 4, stamp };
  };
  beforeAll(async () => {
    recorder = await startPurgeRecorder(site);
    ids.casino = await add("casinos", { ...casinoInput(), name: "Aşı Casino" });
    ids.otherCasino = await add("casinos", { ...casinoInput(), name: "Öteki Casino" });
    ids.category = await add("categories", { ...categoryInput(), name: "Yeni Tür", slug: "yeni-tur" });
    ids.unusedCategory = await add("categories", categoryInput());
    const { casino: casino_id, category: category_id } = ids;
    ids.promotion = await add("promotions", { ...promotionInput(), casino_id, category_id });
    await add("promotions", { ...promotionInput(), title: "İkinci Bonus", casino_id });
    ids.promotionWithoutCasino = await add("promotions", { ...promotionInput(), title: "Casinosuz Bonus" });
    ids.post = await add("blog", postInput());
    await admin("PUT", `blog/${ids.post}/publication`);
    ids.draft = await add("blog", { ...postInput(), title: "Taslak Yazı" });
    ids.page = await add("pages", pageInput());
    ids.splashAd = await add("splash-ads", { ...splashAdInput(), is_active: true });
    ids.comment = crypto.randomUUID();
    const comment = { user_name: "Ada", comment: "Güzel.", rating: 5, search_text: "güzel" };
    await site.server.db
      .insert(promotion_comments)
      .values({ id: ids.comment, promotion_id: ids.promotion, updated_at: "2026-11-22T00:00:00.000Z", ...comment });
  });
  return {
    ids,
    recorder: () => recorder,
    send,
    admin,
    add,
    saveById,
    saveFirst,
    validComment,
    save: (path: keyof typeof FORMS, name: Name, change: Row) => saveById(path, ids[name], change),
    remove: (path: string, name: Name) => admin("DELETE", `${path}/${ids[name]}`),
    activate: (path: string, name: Name) => admin("PUT", `${path}/${ids[name]}/activation`),
    deactivate: (path: string, name: Name) => admin("DELETE", `${path}/${ids[name]}/activation`),
    bulkAction: (path: string, action: string, name: Name) =>
      admin("POST", `${path}/selection`, { action, ids: [ids[name]] }),
  };
}
