import { desc, eq } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeAll, describe, expect, it } from "vitest";
import {
  activities,
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
  seoInput,
  splashAdInput,
} from "../support/inputs";
import type { Table } from "../support/resource-client";
import { setupAdminSite } from "../support/site";
import { trashClient } from "../support/trash-client";
import { changeOf, undoClient } from "../support/undo-client";
import { expectRefused } from "../support/test-server";

const site = setupAdminSite();
const { rowOf } = trashClient(site);
const { undo, undone } = undoClient(() => site.admin);
const send = (method: string, path: string, body?: object) => site.admin.send(method, `/api/admin/${path}`, body);
const add = async (path: string, input: object) => (await send("POST", path, input)).json<{ id: string }>();
const change = async (method: string, path: string, body?: object) => changeOf(await send(method, path, body));

async function addComment() {
  const { id: promotion_id } = await add("promotions", { ...promotionInput(), title: "Konuşulan" });
  const [id, updated_at] = [crypto.randomUUID(), new Date().toISOString()];
  const written = {
    user_name: "Ali",
    comment: "Güzel",
    rating: 4,
    status: "published",
    sender: "a".repeat(32),
  } as const;
  const comment = { id, promotion_id, search_text: "", created_at: updated_at, updated_at, ...written };
  await site.server.db.insert(promotion_comments).values(comment);
  return comment;
}

const first = async (table: SQLiteTable) =>
  ((await site.server.db.select().from(table)) as { id: string }[])[0]?.id ?? "";
const tableOf = (kind: string) => (kind === "queue" ? blog_posts : KINDS[kind as RecordKind].table) as Table;
const basisOf = async (table: Table, id: string) => ({
  updated_at: (await rowOf(table, id))?.["updated_at"] as string,
});
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

const TABLES = [promotions, casinos, promotion_categories, splash_ads, blog_posts, pages, promotion_comments, media];
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

  it("for an editor and a change that only administrators may make", async () => {
    const editor = await createAdminClient(site.server, "geri-editor@bonusrehberi.example", "editor");
    const id = await change("DELETE", "first-run/demo");
    const asked = () => editor.send("PUT", `/api/admin/changes/${id}`, { action: "delete" });
    await refuse(asked, 403, "Bu bölüm yalnızca yöneticilere açık; hesabınız editör hesabı.");
  });
});

