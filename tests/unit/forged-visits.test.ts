import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Db } from "../../db/client";
import { daily_visits, type VisitFact } from "../../db/schema";
import { OTHERS } from "../../worker/visits/constants";
import { countVisit } from "../../worker/visits/counting.server";
import { memoryDatabase } from "../support/memory-database";

const START = Date.parse("2026-11-27T09:00:00Z");
const DAY = "2026-11-27";
let db: Db;
let seconds: number;

beforeEach(async () => {
  ({ db } = await memoryDatabase(1));
  seconds = 0;
});

/** Each a second later. */
function tell(name: string, path: string, isReader = true) {
  const visit = { entry: { path, referrer: `${name}.example` }, search: { term: `aranan ${name}`, hits: 1 } };
  return countVisit(db, visit, { hosts: [], isReader }, new Date(START + 1_000 * ++seconds));
}

async function forge(from: number, to: number, times = 1) {
  for (let n = from; n < to; n++) for (let time = 0; time < times; time++) await tell(`sahte${n}`, `/sahte-${n}`);
}

async function counted(fact: VisitFact): Promise<Record<string, number>> {
  const rows = await db
    .select()
    .from(daily_visits)
    .where(and(eq(daily_visits.day, DAY), eq(daily_visits.kind, fact)));
  return Object.fromEntries(rows.map(({ record_id, visits }) => [record_id, visits]));
}

const TRUE_ONES = Array.from({ length: 20 }, (_, n) => `dogru${n}`);

async function expectTrueOnes(visits: number) {
  const [hosts, searches] = [await counted("referrer"), await counted("search")];
  for (const name of TRUE_ONES)
    expect([hosts[`${name}.example`], searches[`aranan ${name}`]], name).toEqual([visits, visits]);
  expect(Object.keys(hosts).length).toBeLessThanOrEqual(1_001);
}

describe("true hosts, pages and searches", () => {
  it("come after 1,500 forged ones, and stay", async () => {
    await forge(0, 1_500);
    for (let time = 0; time < 3; time++) for (const name of TRUE_ONES) await tell(name, "/blog");
    await expectTrueOnes(3);
    await forge(1_500, 3_000);
    await expectTrueOnes(3);
    expect(await counted("entry")).toEqual({ "/blog": 60, [OTHERS]: 3_000 });
    const sum = Object.values(await counted("referrer")).reduce((all, visits) => all + visits, 0);
    expect(sum, "no visit is lost").toBe(3_060);
  });

  it("come between forged ones, each of which was sent twice", async () => {
    for (let time = 0; time < 3; time++) {
      for (const name of TRUE_ONES) await tell(name, "/blog");
      await forge(400 * time, 400 * (time + 1), 2);
    }
    await expectTrueOnes(3);
  });

  it("stay if the week before knows them", async () => {
    const of = (record_id: string, visits: number) => ({
      ...{ day: "2026-11-21", kind: "referrer" as const, record_id, visits },
    });
    await db.insert(daily_visits).values([of("eski.example", 3), of("tek.example", 2)]);
    for (const name of ["eski", "tek"]) await tell(name, "/");
    await forge(0, 1_500, 2);
    const hosts = await counted("referrer");
    expect([hosts["eski.example"], hosts["tek.example"]]).toEqual([1, undefined]);
  });

  it("come before those of robots", async () => {
    await tell("dogru", "/");
    for (let n = 0; n < 1_000; n++) await tell(`robot${n}`, "/", false);
    expect(await counted("referrer")).toHaveProperty(["dogru.example"], 1);
  });
});
