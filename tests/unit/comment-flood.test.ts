import { eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { describe, expect, it } from "vitest";
import { promotion_comments } from "../../db/schema";
import { additionStatements } from "../../worker/comments/adding.server";
import { memoryDatabase } from "../support/memory-database";

const START = Date.parse("2026-11-21T09:00:00Z");
/** Comments that one batch sends: a batch each would take four times as long. */
const AT_ONCE = 200;

describe("a flood of comments by a bot", () => {
  it(
    "publishes at most 20 of 2,000 comments from 400 addresses and refuses none of them",
    { timeout: 60_000 },
    async () => {
      const { db, promotionIds } = await memoryDatabase(12);
      const sent = (n: number) => {
        const words = {
          promotion_id: promotionIds[n % 12] ?? "",
          user_name: `Üye ${n}`,
          comment: `Söz ${n}`,
          rating: 5,
        };
        const counters = { address: `comment:${n % 400}`, network: `comment network:${n % 400}` };
        const row = { id: crypto.randomUUID(), counters };
        // The counters and the row; the others only sweep and read.
        return additionStatements(db, words, row, new Date(START + n * 60)).slice(1, 4);
      };
      for (let from = 0; from < 2_000; from += AT_ONCE) {
        const batch = Array.from({ length: AT_ONCE }, (_, n) => sent(from + n)).flat();
        await db.batch(batch as unknown as [BatchItem<"sqlite">]);
      }
      const published = eq(promotion_comments.status, "published");
      expect([await db.$count(promotion_comments), await db.$count(promotion_comments, published)]).toEqual([
        2_000, 20,
      ]);
    },
  );
});