describe("what somebody changed meanwhile", () => {
  const addPromotion = (more: object = {}) => add("promotions", { ...promotionInput(), title: "Arada", ...more });
  const editPromotion = async (id: string, more: object) =>
    change("PUT", `promotions/${id}`, {
      ...promotionInput(),
      title: "Arada",
      ...more,
      ...(await basisOf(promotions, id)),
    });

  it("stays, if the undone change gave other values; the texts that follow from both are right", async () => {
    const { id } = await addPromotion();
    const renamed = await editPromotion(id, { title: "Yeni Ad" });
    await change("PUT", `promotions/${id}/code`, { promotion_code: "KALAN", ...(await basisOf(promotions, id)) });
    expect(await undone(renamed, "edit")).toMatchObject({ ids: [id], left: [] });
    const row = await rowOf(promotions, id);
    expect(row).toMatchObject({ title: "Arada", promotion_code: "KALAN" });
    expect(row?.search_text).toMatch(/^arada\n.*\nkalan$/);
  });

  it("prevents an undo that the form would refuse", async () => {
    const { id } = await addPromotion({ url: "", casino_id: idOf("site") });
    const moved = await editPromotion(id, { url: "https://yeni.example/", casino_id: idOf("site") });
    await editPromotion(id, { url: "https://yeni.example/", casino_id: null });
    const sentence = "Bu alanlar sonradan yine değişti. Kaydı açıp “Geçmiş” ile geri alın.";
    await expectRefused(await undo(moved, "edit"), 409, sentence);
    expect(await rowOf(promotions, id)).toMatchObject({ url: "https://yeni.example/", casino_id: null });
  });

  it("prevents an undo of a casino that its form would refuse", async () => {
    const [reason, name] = ["Ödemeleri yapmadı", "Uyarılan"];
    const { id } = await add("casinos", {
      ...casinoInput(),
      ...{ name, standing: "not_recommended", standing_reason: reason },
    });
    const edit = async (more: object) =>
      change("PUT", `casinos/${id}`, { ...casinoInput(), name, ...more, ...(await basisOf(casinos, id)) });
    const cleared = await edit({ standing: "pending", standing_reason: reason });
    await edit({ standing: "pending", standing_reason: "" });
    expect((await undo(cleared, "edit")).status).toBe(409);
    expect(await rowOf(casinos, id)).toMatchObject({ standing: "pending", standing_reason: null });
  });

  it("leaves a record whose former picture was deleted for good", async () => {
    const upload = () =>
      site.admin.call<{ id: string; url: string }>("POST", "/api/admin/media/promotions", fileForm(GIF));
    const [old, next] = [await upload(), await upload()];
    const { id } = await addPromotion({ image_url: old.url });
    const replaced = await editPromotion(id, { image_url: next.url });
    const [row] = await site.server.db
      .select()
      .from(media)
      .where(eq(media.key, old.url.replace("/media/", "")));
    await send("DELETE", `media/${row?.id}`);
    await send("POST", "trash/selection", { action: "delete", ids: [row?.id] });
    expect((await undo(replaced, "edit")).status).toBe(409);
    expect((await rowOf(promotions, id))?.image_url).toBe(next.url);
  });

  it("gives an address that another record has now a suffix", async () => {
    const { id } = await add("pages", { ...pageInput(), title: "Adresli", slug: "eski-adres" });
    const moved = await change("PUT", `pages/${id}`, {
      ...pageInput(),
      slug: "yeni-adres",
      ...(await basisOf(pages, id)),
    });
    await add("pages", { ...pageInput(), slug: "eski-adres" });
    const { returned } = await undone(moved, "edit");
    const slug = `eski-adres-${id.slice(0, 8)}`;
    expect((await rowOf(pages, id))?.slug).toBe(slug);
    expect(returned).toContainEqual({ id, field: "slug", from: "yeni-adres", to: slug });
    expect((await site.server.get(`/${slug}`)).status).toBe(200);
  });

  it("leaves a promotion where it is if its former casino or category is in the trash", async () => {
    const casino = (await add("casinos", { ...casinoInput(), name: "Kapanan" })).id;
    const category = (await add("categories", categoryInput())).id;
    const title = "Sahipsiz";
    const { id } = await add("promotions", { ...promotionInput(), title, casino_id: casino, category_id: category });
    const changes = [];
    for (const field of ["casino_id", "category_id"] as const) {
      const value = field === "casino_id" ? idOf("site") : idOf("group");
      changes.push(await change("POST", "promotions/fields", { ids: [id], change: { field, value } }));
    }
    await send("DELETE", `casinos/${casino}`);
    await send("DELETE", `categories/${category}`);
    for (const made of changes)
      await expectRefused(await undo(made, "edit"), 409, "“Sahipsiz” olduğu gibi kaldı: bağlı olduğu kayıt silinmiş");
    expect(await rowOf(promotions, id)).toMatchObject({ casino_id: idOf("site"), category_id: idOf("group") });
  });

  it("names a category of promotions as it is called now", async () => {
    const category = (await add("categories", { ...categoryInput(), name: "Eski İsim" })).id;
    const { id } = await addPromotion({ category_id: category });
    const fields = { ids: [id], change: { field: "category_id", value: idOf("group") } };
    const moved = await change("POST", "promotions/fields", fields);
    const renamed = await change("PUT", `categories/${category}`, {
      ...{ ...categoryInput(), name: "Yeni İsim" },
      ...(await basisOf(promotion_categories, category)),
    });
    await undone(moved, "edit");
    expect(await rowOf(promotions, id)).toMatchObject({ category_id: category, category: "Yeni İsim" });
    await undone(renamed, "edit", { kind: "category" });
    expect(await rowOf(promotions, id)).toMatchObject({ category: "Eski İsim" });
  });

  it("leaves no published post with a plan", async () => {
    const publish_at = new Date(Date.now() + 86_400_000).toISOString();
    const { id } = await add("blog", { ...postInput(), publish_at });
    const unplanned = await change("PUT", `publishing/plan/${id}`, {
      publish_at: null,
      ...(await basisOf(blog_posts, id)),
    });
    await send("PUT", `blog/${id}/publication`);
    expect((await undo(unplanned, "edit")).status).toBe(409);
    expect(await rowOf(blog_posts, id)).toMatchObject({ is_published: true, publish_at: null });
  });

  it("keeps the references of what is shown", async () => {
    const picture = async () =>
      (await site.admin.send("POST", "/api/admin/media/promotions", fileForm(GIF))).json<{ id: string; url: string }>();
    const [first, second] = [await picture(), await picture()];
    const { id } = await addPromotion({ image_url: first.url });
    const replaced = await editPromotion(id, { image_url: second.url });
    const deletion = async (url: string) => {
      const [image] = await site.server.db
        .select()
        .from(media)
        .where(eq(media.key, url.replace("/media/", "")));
      return (await send("DELETE", `media/${image?.id}`)).status;
    };
    await undone(replaced, "edit");
    expect(await deletion(first.url)).toBe(409);
    expect(await deletion(second.url)).toBe(204);
  });
});

