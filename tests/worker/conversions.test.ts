import { eq, ne } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { exampleLines, REPORT_COLUMNS } from "../../app/admin/conversions/report-columns";
import { activities, casinos, conversions, tracked_clicks } from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";
import { importClient, statuses, throughFile } from "../support/import-client";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { casinoLink } from "../support/links";

const site = setupAdminSite({ logsStatements: true });
const PATH = "/api/admin/conversions";
const TIK = "tik-1";
const TODAY = dayAfter(new Date(), 0);
let casino: typeof casinos.$inferSelect;

interface Listed {
  rows: { key: string; casino: string; is_matched: boolean; is_cancelled: boolean; placement: string }[];
  total: number;
}
const list = (query = "") => site.admin.call<Listed>("GET", `${PATH}${query}`);
const keys = async (query: string) => (await list(query)).rows.map(({ key }) => key);
const stored = () => site.server.db.select().from(conversions).orderBy(conversions.key);
const { check, write } = importClient((method, rest, body) =>
  site.admin.send(method, `${PATH}${rest}/${casino.id}`, body),
);
const line = (values: object, at = 2) => ({ line: at, values: { day: TODAY, sub_id: "afis", ...values } });

beforeEach(async () => {
  const { db } = site.server;
  await db.delete(conversions);
  await db.delete(tracked_clicks);
  const [first] = await db.select().from(casinos).limit(1);
  if (!first) throw new Error("no demo casino");
  casino = first;
  const click = { id: TIK, day: TODAY, ...casinoLink(casino.id) };
  await db.insert(tracked_clicks).values(click);
});

describe("the list of conversions", () => {
  const add = async (...rows: [key: string, values?: Partial<typeof conversions.$inferInsert>][]) => {
    const row = {
      ...casinoLink(casino.id),
      day: TODAY,
      click_id: "",
      is_matched: true,
    };
    const received = (at: number) => new Date(Date.now() - at * 1_000).toISOString();
    await site.server.db.insert(conversions).values(
      rows.map(([key, values], at) => ({
        ...row,
        ...{ key, status: key.split(" ")[0] as "onay", received_at: received(at) },
        ...values,
      })),
    );
  };

  it("has the newest first, matched and unmatched, in one round trip", async () => {
    await add(["onay islem 1"], ["kayit tik x", { is_matched: false, click_id: "X-9" }]);
    site.server.sentStatements();
    const { rows, total } = await list();
    // One for the session.
    expect(site.server.sentStatements()).toHaveLength(2);
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      { key: "onay islem 1", casino: casino.name, is_matched: true, placement: "kart" },
      { key: "kayit tik x", is_matched: false },
    ]);
    expect(await keys("?match=unmatched")).toEqual(["kayit tik x"]);
    expect(await keys("?status=onay")).toEqual(["onay islem 1"]);
    expect(await keys("?q=x-9")).toEqual(["kayit tik x"]);
    expect(await keys(`?casino=${crypto.randomUUID()}`)).toEqual([]);
    expect((await site.admin.get(`${PATH}?match=belki`)).status).toBe(422);
  });

  it("says what the operator has cancelled: the whole transaction, and no other", async () => {
    await add(["iptal islem 1"], ["onay islem 1"], ["yatirim islem 1"], ["onay islem 12"], ["onay tik 1"]);
    const cancelled = (await list()).rows.filter(({ is_cancelled }) => is_cancelled).map(({ key }) => key);
    expect(cancelled).toEqual(["iptal islem 1", "onay islem 1", "yatirim islem 1"]);
  });
});

