import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { review_settings } from "../../db/schema";
import { scoreOf } from "../../worker/casinos/review";
import { scoreSql } from "../../worker/records/score.server";
import { memoryDatabase } from "../support/memory-database";
import { randomReviews } from "../support/reviews";

it("SQLite computes the same score as the form", async () => {
  const { db } = await memoryDatabase();
  for (const { review, weights } of randomReviews(300)) {
    await db.update(review_settings).set({ weights });
    const [row] = await db.select({ score: scoreSql(sql`${JSON.stringify(review)}`) }).from(review_settings);
    expect(row?.score).toBe(scoreOf(review, weights));
  }
});

it("has no score without a review", async () => {
  const { db } = await memoryDatabase();
  const [row] = await db.select({ score: scoreSql(sql`null`) }).from(review_settings);
  expect(row?.score).toBeNull();
});
