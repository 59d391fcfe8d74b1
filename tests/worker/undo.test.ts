import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeAll, describe, expect, it } from "vitest";
import {
  blog_posts,
  casinos,
  hero_section,
  media,
  pages,
  promotion_categories,
  promotion_comments,
  promotions,
  record_versions,
  type RecordKind,
  redirects,
  seo_settings,
  settings,
  splash_ads,
  trash,
} from "../../db/schema";
import { KINDS } from "../../worker/records/kinds.server";
import { dayAfter } from "../../worker/text/calendar";
import { createAdminClient } from "../support/admin-client";
import { fileForm, GIF } from "../support/images";
import {
  casinoInput,
  categoryInput,
  commentInput,
  heroInput,
  homeTextInput,
  pageInput,
  postInput,
  promotionInput,
  redirectInput,
  seoInput,
  splashAdInput,
} from "../support/inputs";
import { setupAdminSite, type Table } from "../support/site";
import { changeClient, changeOf } from "../support/undo-client";
import { expectRefused } from "../support/test-server";

const site = setupAdminSite();
const { rowOf, undo, undone, send, add, change, basisOf, addComment } = changeClient(site);

const first = async (table: SQLiteTable) =>
  ((await site.server.db.select().from(table)) as { id: string }[])[0]?.id ?? "";
const tableOf = (kind: string) => (kind === "queue" ? blog_posts : KINDS[kind as RecordKind].table) as Table;
const ids: Record<string, string> = {};
const idOf = (record: string) => ids[record] ?? "";
beforeAll(async () => {
  for (const record of ["switched", "dated", "sorted", "moved", "checked", "edited", "deleted", "coded"])
    ids[record] = (await add("promotions", { ...promotionInput(), title: record })).id;
  for (const record of ["published", "planned", "post", "queued"]) ids[record] = (await add("blog", postInput())).id;
  for (const record of ["casino", "site"])
    ids[record] = (await add("casinos", { ...casinoInput(), name: `Geri Alınan ${record}` })).id;
  for (const record of ["category", "group"]) ids[record] = (await add("categories", categoryInput())).id;
  for (const record of ["ad", "campaign"]) ids[record] = (await add("splash-ads", splashAdInput())).id;
  for (const record of ["rule", "renamed"]) ids[record] = (await add("redirects", redirectInput())).id;
  ids["page"] = (await add("pages", pageInput())).id;
  await send("POST", "media/blog", fileForm(GIF));
  const comments = await site.server.db.select().from(promotion_comments).limit(2);
  [ids["comment"] = "", ids["replied"] = ""] = comments.map(({ id }) => id);
  for (const [record, table] of [
    ["image", media],
    ["hero", hero_section],
    ["texts", settings],
    ["seo", seo_settings],
  ] as const)
    ids[record] = await first(table);
});

type Make = (id: string) => Promise<string>;
const selection =
  (path: string, action: string): Make =>
  (id) =>
    change("POST", `${path}/selection`, { action, ids: [id] });
const field =
  (field: string, value: () => string | null): Make =>
  (id) =>
    change("POST", "promotions/fields", { ids: [id], change: { field, value: value() } });
const save =
  (path: string, kind: RecordKind, input: () => object): Make =>
  async (id) =>
    change("PUT", path.replace(":id", id), { ...input(), ...(await basisOf(tableOf(kind), id)) });
const edited = (path: string, record: string, kind: RecordKind, input: () => object): Made => [
  record,
  kind,
  "edit",
  save(`${path}/:id`, kind, input),
];

type Made = [record: string, kind: string, action: string, make: Make];

const terms = () => ({ ...promotionInput(), title: "Başka Ad", wagering: 12, wagering_base: "bonus" });
const tomorrow = () => ({ publish_at: new Date(Date.now() + 86_400_000).toISOString() });

