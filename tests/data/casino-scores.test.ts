import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../db/client";
import { casinos, review_settings } from "../../db/schema";
import { scoreOf } from "../../worker/casinos/score";
import { rescoreCasinos, scoreSql } from "../../worker/records/score.server";
import { DATABASES } from "../support/databases";
import { randomReviews } from "../support/reviews";

const COUNT = 300;
const WEIGHTINGS = 25;

describe.each(DATABASES)("the score of a casino on %s", (_, open) => {
  let db: Db;
  let close: () => Promise<void>;
  beforeAll(async () => void ({ db, close } = await open()));
  afterAll(() => close());

  it("is the one that the panel computes, for any review and weights", async () => {
    const cases = randomReviews(COUNT);
    const reviews = JSON.stringify(cases.map(({ review }) => review));
    for (const { weights } of cases.slice(0, WEIGHTINGS)) {
      await db.update(review_settings).set({ weights });
      const rows = await db.values<[score: number]>(sql`select ${scoreSql(sql`value`)} from json_each(${reviews})`);
      expect(rows.map(([score]) => score)).toEqual(cases.map(({ review }) => scoreOf(review, weights)));
    }
  });

  it("is absent without a review, and follows new weights with one", async () => {
    const [{ review, weights }, other] = randomReviews(2) as [Case, Case];
    const casino = (slug: string) => ({
      slug,
      name: slug,
      url: "https://x.example",
      sort_key: slug,
      search_text: slug,
    });
    const rows = [
      { ...casino("puanli"), id: crypto.randomUUID(), review },
      { ...casino("puansiz"), id: crypto.randomUUID(), rating: 4 },
    ];
    for (const row of rows) await db.insert(casinos).values(row);
    const scores = async () => (await db.select().from(casinos).orderBy(casinos.slug)).map(({ score }) => score);
    for (const settings of [weights, other.weights]) {
      await db.update(review_settings).set({ weights: settings });
      await rescoreCasinos(db);
      expect(await scores()).toEqual([scoreOf(review, settings), null]);
    }
  });
});

type Case = ReturnType<typeof randomReviews>[number];
