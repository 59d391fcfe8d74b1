import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import {
  activities,
  blog_posts,
  casinos,
  former_values,
  promotion_categories,
  promotion_comments,
  promotions,
  splash_ads,
} from "../../db/schema";
import type { Undone } from "../../worker/records/undoing.server";
import { dayAfter } from "../../worker/text/calendar";
import { casinoInput, categoryInput, postInput, promotionInput, splashAdInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";

const site = setupAdminSite();
const send = (method: string, path: string, body: object) => site.admin.send(method, `/api/admin/${path}`, body);
const add = async (path: string, input: object) => (await send("POST", path, input)).json<{ id: string }>();

const ids: Record<string, string> = {};
const idOf = (record: string) => ids[record] ?? "";
beforeAll(async () => {
  for (const record of ["switched", "dated", "sorted", "moved", "checked"])
    ids[record] = (await add("promotions", { ...promotionInput(), title: record })).id;
  for (const record of ["published", "planned"]) ids[record] = (await add("blog", postInput())).id;
  ids["casino"] = (await add("casinos", { ...casinoInput(), name: "Geri Alınan Casino" })).id;
  ids["category"] = (await add("categories", categoryInput())).id;
  ids["ad"] = (await add("splash-ads", splashAdInput())).id;
  const [comment] = await site.server.db.select().from(promotion_comments);
  ids["comment"] = comment?.id ?? "";
});

interface Log {
  rows: object[];
}

const undone = async (route: string, change: string) => (await send("PUT", route, { change })).json<Undone>();
const selection = (path: string, action: string, record: string) => () =>
  send("POST", `${path}/selection`, { action, ids: [idOf(record)] });
const field = (record: string, field: string, value: () => string | null) => () =>
  send("POST", "promotions/fields", { ids: [idOf(record)], change: { field, value: value() } });
async function plan() {
  const [post] = await site.server.db
    .select()
    .from(blog_posts)
    .where(eq(blog_posts.id, idOf("planned")));
  const publish_at = new Date(Date.now() + 86_400_000).toISOString();
  return send("PUT", `publishing/plan/${idOf("planned")}`, { publish_at, updated_at: post?.updated_at });
}

/** Every change that can be undone by its id, and the route that does it. */
const CHANGES = {
  "a promotion switched off": [selection("promotions", "deactivate", "switched"), "promotions/selection"],
  "a category switched off": [selection("categories", "deactivate", "category"), "categories/selection"],
  "a splash ad switched off": [selection("splash-ads", "deactivate", "ad"), "splash-ads/selection"],
  "a last day": [field("dated", "expiry_date", () => dayAfter(new Date(), 9)), "promotions/fields"],
  "a category of promotions": [field("sorted", "category_id", () => idOf("category")), "promotions/fields"],
  "a casino of promotions": [field("moved", "casino_id", () => idOf("casino")), "promotions/fields"],
  "a verified promotion": [selection("verification", "verify", "checked"), "verification/selection"],
  "a verified casino": [selection("verification", "verify", "casino"), "verification/selection"],
  "a publication": [selection("blog", "publish", "published"), "blog/selection"],
  "a plan": [plan, "blog/selection"],
  "a hidden comment": [selection("comments", "hide", "comment"), "comments/selection"],
} as const;
const NAMES = Object.keys(CHANGES) as (keyof typeof CHANGES)[];
const ROUTES = [...new Set(NAMES.map((name) => CHANGES[name][1]))];

const TABLES = [promotions, casinos, promotion_categories, splash_ads, blog_posts, promotion_comments, former_values];
const rows = async () => Promise.all(TABLES.map((table) => site.server.db.select().from(table)));

describe("an undo by the id of a change (B3.3)", () => {
  const changes = {} as Record<keyof typeof CHANGES, string>;
  beforeAll(async () => {
    for (const name of NAMES) changes[name] = (await (await CHANGES[name][0]()).json<{ change: string }>()).change;
  });

  it.each(ROUTES)("at %s refuses those of other actions and alters nothing", async (route) => {
    const before = await rows();
    for (const name of NAMES.filter((name) => CHANGES[name][1] !== route)) {
      const refused = await send("PUT", route, { change: changes[name] });
      await expectRefused(
        refused,
        422,
        "Bu değişiklik başka bir işlemin; burada geri alınamaz. Hiçbir kayıt değişmedi.",
      );
    }
    expect(await rows()).toEqual(before);
  });

  it("of another kind that was followed by a newer one names and logs nothing", async () => {
    const { change } = await (await selection("verification", "verify", "casino")()).json<{ change: string }>();
    const verified = await (await selection("verification", "verify", "casino")()).json<{ change: string }>();
    changes["a verified casino"] = verified.change;
    const logged = await site.server.db.$count(activities);
    for (const route of ROUTES.filter((route) => route !== "verification/selection"))
      expect(await undone(route, change)).toEqual({ ids: [], returned: [], left: [] });
    expect(await site.server.db.$count(activities)).toBe(logged);
  });

  it("refuses them in the trash and among the versions of a post", async () => {
    const before = await rows();
    for (const change of Object.values(changes)) {
      await expectRefused(await send("PUT", `trash/${change}/restoration`, {}), 404);
      const basis = { updated_at: "2026-01-01T00:00:00.000Z" };
      await expectRefused(await send("PUT", `blog/${idOf("published")}/publication/${change}`, basis), 404);
    }
    expect(await rows()).toEqual(before);
  });

  it.each(NAMES)("restores %s", async (name) => {
    expect((await undone(CHANGES[name][1], changes[name])).ids).toHaveLength(1);
  });
});

describe("an undo of several records", () => {
  const newest = async (count: number) => {
    const rows = await site.server.db.select().from(activities).orderBy(desc(activities.at));
    return rows.slice(0, count).map(({ action, name, returned }) => [action, name, returned]);
  };

  it("says in its answer and in the log which values came back, and which records stay and why (B3.3)", async () => {
    const day = (n: number) => dayAfter(new Date(), n);
    const made: string[] = [];
    for (const title of ["Dönen", "Sonradan Kaydedilen", "Silinen"])
      made.push((await add("promotions", { ...promotionInput(), title, expiry_date: day(3) })).id);
    const [back = "", saved = "", deleted = ""] = made;
    const moved = { ids: made, change: { field: "expiry_date", value: "+7" } };
    const { change } = await (await send("POST", "promotions/fields", moved)).json<{ change: string }>();
    const [row] = await site.server.db.select().from(promotions).where(eq(promotions.id, saved));
    await send("PUT", `promotions/${saved}/expiry`, { expiry_date: day(20), updated_at: row?.updated_at });
    await site.admin.send("DELETE", `/api/admin/promotions/${deleted}`);
    const value = { field: "expiry_date", from: day(10), to: day(3) };
    const answer = await undone("promotions/fields", change);
    expect(answer).toEqual({
      ids: [back],
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
    const [log] = (await site.admin.call<Log>("GET", "activity?q=Dönen")).rows;
    expect(log).toMatchObject({ action: "undo", returned: JSON.stringify([value]), returned_ways: 1 });
  });

  it("tells the casino by its name", async () => {
    const { id } = await add("promotions", { ...promotionInput(), title: "Taşınan" });
    const moved = { ids: [id], change: { field: "casino_id", value: idOf("casino") } };
    const { change } = await (await send("POST", "promotions/fields", moved)).json<{ change: string }>();
    const { returned } = await undone("promotions/fields", change);
    expect(returned).toContainEqual({ id, field: "casino", from: "Geri Alınan Casino", to: null });
  });

  it("tells when a record was verified before, and by whom", async () => {
    const verification = { last_verified_at: "2026-01-02T09:00:00.000Z", verified_by: "ayse@bonusrehberi.example" };
    await site.server.db
      .update(casinos)
      .set(verification)
      .where(eq(casinos.id, idOf("casino")));
    const { change } = await (await selection("verification", "verify", "casino")()).json<{ change: string }>();
    const { returned } = await undone("verification/selection", change);
    expect(returned.map(({ field, to }) => [field, to])).toEqual(Object.entries(verification));
  });
});
