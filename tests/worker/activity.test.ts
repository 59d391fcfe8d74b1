import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { activities, type Casino, hero_section, type Post, type Promotion } from "../../db/schema";
import { forgetActivities } from "../../worker/activity/recording.server";
import { adminApi } from "../../worker/admin-api";
import { casinoInput, heroInput, postInput, promotionInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { changeOf, undoClient } from "../support/undo-client";

interface Entry {
  by: string;
  action: string;
  kind: string;
  record_id: string | null;
  name: string | null;
  names: string | null;
  count: number;
  change_ids: string | null;
}

const site = setupAdminSite();
const admin = <Row>(method: string, path: string, body?: unknown) => site.admin.call<Row>(method, path, body);
const entries = async (query = "") => (await admin<{ rows: Entry[] }>("GET", `activity${query}`)).rows;
const newest = async (count = 1) =>
  (await entries()).slice(0, count).map(({ action, kind, name }) => [action, kind, name]);

/** They check, or mark as seen. */
const UNRECORDED = [
  "POST /dashboard/checks",
  "POST /redirects/check",
  "POST /unknown-addresses/nearest",
  "POST /casinos/:id/postback/trial",
  "POST /notifications/:id/trial",
  "PUT /conversions/seen/:casino",
];

describe("the activity log", () => {
  it("covers every writing route but those of the text service and of personal settings", () => {
    const routesOf = (isOne: (route: (typeof adminApi.routes)[number]) => boolean) => [
      ...new Set(adminApi.routes.filter(isOne).map(({ method, path }) => `${method} ${path}`)),
    ];
    const writing = routesOf(({ method }) => !["GET", "ALL"].includes(method))
      .filter((route) => !route.startsWith("POST /writing/") && route !== "PUT /comments/visit")
      .filter((route) => !UNRECORDED.includes(route))
      .filter((route) => !/ \/(saved-views|form-drafts)/.test(route));
    expect(routesOf(({ handler }) => handler.name === "records").sort()).toEqual(writing.sort());
  });

  it("says who did what to which record", async () => {
    const { email } = await admin<{ email: string }>("GET", "session");
    const { id, updated_at } = await admin<Casino>("POST", "casinos", { ...casinoInput(), name: "Çınar Günlüğü" });
    expect((await entries())[0]).toMatchObject({ by: email, action: "add", kind: "casino", record_id: id });
    await admin("PUT", `casinos/${id}`, { ...casinoInput(), name: "Çınar Yeni", updated_at });
    expect(await newest()).toEqual([["edit", "casino", "Çınar Yeni"]]);
    await admin("POST", "verification/selection", { action: "verify", ids: [id] });
    expect(await newest()).toEqual([["verify", "casino", "Çınar Yeni"]]);
    await site.admin.send("DELETE", `/api/admin/casinos/${id}`);
    expect(await newest()).toEqual([["delete", "casino", "Çınar Yeni"]]);
    await admin("PUT", `trash/${id}/restoration`);
    expect(await newest()).toEqual([["restore", "casino", "Çınar Yeni"]]);
    await site.admin.send("DELETE", `/api/admin/casinos/${id}`);
    await admin("POST", "trash/selection", { action: "delete", ids: [id] });
    expect(await newest()).toEqual([["delete_forever", "casino", "Çınar Yeni"]]);
  });

  interface Told {
    action: string;
    changes: { field: string; from: string | null; to: string | null }[];
  }
  const told = async (query: string) => (await admin<{ rows: Told[] }>("GET", `activity?q=${query}`)).rows;

  it("tells what an edit changed, also after later edits and once the record is in the trash", async () => {
    const input = { ...promotionInput(), title: "Anlatılan Bonus", wagering: 15, wagering_base: "bonus" };
    const { id, updated_at } = await admin<Promotion>("POST", "promotions", input);
    expect(await told("anlatılan bonus")).toMatchObject([{ changes: [] }]);
    const edited = await admin<Promotion>("PUT", `promotions/${id}`, { ...input, wagering: 33, updated_at });
    const terms = async () =>
      (await told("anlatılan bonus")).map(({ changes }) => changes.filter(({ field }) => field === "wagering"));
    expect(await terms()).toMatchObject([[{ field: "wagering", from: "15", to: "33" }], []]);
    const last = { ...input, wagering: "", wagering_base: "", updated_at: edited.updated_at };
    await admin("PUT", `promotions/${id}`, last);
    const all = [[{ from: "33", to: null }], [{ from: "15", to: "33" }], []];
    expect(await terms()).toMatchObject(all);
    await site.admin.send("DELETE", `/api/admin/promotions/${id}`);
    expect(await terms()).toMatchObject([[], ...all]);
  });

  it("still tells an edit after the record was published, and knows what the publication changed", async () => {
    const input = { ...postInput(), title: "Anlatılan Yazı" };
    const { id, updated_at } = await admin<Post>("POST", "blog", input);
    await admin("PUT", `blog/${id}`, { ...input, category: "Yeni Kategori", updated_at });
    await admin("PUT", `blog/${id}/publication`);
    await admin("DELETE", `blog/${id}/publication`);
    const rows = await told("anlatılan yazı");
    expect(rows.map(({ action }) => action)).toEqual(["unpublish", "publish", "edit", "add"]);
    const fields = rows.map(({ changes }) => changes.map(({ field }) => field));
    expect(fields).toEqual([
      ["is_published", "published_at"],
      ["is_published", "published_at", "queue_position"],
      ["category"],
      [],
    ]);
    const category = { field: "category", from: input.category, to: "Yeni Kategori", is_back: 0 };
    expect(rows[2]?.changes).toEqual([category]);
  });

  it("says that a post was published while it was saved", async () => {
    const title = "Günlükteki Yazı";
    const { id, updated_at } = await admin<Post>("POST", "blog", { ...postInput(), title });
    expect(await newest()).toEqual([["add", "post", title]]);
    await admin("PUT", `blog/${id}`, { ...postInput(), title, updated_at, publish: true });
    expect(await newest()).toEqual([["publish", "post", title]]);
  });

  it("has one entry for the records of a selection, with their number (B19.3)", async () => {
    const ids = [];
    for (const title of ["Birinci Kayıt", "İkinci Kayıt"])
      ids.push((await admin<Promotion>("POST", "promotions", { ...promotionInput(), title })).id);
    await admin("POST", "promotions/selection", { action: "deactivate", ids });
    const log = await admin<{ rows: Entry[]; total: number }>("GET", "activity");
    const [entry, before] = log.rows;
    expect(entry).toMatchObject({ action: "deactivate", kind: "promotion", count: 2 });
    expect(entry?.names?.split("\n").sort()).toEqual(["Birinci Kayıt", "İkinci Kayıt"]);
    expect(before).toMatchObject({ action: "add", name: "İkinci Kayıt", count: 1 });
    const board = await admin<{ latest: { activities: Entry[] } }>("GET", "dashboard");
    expect(log.rows.slice(0, 5)).toMatchObject(board.latest.activities);
    const found = await admin<{ rows: Entry[]; total: number }>("GET", "activity?q=birinci kayıt&kind=promotion");
    expect(found.rows.map(({ action, count }) => [action, count])).toEqual([
      ["deactivate", 1],
      ["add", 1],
    ]);
    expect(found.total).toBe(2);
    await site.admin.send("PUT", `/api/admin/promotions/${ids[0]}/activation`);
    expect(await newest()).toEqual([["activate", "promotion", "Birinci Kayıt"]]);
  });

  it("says which role an account was given", async () => {
    const account = { email: "rol@bonusrehberi.example", name: "Rol Deneyen", password: "mavi-semsiye-61" };
    const { id } = await admin<{ id: string }>("POST", "accounts", { ...account, role: "editor" });
    expect(await newest()).toEqual([["add_editor", "account", account.name]]);
    for (const role of ["admin", "editor"]) {
      await site.admin.send("PUT", `/api/admin/accounts/${id}/role`, { role });
      expect(await newest()).toEqual([[`make_${role}`, "account", account.name]]);
    }
  });

  it("has one entry for an action on all pages, however many requests it took", async () => {
    const added = await admin<Promotion>("POST", "promotions", { ...promotionInput(), title: "Sayfalı Kayıt" });
    const query = { action: "deactivate", q: "sayfalı kayıt", until: new Date().toISOString() };
    expect((await admin<{ ids: string[] }>("POST", "promotions/matching", query)).ids).toEqual([added.id]);
    await site.admin.send("PUT", `/api/admin/promotions/${added.id}/activation`);
    await admin("POST", "promotions/matching", { ...query, after: "0" });
    const [again, first] = await entries("?q=sayfalı");
    expect([first, again]).toMatchObject([
      { action: "deactivate", count: 2 },
      { action: "activate", count: 1 },
    ]);
    const change = { field: "expiry_date", value: "2031-01-01" };
    const { until } = query;
    await admin("POST", "promotions/matching/fields", { q: "sayfalı kayıt", until, change });
    const later = { q: "sayfalı kayıt", until, after: "0", change: { ...change, value: "2031-01-02" } };
    await admin("POST", "promotions/matching/fields", later);
    expect((await entries("?q=sayfalı"))[0]).toMatchObject({ action: "edit", count: 2 });
  });

  it("names the changes of several records", async () => {
    const input = { ...promotionInput(), expiry_date: "2031-01-01" };
    const added = [
      await admin<Promotion>("POST", "promotions", { ...input, title: "Çoklu Bir" }),
      await admin<Promotion>("POST", "promotions", { ...input, title: "Çoklu İki" }),
    ];
    const fields = { ids: added.map(({ id }) => id), change: { field: "expiry_date", value: "2032-01-01" } };
    const change = changeOf(await site.admin.send("POST", "/api/admin/promotions/fields", fields));
    expect((await entries("?q=çoklu"))[0]).toMatchObject({ action: "edit", change_ids: change });
  });

  it("has one entry for an undo on all pages, however many requests it took", async () => {
    const made: string[] = [];
    for (const title of ["Geri Alınan Bir", "Geri Alınan İki"])
      made.push((await admin<Post>("POST", "blog", { ...postInput(), title, publish: true })).id);
    for (const [n, id] of made.entries()) {
      const is_continued = n > 0;
      const selection = { action: "unpublish", ids: [id] };
      const change = changeOf(await site.admin.send("POST", "/api/admin/blog/selection", selection));
      await undoClient(() => site.admin).undo(change, "unpublish", { is_continued });
    }
    const undone = (await entries("?q=geri alınan")).filter(({ action }) => action === "undo");
    expect(undone.map(({ count }) => count)).toEqual([2]);
  });

  it("has one entry for an import, however many requests it took, and another for the next", async () => {
    const imported = (title: string, is_continued: boolean) => {
      const values = { title, short_description: "Dosyadan gelen promosyon.", url: "https://dosya.example/" };
      const lines = [{ line: 2, id: crypto.randomUUID(), is_new: true, values }];
      return admin("POST", "promotions/import", { is_dry: false, is_continued, lines });
    };
    await imported("Dosyalı Kayıt Bir", false);
    await imported("Dosyalı Kayıt İki", true);
    await imported("Dosyalı Kayıt Üç", false);
    const counts = (await entries("?q=dosyalı")).map(({ action, count }) => [action, count]);
    expect(counts).toEqual([
      ["import", 1],
      ["import", 2],
    ]);
  });

  it("notes settings, and nothing that was refused or changed nothing", async () => {
    const [hero] = await site.server.db.select().from(hero_section);
    await admin("PUT", `settings/hero/${hero?.id}`, { ...heroInput(), updated_at: hero?.updated_at });
    expect(await newest()).toEqual([["edit", "hero", null]]);
    const before = await site.server.db.$count(activities);
    await admin("PUT", `settings/hero/${hero?.id}`, { ...heroInput(), updated_at: hero?.updated_at });
    await admin("POST", "promotions", { ...promotionInput(), title: "" });
    await admin("POST", "promotions/selection", { action: "activate", ids: [crypto.randomUUID()] });
    expect(await site.server.db.$count(activities)).toBe(before);
  });

  it("is searched by name and person in any case, and narrowed by kind", async () => {
    await admin("POST", "casinos", { ...casinoInput(), name: "İŞIL IŞIK Casino" });
    expect((await entries("?q=işil ışık")).map(({ name }) => name)).toEqual(["İŞIL IŞIK Casino"]);
    const kinds = (await entries("?kind=promotion")).map(({ kind }) => kind);
    expect([...new Set(kinds)]).toEqual(["promotion"]);
    const { email } = await admin<{ email: string }>("GET", "session");
    expect(await entries(`?q=${encodeURIComponent(email.toUpperCase())}`)).toEqual(await entries());
  });

  it("forgets what is older than 180 days", async () => {
    const { db } = site.server;
    const now = new Date();
    const at = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
    const entry = { by: "eski@example.com", action: "edit", kind: "page" };
    await db.insert(activities).values([
      { ...entry, at: at(181) },
      { ...entry, at: at(179) },
    ]);
    await forgetActivities(db, now);
    expect((await db.select().from(activities).where(eq(activities.by, entry.by))).map((row) => row.at)).toEqual([
      at(179),
    ]);
  });
});
