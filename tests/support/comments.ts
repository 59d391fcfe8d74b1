import { eq, sql } from "drizzle-orm";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, beforeEach } from "vitest";
import { promotion_comments, promotions, rate_limits } from "../../db/schema";
import { WRITING_MS_MIN } from "../../worker/comments/rules";
import type { Site } from "./office";

/** The page on which the tests leave comments. */
export const COMMENTED = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";

/** The stamp in a page's comment form. */
export const stampIn = (html: string) => /name="stamp" value="([^"]+)"/.exec(html)?.[1] ?? "";

/** A visitor who comments on one promotion; how often is forgotten before each test. */
export function commenter(site: Site) {
  const visitor = {
    promotion_id: "",
    /** Of a form that was opened long enough ago. */
    stamp: "",
    /** A comment that nothing is wrong with. */
    good: () => ({
      promotion_id: visitor.promotion_id,
      user_name: "Gülşah Ö.",
      comment: `Şartlar yazdığı gibi. ${crypto.randomUUID()}`,
      rating: 4,
      stamp: visitor.stamp,
    }),
    /** How many comments are stored. */
    count: () => site.world.db.$count(promotion_comments),
  };
  beforeAll(async () => {
    const [row] = await site.world.db.select().from(promotions).where(eq(promotions.slug, "150-hos-geldin-bonusu"));
    visitor.promotion_id = row?.id ?? "";
    visitor.stamp = stampIn(await site.html(COMMENTED));
    await wait(WRITING_MS_MIN + 50);
  });
  beforeEach(async () => {
    await site.world.db.delete(rate_limits);
    // What was posted before counts as older than the last hour.
    await site.world.db.update(promotion_comments).set({
      created_at: sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${promotion_comments.created_at}, '-2 hours')`,
    });
  });
  return visitor;
}
