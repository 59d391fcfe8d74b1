import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import {
  blog_posts,
  casinos,
  former_values,
  promotion_categories,
  promotion_comments,
  promotions,
  splash_ads,
} from "../../db/schema";
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
    const answer = await send("PUT", CHANGES[name][1], { change: changes[name] });
    expect((await answer.json<{ ids: string[] }>()).ids).toHaveLength(1);
  });
});
