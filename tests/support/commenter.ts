import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach } from "vitest";
import { promotion_comments, promotions, rate_limits } from "../../db/schema";
import { WRITING_MS_MIN } from "../../worker/comments/rules";
import { commentStamp } from "../../worker/comments/stamp.server";
import type { Site } from "./site";

/** The page on which the tests comment. */
export const COMMENTED_PAGE = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";

/** The stamp in a page's comment form: when it was rendered. */
export const stampIn = (html: string) => /name="stamp" value="([^"]+)"/.exec(html)?.[1] ?? "";
export const unstamped = (html: string) => html.replace(/name="stamp" value="[^"]*"/, "");

/** Prepares comments on one promotion; the rate limit is reset before each test. */
export function setupCommenter(site: Site) {
  const commenter = {
    promotion_id: "",
    /** The stamp of a form that was opened long enough ago. */
    stamp: "",
    /** A comment that is published at once. */
    validComment: () => ({
      promotion_id: commenter.promotion_id,
      user_name: "Gülşah Ö.",
      comment: `Şartlar yazdığı gibi. ${crypto.randomUUID()}`,
      rating: 4,
      stamp: commenter.stamp,
    }),
    /** How many comments are stored. */
    count: () => site.server.db.$count(promotion_comments),
  };
  beforeAll(async () => {
    const [row] = await site.server.db.select().from(promotions).where(eq(promotions.slug, "150-hos-geldin-bonusu"));
    commenter.promotion_id = row?.id ?? "";
    commenter.stamp = await commentStamp(site.server.db, commenter.promotion_id, new Date(Date.now() - WRITING_MS_MIN));
  });
  beforeEach(async () => {
    await site.server.db.delete(rate_limits);
    // Comments of earlier tests must not count towards the hourly limits.
    await site.server.db.update(promotion_comments).set({
      created_at: sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${promotion_comments.created_at}, '-2 hours')`,
    });
  });
  return commenter;
}
