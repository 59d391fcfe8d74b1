import { desc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { casinos, conversions, NEEDS_ATTENTION, postback_tokens, refused_postbacks } from "../../db/schema";
import { found } from "../refusal";

const OPEN_MS = 7 * 86_400_000;

/** Query: casinos with postbacks that were refused or count nowhere, since somebody last marked them as seen. */
export function casinosToLookAt(db: Db, limit: number, now: Date) {
  const since = new Date(now.getTime() - OPEN_MS).toISOString();
  const total = (name: "refused" | "unmatched") => sql<number>`sum(${sql.identifier(name)})`.as(`all_${name}`);
  const open = db
    .select({
      casino_id: refused_postbacks.casino_id,
      at: refused_postbacks.at,
      refused: sql<number>`${refused_postbacks.count}`.as("refused"),
      unmatched: sql<number>`0`.as("unmatched"),
    })
    .from(refused_postbacks)
    .where(gt(refused_postbacks.at, since))
    .unionAll(
      db
        .select({
          casino_id: conversions.casino_id,
          at: conversions.received_at,
          refused: sql<number>`0`.as("refused"),
          unmatched: sql<number>`1`.as("unmatched"),
        })
        .from(conversions)
        .where(sql`${NEEDS_ATTENTION} and ${conversions.received_at} > ${since}`),
    )
    .as("open");
  return db
    .select({
      id: casinos.id,
      name: casinos.name,
      refused: total("refused"),
      unmatched: total("unmatched"),
      last_at: sql<string>`max(${open.at})`.as("last_at"),
      of_all: sql<number>`count(*) over ()`.as("of_all"),
    })
    .from(open)
    .innerJoin(postback_tokens, eq(postback_tokens.casino_id, open.casino_id))
    .innerJoin(casinos, eq(casinos.id, open.casino_id))
    .where(gt(open.at, sql`coalesce(${postback_tokens.seen_at}, '')`))
    .groupBy(casinos.id)
    .orderBy(desc(sql`max(${open.at})`), casinos.id)
    .limit(limit);
}

/** Marks what a casino's operator has sent up to now as seen. */
export async function markSeen(db: Db, casino_id: string, now: Date): Promise<void> {
  const [row] = await db
    .update(postback_tokens)
    .set({ seen_at: now.toISOString() })
    .where(eq(postback_tokens.casino_id, casino_id))
    .returning({ casino_id: postback_tokens.casino_id });
  found(row, "Casino bulunamadı");
}