/** Every change that can be taken back. */
const CHANGES: Record<string, Made> = {
  "a promotion switched off": ["switched", "promotion", "deactivate", selection("promotions", "deactivate")],
  "a category switched off": ["category", "category", "deactivate", selection("categories", "deactivate")],
  "a splash ad switched off": ["ad", "splash-ad", "deactivate", selection("splash-ads", "deactivate")],
  "a last day": ["dated", "promotion", "edit", field("expiry_date", () => dayAfter(new Date(), 9))],
  "a category of promotions": ["sorted", "promotion", "edit", field("category_id", () => idOf("category"))],
  "a casino of promotions": ["moved", "promotion", "edit", field("casino_id", () => idOf("casino"))],
  "a verified promotion": ["checked", "promotion", "verify", selection("verification", "verify")],
  "a verified casino": ["casino", "casino", "verify", selection("verification", "verify")],
  "a publication": ["published", "post", "publish", selection("blog", "publish")],
  "a plan": ["planned", "post", "edit", save("publishing/plan/:id", "post", tomorrow)],
  "a position in the queue": [
    ...(["queued", "queue", "edit"] as const),
    (id) => change("PUT", `publishing/queue/${id}/position`, { position: 1 }),
  ],
  "a hidden comment": ["comment", "comment", "hide", selection("comments", "hide")],
  "a reply": ["replied", "comment", "reply", save("comments/:id/reply", "comment", () => ({ reply: "Sağ olun" }))],
  "an edited comment": edited("comments", "comment", "comment", commentInput),
  "an edited promotion": edited("promotions", "edited", "promotion", terms),
  "a code": [
    ...(["coded", "promotion", "edit"] as const),
    save("promotions/:id/code", "promotion", () => ({ promotion_code: "YENI" })),
  ],
  "an edited post": edited("blog", "post", "post", () => ({ ...postInput(), title: "Başka Yazı", slug: "baska-yazi" })),
  "an edited casino": edited("casinos", "site", "casino", () => ({ ...casinoInput(), name: "Başka Casino" })),
  "an edited category": edited("categories", "group", "category", () => ({ name: "Başka Tür", slug: "baska-tur" })),
  "an edited splash ad": edited("splash-ads", "campaign", "splash-ad", () => ({ ...splashAdInput(), title: "Başka" })),
  "a redirect switched off": ["rule", "redirect", "deactivate", selection("redirects", "deactivate")],
  "an edited redirect": edited("redirects", "renamed", "redirect", redirectInput),
  "an edited page": edited("pages", "page", "page", () => ({ ...pageInput(), title: "Başka Sayfa" })),
  "a title of a picture": ["image", "image", "edit", (id) => change("PUT", `media/${id}`, { title: "Başka Görsel" })],
  "texts of the hero": edited("settings/hero", "hero", "hero", heroInput),
  "texts of home": edited("settings/content", "texts", "home_texts", homeTextInput),
  "SEO texts": edited("seo", "seo", "seo", seoInput),
  "a deletion": ["deleted", "promotion", "delete", (id) => change("DELETE", `promotions/${id}`)],
};
const NAMES = Object.keys(CHANGES);
/** A change, and the record that it changes. */
function changeCalled(name: string) {
  const [record, kind, action, make] = CHANGES[name] as Made;
  return { id: idOf(record), kind, action, make: () => make(idOf(record)), table: tableOf(kind) };
}

const TABLES = [
  redirects,
  promotions,
  casinos,
  promotion_categories,
  splash_ads,
  blog_posts,
  pages,
  promotion_comments,
  media,
];
const KEPT = [hero_section, settings, seo_settings, trash, record_versions];
const rows = async () =>
  Promise.all([...TABLES, ...KEPT].map((table) => site.server.db.select().from(table as SQLiteTable)));
/** A row without what each save changes. */
const content = (row: Record<string, unknown> | undefined) => ({
  ...row,
  updated_at: "",
  updated_by: "",
  indexed: false,
});

describe("taking a change back (B3.3)", () => {
  it.each(NAMES)("gives %s its former values, and its version where the change made one", async (name) => {
    const { id, kind, action, make, table } = changeCalled(name);
    const before = await rowOf(table, id);
    const made = await make();
    expect(content(await rowOf(table, id))).not.toEqual(content(before));
    expect(await undone(made, action, { kind })).toMatchObject({ ids: [id], left: [] });
    expect(content(await rowOf(table, id))).toEqual(content(before));
  });
});

const OTHER = "Bu değişiklik başka bir işlemin; burada geri alınamaz. Hiçbir kayıt değişmedi.";
const UNKNOWN = "Bu değişiklik bulunamadı; geri alınacak bir şey yok.";

