import { eq } from "drizzle-orm";
import { beforeAll, beforeEach } from "vitest";
import { promotion_comments, promotions, rate_limits } from "../../db/schema";
import type { Site } from "./office";

/** The page on which the tests leave comments. */
export const COMMENTED = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";

/** A visitor who comments on one promotion; how often is forgotten before each test. */
export function commenter(site: Site) {
  const visitor = {
    promotion_id: "",
    /** A comment that nothing is wrong with. */
    good: () => ({
      promotion_id: visitor.promotion_id,
      user_name: "Gülşah Ö.",
      comment: `Şartlar yazdığı gibi. ${crypto.randomUUID()}`,
      rating: 4,
    }),
    /** How many comments are stored. */
    count: () => site.world.db.$count(promotion_comments),
  };
  beforeAll(async () => {
    const [row] = await site.world.db.select().from(promotions).where(eq(promotions.slug, "150-hos-geldin-bonusu"));
    visitor.promotion_id = row?.id ?? "";
  });
  beforeEach(async () => {
    await site.world.db.delete(rate_limits);
  });
  return visitor;
}