describe("an undo", () => {
  it("keeps nothing of comments that were deleted for good with their promotion", async () => {
    const { id, promotion_id, updated_at } = await addComment();
    await change("PUT", `comments/${id}/reply`, { reply: "Sağ olun", updated_at });
    const kept = () => site.server.db.$count(record_versions, eq(record_versions.record_id, id));
    expect(await kept()).toBe(1);
    await send("DELETE", `promotions/${promotion_id}`);
    await send("POST", "trash/selection", { action: "delete", ids: [promotion_id] });
    expect(await kept()).toBe(0);
  });

  it("keeps a version, adds no change of terms within the hour, and can be taken back itself", async () => {
    const { id } = await add("promotions", {
      ...promotionInput(),
      title: "Gidip Gelen",
      wagering: 10,
      wagering_base: "bonus",
    });
    const edited = await change("PUT", `promotions/${id}`, {
      ...{ ...promotionInput(), title: "Gidip Gelen", wagering: 20, wagering_base: "bonus" },
      ...(await basisOf(promotions, id)),
    });
    const taken = await undo(edited, "edit");
    expect(await rowOf(promotions, id)).toMatchObject({ wagering: 10, term_history: [] });
    expect(await (await site.admin.get(`/api/admin/versions/promotion/${id}`)).json()).toHaveLength(2);
    expect(await undone(changeOf(taken), "undo")).toMatchObject({ ids: [id] });
    expect(await rowOf(promotions, id)).toMatchObject({ wagering: 20 });
    const { rows } = await (await site.admin.get("/api/admin/activity?q=gidip")).json<{ rows: object[] }>();
    expect(rows).toMatchObject([
      { action: "undo", is_undone: false },
      { action: "undo", is_undone: true },
      { action: "edit", is_undone: false, change_ids: edited },
      { action: "add", change_ids: null },
    ]);
  });

  it("of several deletions restores what is in the trash, with what went with it", async () => {
    const made = [await add("promotions", promotionInput()), await add("promotions", promotionInput())].map(
      ({ id }) => id,
    );
    const deleted = await change("POST", "promotions/selection", { action: "delete", ids: made });
    await send("POST", "trash/selection", { action: "delete", ids: [made[0] ?? ""] });
    const answer = await undone(deleted, "delete", { kind: "promotion" });
    expect(answer).toMatchObject({ ids: [made[1]], left: [{ id: made[0], reason: "deleted" }] });
    expect(await rowOf(promotions, made[1] ?? "")).toBeDefined();
  });

  it("of a comment's deletion waits for its promotion", async () => {
    const promotion = await add("promotions", promotionInput());
    const comment = { ...commentInput(), id: crypto.randomUUID(), promotion_id: promotion.id, search_text: "" };
    await site.server.db.insert(promotion_comments).values({ ...comment, user_name: "Bekleyen" });
    const deleted = await change("DELETE", `comments/${comment.id}`);
    await send("DELETE", `promotions/${promotion.id}`);
    const sentence = "“Bekleyen” olduğu gibi kaldı: bağlı olduğu kayıt silinmiş";
    await expectRefused(await undo(deleted, "delete"), 409, sentence);
    await send("PUT", `trash/${promotion.id}/restoration`);
    expect(await undone(deleted, "delete")).toMatchObject({ ids: [comment.id] });
  });

  it("of a deletion does not restore what was deleted again later", async () => {
    const { id } = await add("categories", categoryInput());
    const first = await change("DELETE", `categories/${id}`);
    await send("PUT", `trash/${id}/restoration`);
    await send("DELETE", `categories/${id}`);
    expect((await undo(first, "delete")).status).toBe(409);
    expect(await rowOf(promotion_categories, id)).toBeUndefined();
  });
});

