import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Db } from "../../db/client";
import { casinos, promotions } from "../../db/schema";
import { tags } from "../../worker/edge/tags";
import { EdgeNetwork, type Platform } from "../bench/edge/network";
import { type Setting, simulate } from "../bench/edge/simulation";
import { bill } from "../bench/prices";
import { memoryDatabase } from "../support/memory-database";

const FROM = new Date("2026-12-01T09:00:00+03:00");
const HOUR_MS = 3_600_000;
const at = (seconds: number) => FROM.getTime() + seconds * 1_000;

const platform: Platform = {
  places: 3,
  isTiered: true,
  latency: 0,
  lag: () => 0,
  isDown: () => false,
  purges: true,
};

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
});

/** A fresh database with its pages: home, a search that is not cached, and promotions. */
async function world(): Promise<{ db: Db; pages: Setting["pages"] }> {
  const { db, promotionIds } = await memoryDatabase(20);
  const id = "11111111-1111-4111-8111-111111111111";
  await db
    .insert(casinos)
    .values({ id, name: "A", slug: "a", url: "https://a.example", sort_key: "a", search_text: "a" });
  await db.update(promotions).set({ casino_id: id });
  // Ids are random, and writes choose by their order: pages in the same order make each run the same.
  const details = promotionIds
    .toSorted()
    .map((promotion): [string, Set<string>] => [
      `/bonuslar/a/${promotion}`,
      new Set([tags.promotion(promotion), tags.comments(promotion), tags.newPosts]),
    ]);
  return { db, pages: new Map([...PAGES, ...details]) };
}
const PAGES: [string, Set<string>][] = [
  ["/", new Set([tags.promotions, tags.updatedPromotions, tags.hero, tags.newPosts])],
  ["/bonuslar?q=a", new Set()],
];

async function play(changes: Partial<Setting> = {}) {
  const { db, pages } = await world();
  return simulate(db, {
    ...{ seed: 7, from: FROM, views: 8_000, viewsAMonth: 2_000_000, pages, platform },
    ...{ hasReplicas: false, isCounted: () => true },
    ...changes,
  });
}
const oldest = ({ stale }: { stale: number[] }) => stale.at(-1) ?? 0;

describe("the simulated edge", () => {
  it.each([1, 2, 3])("shows nothing older than two minutes if no purge works (seed %i)", async (seed) => {
    const outcome = await play({ seed, platform: { ...platform, purges: false } });
    expect(outcome.refused).toBe(outcome.purgeCalls);
    expect(oldest(outcome)).toBeGreaterThan(30);
    expect(oldest(outcome)).toBeLessThanOrEqual(120);
  });

  it("shows what was written once the purge is sent, where database and answers are never late", async () => {
    const outcome = await play({ views: 5_000 });
    expect(outcome.writes).toBeGreaterThan(0);
    expect(outcome.purgeCalls).toBeGreaterThan(0);
    expect(oldest(outcome)).toBeLessThanOrEqual(0.05);
  });

  it("answers every view once, from the edge, the Worker or with an error, and repeats itself", async () => {
    const isDown = (time: number) => time % HOUR_MS < 300_000;
    const outcome = await play({ platform: { ...platform, isDown } });
    const { byEdge, byWorker, errors, views, rescued } = outcome;
    expect(byEdge + byWorker + errors).toBe(views);
    expect(errors).toBeGreaterThan(0);
    expect(rescued).toBeGreaterThan(0);
    const setting = { pages: new Map([["/", new Set(["x"])]]), views: 2_000 };
    const first = await play(setting);
    expect(await play(setting)).toEqual(first);
    expect(await play({ ...setting, seed: 8 })).not.toEqual(first);
  });

  it("asks the Worker less with more views, and more without an upper tier", async () => {
    const share = async (changes: Partial<Setting>) => {
      const { workerRuns, views } = await play(changes);
      return workerRuns / views;
    };
    const busy = await share({ viewsAMonth: 20_000_000 });
    expect(await share({ viewsAMonth: 200_000 })).toBeGreaterThan(busy);
    const untiered = { ...platform, places: 20, isTiered: false };
    expect(await share({ viewsAMonth: 20_000_000, platform: untiered })).toBeGreaterThan(busy);
  });
});

describe("a cache of the simulated edge", () => {
  const network = (changes: Partial<Platform> = {}) =>
    new EdgeNetwork({ ...platform, places: 2, ...changes }, new Map(PAGES));

  it("keeps a page as long as its headers say, then shows it while each tier renews it", () => {
    const edge = network();
    expect(edge.request(at(0), 0, "/").from).toBe("worker");
    expect(edge.request(at(89), 0, "/")).toMatchObject({ from: "edge", asOf: at(0) });
    expect(edge.request(at(100), 0, "/")).toMatchObject({ from: "edge", asOf: at(0) });
    edge.request(at(101), 0, "/");
    expect(edge.request(at(102), 0, "/")).toMatchObject({ from: "edge", asOf: at(100) });
    expect(edge.request(at(300), 0, "/").from).toBe("worker");
    expect(edge.workerRuns).toBe(3);
  });

  it("gives a location what another one asked for, with its age", () => {
    const edge = network();
    edge.request(at(0), 0, "/");
    expect(edge.request(at(60), 1, "/")).toMatchObject({ from: "edge", asOf: at(0) });
    expect(edge.request(at(121), 1, "/")).toMatchObject({ from: "worker", asOf: at(121) });
  });

  it("keeps no search and nothing past midnight in Istanbul", () => {
    const edge = network();
    expect([0, 1].map((second) => edge.request(at(second), 0, "/bonuslar?q=a").from)).toEqual(["worker", "worker"]);
    const midnight = 15 * 3_600;
    edge.request(at(midnight - 10), 0, "/");
    expect(edge.request(at(midnight - 1), 0, "/").from).toBe("edge");
    expect(edge.request(at(midnight), 0, "/").from).toBe("worker");
  });

  it("forgets purged pages everywhere, but not one that is on its way", async () => {
    const edge = network({ latency: 500 });
    edge.request(at(0), 0, "/");
    edge.now = at(0.2);
    await edge.purge({ tags: [tags.hero] });
    expect(edge.request(at(1), 0, "/").from).toBe("edge");
    edge.now = at(2);
    await edge.purge({ tags: [tags.hero] });
    expect(edge.request(at(3), 1, "/").from).toBe("worker");
  });

  it("takes 25 purges at once and five a minute, as the platform does", async () => {
    const edge = network();
    const taken = async (calls: number) => {
      const answers = await Promise.all(Array.from({ length: calls }, () => edge.purge({ purgeEverything: true })));
      return answers.filter(({ success }) => success).length;
    };
    edge.now = at(0);
    expect(await taken(30)).toBe(25);
    edge.now = at(60);
    expect(await taken(30)).toBe(5);
  });
});

it("costs the plan a month, and the published prices for what exceeds it", () => {
  const included = { requests: 10e6, cpuMs: 30e6, rowsRead: 25e9, rowsWritten: 50e6 };
  expect(bill(included)).toBe(5);
  expect(bill({ requests: 20e6, cpuMs: 40e6, rowsRead: 26e9, rowsWritten: 51e6 })).toBeCloseTo(5 + 3 + 0.2 + 1 + 1);
});