describe("an operator's report", () => {
  it("is checked without writing, then imported, and once more changes nothing", async () => {
    const lines = [
      line({ sub_id: TIK, registrations: "3", first_deposits: "1", revenue: "1.234,50", currency: "try" }),
      line({ day: TODAY.split("-").reverse().join("."), registrations: 2, first_deposits: "", revenue: "" }, 3),
    ];
    expect(await check(...lines)).toMatchObject([
      { title: TIK, readings: { registrations: 3, first_deposits: 1, revenue: { amount: 123_450, currency: "TRY" } } },
      { status: "new", title: "afis", readings: { day: TODAY, registrations: 2 } },
    ]);
    expect(await stored()).toEqual([]);
    const { ids } = await write(...lines);
    expect(ids).toHaveLength(2);
    expect(await stored()).toMatchObject([
      { status: "kayit", count: 2, is_matched: false, click_id: "afis", placement: "" },
      { status: "kayit", count: 3, is_matched: true, placement: "kart", amount: null },
      { status: "onay", count: 0, amount: 123_450, currency: "TRY", day: TODAY },
      { status: "yatirim", count: 1, is_matched: true },
    ]);
    expect(statuses(await check(...lines))).toEqual(["unchanged", "unchanged"]);
    expect((await write(...lines)).ids).toEqual([]);
    const logged = await site.server.db.select().from(activities).where(eq(activities.kind, "conversion"));
    expect(logged.map(({ action, name }) => [action, name])).toEqual(Array(2).fill(["import", casino.name]));
    const { rows } = await site.admin.call<{ rows: object[] }>("GET", "activity?kind=conversion");
    expect(rows).toMatchObject([{ count: 2, names: casino.name }]);
  });

  it("says in its check which sub-ids are no click of the casino", async () => {
    const [other] = await site.server.db.select().from(casinos).where(ne(casinos.id, casino.id)).limit(1);
    const foreign = { id: "baska-casino", day: TODAY, ...casinoLink(other?.id ?? "") };
    await site.server.db.insert(tracked_clicks).values(foreign);
    const lines = [TIK, "afis", "", foreign.id].map((sub_id, at) => line({ sub_id, registrations: "1" }, at + 2));
    const unmatched = (await check(...lines, line({ sub_id: "yok" }, 9))).map((checked) => checked.unmatched);
    expect(unmatched).toEqual([undefined, "afis", undefined, foreign.id, undefined]);
  });

  it("is imported from the rows of the sample file as they are", async () => {
    await site.set(casinos, casino.id, { report_currency: "EUR" });
    const examples = await throughFile(REPORT_COLUMNS, exampleLines(TODAY), "sub_id");
    expect(await check(...examples)).toMatchObject([
      { status: "new", errors: {}, readings: { registrations: 12, revenue: { amount: 125_000, currency: "TRY" } } },
      { status: "new", errors: {}, readings: { first_deposits: 1, revenue: { amount: 48_050, currency: "TRY" } } },
    ]);
    await site.server.db.update(casinos).set({ report_currency: null });
  });

  it("changes what a later report says otherwise, and leaves what it does not say", async () => {
    await write(line({ registrations: "3", revenue: "-5", currency: "EUR" }));
    const later = line({ registrations: "0", revenue: "", currency: "" });
    expect(await check(later)).toMatchObject([
      { status: "changed", changes: ["registrations"], cells: { registrations: { from: 3, to: 0 } } },
    ]);
    await write(later);
    expect(await stored()).toMatchObject([{ count: 0 }, { amount: -500, currency: "EUR" }]);
  });

  it("tells sub-ids of a day apart to the letter, but not currencies", async () => {
    const lines = [
      line({ sub_id: "A1", registrations: "1", revenue: "10", currency: "TRY" }),
      line({ sub_id: "a1", registrations: "2" }, 3),
      line({ sub_id: "A.1", registrations: "3" }, 4),
      line({ sub_id: "A1", revenue: "5", currency: "EUR" }, 5),
    ];
    const checked = await check(...lines);
    expect(statuses(checked)).toEqual(["new", "new", "new", "refused"]);
    expect(new Set(checked.flatMap(({ keys = [] }) => keys)).size).toBe(4);
    await write(...lines);
    expect((await stored()).map(({ click_id, count, currency }) => [click_id, count, currency])).toEqual([
      ["A.1", 3, null],
      ["A1", 1, null],
      ["a1", 2, null],
      ["A1", 0, "TRY"],
    ]);
  });

  it("without a currency has that of the casino's reports", async () => {
    await site.set(casinos, casino.id, { report_currency: "EUR" });
    await write(line({ revenue: "10" }), line({ sub_id: "b", revenue: "₺10" }, 3));
    await site.server.db.update(casinos).set({ report_currency: null });
    expect((await stored()).map(({ currency }) => currency)).toEqual(["EUR", "TRY"]);
  });

  it("corrects the currency alone", async () => {
    await write(line({ registrations: "3", revenue: "10", currency: "TRY" }));
    const later = line({ registrations: "3", revenue: "10", currency: "EUR" });
    expect(await check(later)).toMatchObject([
      {
        ...{ status: "changed", changes: ["revenue"] },
        cells: { revenue: { from: { amount: 1_000, currency: "TRY" }, to: { amount: 1_000, currency: "EUR" } } },
      },
    ]);
    await write(later);
    expect(await stored()).toMatchObject([{ count: 3 }, { amount: 1_000, currency: "EUR" }]);
    expect(statuses(await check(later))).toEqual(["unchanged"]);
  });

  it("is refused where an earlier line of the request writes the same figure", async () => {
    const lines = [
      line({ registrations: "1" }),
      line({ day: TODAY.split("-").reverse().join("."), registrations: "4", revenue: "5", currency: "EUR" }, 3),
    ];
    for (const outcomes of [await check(...lines), (await write(...lines)).lines])
      expect(outcomes).toMatchObject([
        { status: "new" },
        { status: "refused", errors: { id: "2. satırla aynı rapor satırı" } },
      ]);
    expect(await stored()).toMatchObject([{ status: "kayit", count: 1 }]);
  });

  it("with nothing but zeros adds no row", async () => {
    expect(statuses(await check(line({ registrations: "0", revenue: "0", currency: "TRY" })))).toEqual(["unchanged"]);
  });

  it.each([
    [{ day: "" }, "day"],
    [{ day: "31.02.2026" }, "day"],
    [{ day: dayAfter(new Date(), 1) }, "day"],
    [{ day: dayAfter(new Date(), -401) }, "day"],
    [{ registrations: "-1" }, "registrations"],
    [{ registrations: "", first_deposits: "" }, "registrations"],
    [{ revenue: "1.234", currency: "TRY" }, "revenue"],
    [{ revenue: "10", currency: "" }, "currency"],
    [{ sub_id: "x".repeat(81) }, "sub_id"],
  ])("with %j is refused at %s, and the other lines are not", async (values, field) => {
    const lines = [line({ registrations: "1", ...values }), line({ registrations: "1", sub_id: "öteki" }, 3)];
    const [refused, other] = await check(...lines);
    expect([refused?.status, Object.keys(refused?.errors ?? {})]).toEqual(["refused", [field]]);
    expect(other?.status).toBe("new");
  });

  it("of an unknown casino is not found", async () => {
    const body = { is_dry: true, lines: [line({ registrations: "1" })] };
    await expectRefused(await site.admin.send("POST", `${PATH}/import/${crypto.randomUUID()}`, body), 404);
  });
});