describe("an undo of several records", () => {
  const newest = async (count: number) => {
    const rows = await site.server.db.select().from(activities).orderBy(desc(activities.at));
    return rows.slice(0, count).map(({ action, name, returned }) => [action, name, returned]);
  };

  it("says in its answer and in the log which values came back, and which records stay and why", async () => {
    const day = (n: number) => dayAfter(new Date(), n);
    const made: string[] = [];
    for (const title of ["Dönen", "Sonradan Kaydedilen", "Silinen"])
      made.push((await add("promotions", { ...promotionInput(), title, expiry_date: day(3) })).id);
    const [back = "", saved = "", deleted = ""] = made;
    const id = await change("POST", "promotions/fields", { ids: made, change: { field: "expiry_date", value: "+30" } });
    await send("PUT", `promotions/${saved}/expiry`, { expiry_date: day(20), ...(await basisOf(promotions, saved)) });
    await send("DELETE", `promotions/${deleted}`);
    const value = { field: "expiry_date", from: day(33), to: day(3) };
    const answer = await undone(id, "edit", { kind: "promotion" });
    expect(answer).toEqual({
      ids: [back],
      records: [{ id: back, kind: "promotion" }],
      returned: [{ id: back, ...value }],
      left: expect.arrayContaining([
        { id: saved, kind: "promotion", name: "Sonradan Kaydedilen", reason: "changed" },
        { id: deleted, kind: "promotion", name: "Silinen", reason: "deleted" },
      ]) as unknown,
    });
    expect(answer.left).toHaveLength(2);
    expect((await newest(3)).sort()).toEqual([
      ["leave_changed", "Sonradan Kaydedilen", null],
      ["leave_deleted", "Silinen", null],
      ["undo", "Dönen", JSON.stringify([value])],
    ]);
    const { rows } = await (await site.admin.get("/api/admin/activity?q=Dönen")).json<{ rows: object[] }>();
    expect(rows[0]).toMatchObject({ action: "undo", returned: JSON.stringify([value]), returned_ways: 1 });
  });

  it("logs those that stay where nothing was taken back", async () => {
    const { id } = await add("categories", { ...categoryInput(), name: "Değişen Tür" });
    const edited = await change("PUT", `categories/${id}`, {
      ...categoryInput(),
      ...(await basisOf(promotion_categories, id)),
    });
    await send("PUT", `categories/${id}`, { ...categoryInput(), ...(await basisOf(promotion_categories, id)) });
    await expectRefused(await undo(edited, "edit"), 409, "“Sadakat” olduğu gibi kaldı: sonradan değişmiş");
    expect(await newest(1)).toEqual([["leave_changed", "Sadakat", null]]);
  });

  it("tells the casino by its name", async () => {
    const { id } = await add("promotions", { ...promotionInput(), title: "Taşınan" });
    const moved = { ids: [id], change: { field: "casino_id", value: idOf("casino") } };
    const { returned } = await undone(await change("POST", "promotions/fields", moved), "edit");
    expect(returned).toContainEqual({ id, field: "casino", from: "Geri Alınan casino", to: null });
  });

  it("tells when a record was verified before, and by whom", async () => {
    const verification = { last_verified_at: "2026-01-02T09:00:00.000Z", verified_by: "ayse@bonusrehberi.example" };
    await site.server.db
      .update(casinos)
      .set(verification)
      .where(eq(casinos.id, idOf("site")));
    const { returned } = await undone(await selection("verification", "verify")(idOf("site")), "verify");
    expect(returned.map(({ field, to }) => [field, to])).toEqual(Object.entries(verification));
  });
});