describe("an undo that is refused changes nothing", () => {
  const changes: Record<string, string> = {};
  beforeAll(async () => {
    for (const name of NAMES) changes[name] = await changeCalled(name).make();
  });

  const refuse = async (asked: () => Promise<Awaited<ReturnType<typeof undo>>>, status: number, sentence?: string) => {
    const before = await rows();
    await expectRefused(await asked(), status, sentence);
    expect(await rows()).toEqual(before);
  };

  it.each([
    ["an unknown change", crypto.randomUUID(), 404],
    ["a malformed id", "hepsi", 404],
    ["a long id", "9".repeat(200), 404],
    ["an id with a quotation mark", encodeURIComponent("' or 1=1 --"), 404],
  ])("for %s", async (_what, id, status) => refuse(() => undo(id, "edit"), status, UNKNOWN));

  it("for each change that is named as another action or kind", async () => {
    const before = await rows();
    const actions = [...new Set(NAMES.map((name) => changeCalled(name).action))];
    for (const name of NAMES) {
      const { kind, action } = changeCalled(name);
      const id = changes[name] ?? "";
      for (const other of actions.filter((other) => other !== action))
        await expectRefused(await undo(id, other), 422, OTHER);
      await expectRefused(await undo(id, action, { kind: kind === "page" ? "seo" : "page" }), 422, OTHER);
    }
    expect(await rows()).toEqual(before);
  });

  it.each([
    ["an action that cannot be taken back", { action: "import" }],
    ["no action", {}],
    ["an unknown kind", { action: "edit", kind: "casinos" }],
    ["an unknown field", { action: "edit", ids: ["1"] }],
  ])("for %s", async (_what, body) => refuse(() => send("PUT", `changes/${changes["a code"]}`, body), 422));

  it("for a second time", async () => {
    const { make, kind, action } = changeCalled("an edited category");
    const id = await make();
    await undo(id, action, { kind });
    await refuse(() => undo(id, action, { kind }), 409, "Geri alınacak değişiklik kalmamış");
    await undo(changes["a deletion"] ?? "", "delete");
    await refuse(() => undo(changes["a deletion"] ?? "", "delete"), 409, "Geri alınacak değişiklik kalmamış");
  });

  it("after the record was deleted, also for good", async () => {
    const { id } = await add("promotions", { ...promotionInput(), title: "Gidici" });
    const edited = await change("PUT", `promotions/${id}/code`, {
      promotion_code: "GIT",
      ...(await basisOf(promotions, id)),
    });
    const deleted = await change("DELETE", `promotions/${id}`);
    const sentence = "“Gidici” olduğu gibi kaldı: silinmiş";
    await refuse(() => undo(edited, "edit"), 409, sentence);
    await send("POST", "trash/selection", { action: "delete", ids: [id] });
    await refuse(() => undo(edited, "edit"), 409, sentence);
    await refuse(() => undo(deleted, "delete"), 409, sentence);
  });

  it("for a decision about a commenter, which keeps no former values", async () => {
    const { id } = await addComment();
    const decided = await change("PUT", `comments/${id}/sender`, { verdict: "always" });
    const sentence = "Bu değişiklik başka bir işlemin; burada geri alınamaz. Hiçbir kayıt değişmedi.";
    await refuse(() => undo(decided, "edit"), 422, sentence);
  });

  it.each([
    ["editor", "Bu bölüm yalnızca yöneticilere açık; hesabınız editör hesabı."],
    ["writer", "Yazar hesabı yalnızca kendi taslaklarını görür ve düzenler; bunu bir editörden isteyin."],
  ] as const)("for an %s and a change that only administrators may make", async (role, sentence) => {
    const client = await createAdminClient(site.server, `geri-${role}@bonusrehberi.example`, role);
    const id = await change("DELETE", "first-run/demo");
    await refuse(() => client.send("PUT", `/api/admin/changes/${id}`, { action: "delete" }), 403, sentence);
    const back = changeOf(await undo(id, "delete"));
    await refuse(() => client.send("PUT", `/api/admin/changes/${back}`, { action: "undo" }), 403, sentence);
  });
});
