import { beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../db/client";
import { promotions } from "../../db/schema";
import { historyWith } from "../../worker/promotions/term-history.server";
import { memoryDatabase } from "../support/memory-database";

let db: Db;
beforeAll(async () => {
  ({ db } = await memoryDatabase(1));
});

interface Terms {
  wagering?: number | null;
  games?: string | null;
}

/** Saves terms at minutes after ten o'clock, and returns the history in words: `10:30 wagering 20>30`. */
async function saved(...saves: [minute: number, terms: Terms][]): Promise<string[]> {
  await db.update(promotions).set({ wagering: 20, games: null, term_history: [] });
  for (const [minute, terms] of saves) {
    const now = new Date(Date.UTC(2026, 10, 26, 10, minute));
    await db.update(promotions).set({ ...terms, term_history: historyWith(terms, now) });
  }
  const [row] = await db.select().from(promotions);
  return (row?.term_history ?? []).map(({ at, changes }) =>
    [at.slice(11, 16), ...changes.map(({ term, from, to }) => `${term} ${from}>${to}`)].join(" "),
  );
}

describe("changes of a term within an hour", () => {
  it("leave no trace when they are taken back, in one step or in several", async () => {
    expect(await saved([0, { wagering: 30 }], [59, { wagering: 20 }])).toEqual([]);
    expect(await saved([0, { wagering: 30 }], [10, { wagering: 40 }], [20, { wagering: 20 }])).toEqual([]);
    expect(await saved([0, { games: "Slot" }], [10, { games: null }])).toEqual([]);
  });

  it("become one change from the first value to the last", async () => {
    expect(await saved([0, { wagering: 30 }], [10, { wagering: 35 }])).toEqual(["10:10 wagering 20>35"]);
  });

  it("do not touch other terms", async () => {
    expect(await saved([0, { wagering: 30, games: "Slot" }], [10, { wagering: 20, games: "Slot" }])).toEqual([
      "10:00 games null>Slot",
    ]);
    expect(await saved([0, { wagering: 30 }], [10, { games: "Slot" }])).toEqual([
      "10:00 wagering 20>30",
      "10:10 games null>Slot",
    ]);
  });
});

it("a change that is taken back later stays in the history, with its return", async () => {
  expect(await saved([0, { wagering: 30 }], [60, { wagering: 20 }])).toEqual([
    "10:00 wagering 20>30",
    "11:00 wagering 30>20",
  ]);
  expect(await saved([0, { wagering: 30 }], [70, { wagering: 40 }], [100, { wagering: 30 }])).toEqual([
    "10:00 wagering 20>30",
  ]);
});

it("keeps the last 20 changes", async () => {
  const history = await saved(...Array.from({ length: 22 }, (_, i): [number, Terms] => [i * 60, { wagering: i }]));
  expect(history).toHaveLength(20);
  expect([history[0], history.at(-1)]).toEqual(["12:00 wagering 1>2", "07:00 wagering 20>21"]);
});
