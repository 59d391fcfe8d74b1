import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { type Casino, casinos, type Promotion, type Category, promotions, record_versions } from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";
import { casinoInput, categoryInput, promotionInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { changeOf, undoClient } from "../support/undo-client";

const site = setupAdminSite();
const path = "/api/admin/promotions";
const inDays = (days: number) => dayAfter(new Date(), days);
const add = <Row>(resource: string, input: object) => site.admin.call<Row>("POST", resource, input);

interface Answer {
  ids: string[];
  next?: string;
}

let ids: string[];
const rows = async () => {
  const found = await site.server.db.select().from(promotions).where(inArray(promotions.id, ids));
  return ids.map((id) => found.find((row) => row.id === id) as Promotion);
};
const days = async () => (await rows()).map(({ expiry_date }) => expiry_date);
const change = (field: string, value: string | null, more: object = {}) =>
  site.admin.send("POST", `${path}/fields`, { ids, change: { field, value, ...more } });
const changed = async (field: string, value: string | null, more: object = {}) => {
  const answer = await change(field, value, more);
  return { ...(await answer.json<Answer>()), change: changeOf(answer) };
};
const { undone } = undoClient(() => site.admin);

beforeEach(async () => {
  ids = [];
  for (const expiry_date of [inDays(3), inDays(-2), null]) {
    const title = `Toplu ${crypto.randomUUID()}`;
    ids.push((await add<Promotion>("promotions", { ...promotionInput(), title, expiry_date })).id);
  }
});

describe("the last day of several promotions (B3.12)", () => {
  it("is moved from the last day, or from today where that has passed; none stays none", async () => {
    const { ids: moved } = await changed("expiry_date", "+7", { revives: true });
    expect(moved).toEqual(ids.slice(0, 2));
    expect(await days()).toEqual([inDays(10), inDays(7), null]);
    const [first] = await rows();
    expect(first?.term_history).toHaveLength(1);
    const versions = await site.server.db.select().from(record_versions).where(inArray(record_versions.record_id, ids));
    expect(versions).toHaveLength(2);
  });

  it("is a day, or none, for all", async () => {
    await change("expiry_date", "2030-05-01", { revives: true });
    expect(await days()).toEqual(["2030-05-01", "2030-05-01", "2030-05-01"]);
    await change("expiry_date", null);
    expect(await days()).toEqual([null, null, null]);
  });

  it("is taken back from the last change to the first", async () => {
    const first = await changed("expiry_date", "2030-05-01", { revives: true });
    const last = await changed("expiry_date", "2030-06-01");
    expect((await undone(first.change, "edit")).left).toHaveLength(3);
    expect((await undone(last.change, "edit")).ids.sort()).toEqual([...ids].sort());
    expect(await days()).toEqual(["2030-05-01", "2030-05-01", "2030-05-01"]);
    await undone(first.change, "edit");
    expect(await days()).toEqual([inDays(3), inDays(-2), null]);
  });

  it("stays where it has passed, unless what has ended is to be shown again", async () => {
    const [, ended = ""] = ids;
    const past = inDays(-5);
    for (const value of ["+30", "2030-05-01", null]) {
      await change("expiry_date", value);
      expect((await days())[1]).toBe(inDays(-2));
    }
    await change("expiry_date", past);
    expect(await days()).toEqual([past, past, past]);
    await site.set(promotions, ended, { is_active: false });
    await change("expiry_date", "+7");
    expect(await days()).toEqual([past, inDays(7), past]);
  });

  it("is changed for all that match a filter, a hundred at a time", async () => {
    const until = new Date(Date.now() + 60_000).toISOString();
    const body = { q: "Toplu", until, change: { field: "expiry_date", value: "2030-02-03", revives: true } };
    const answer = await site.admin.call<Answer>("POST", `${path}/matching/fields`, body);
    expect(answer.ids).toEqual(expect.arrayContaining(ids));
    expect(answer.next).toBeUndefined();
    expect(await days()).toEqual(["2030-02-03", "2030-02-03", "2030-02-03"]);
  });

  it("is refused where it is none", async () => {
    await expectRefused(await change("expiry_date", "+8"), 422);
    await expectRefused(await change("title", "Başlık"), 422);
  });
});

describe("who can get several promotions (B3.12)", () => {
  const told = async () => (await rows()).map(({ audience, audience_note }) => [audience, audience_note].join());

  it("is one choice for all, without a condition of another, which an undo gives back", async () => {
    const of = { audience: "existing", audience_note: "bir yılı dolduranlar" } as const;
    await site.server.db
      .update(promotions)
      .set(of)
      .where(eq(promotions.id, ids[0] ?? ""));
    const { change, ids: chosen } = await changed("audience", "all");
    expect(chosen).toEqual(ids);
    expect(await told()).toEqual(["all,", "all,", "all,"]);
    expect((await rows())[0]?.term_history[0]?.changes).toHaveLength(2);
    await undone(change, "edit");
    expect(await told()).toEqual(["existing,bir yılı dolduranlar", ",", ","]);
  });

  it("is one of three", async () => expectRefused(await change("audience", null), 422));
});

describe("casino and category of several promotions (B3.12)", () => {
  it("give the promotions free addresses, which an undo takes back", async () => {
    const casino = await add<Casino>("casinos", { ...casinoInput(), name: `Toplu ${crypto.randomUUID()}` });
    const [first] = await rows();
    const taken = { ...promotionInput(), title: first?.title ?? "", slug: first?.slug ?? "", casino_id: casino.id };
    await add("promotions", taken);
    const { change } = await changed("casino_id", casino.id);
    const [moved] = await rows();
    expect([moved?.casino_id, moved?.slug]).toEqual([casino.id, `${first?.slug}-2`]);
    await undone(change, "edit");
    const [back] = await rows();
    expect([back?.casino_id, back?.slug]).toEqual([null, first?.slug]);
    await site.server.db.delete(promotions).where(eq(promotions.casino_id, casino.id));
    await site.server.db.delete(casinos).where(eq(casinos.id, casino.id));
  });

  it("name the category, and are refused where there is none", async () => {
    const category = await add<Category>("categories", { ...categoryInput(), name: `Toplu ${ids[0]}` });
    await change("category_id", category.id);
    expect((await rows()).map((row) => row.category)).toEqual(ids.map(() => category.name));
    await expectRefused(await change("category_id", crypto.randomUUID()), 422, "Kategori bulunamadı");
    await expectRefused(await change("casino_id", crypto.randomUUID()), 422, "Casino bulunamadı");
  });
});
