import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { blog_posts, casinos, promotions, rate_limits } from "../../db/schema";
import { deleteExpiredCounters } from "../records/rate-limits.server";
import { dailySecrets, hmacSha256 } from "../secrets/daily-secret.server";
import { addDailyViews } from "./daily.server";
import { VIEWED_KINDS, type ViewedKind } from "./kinds";
import type { View } from "./rules";

const HOUR_MS = 3_600_000;

interface Viewed {
  table: SQLiteTable & { id: SQLiteColumn; view_count: SQLiteColumn };
  isPublic?: SQL;
}

const VIEWED: Record<ViewedKind, Viewed> = {
  post: { table: blog_posts, isPublic: eq(blog_posts.is_published, true) },
  promotion: { table: promotions },
  casino: { table: casinos },
};

const field = (name: "kind" | "id" | "key") => sql`value->>${sql.raw(`'${name}'`)}`;

/**
 * Counts each view once per record, network address (stored hashed) and clock hour, whether they come alone or together.
 * Leaves out records that do not exist or are not public.
 */
export async function countViews(db: Db, views: View[], address: string, now: Date): Promise<void> {
  const { today } = await dailySecrets(db, now);
  const keyed = new Map(
    views.map(({ kind, id }) => {
      const key = `view:${hmacSha256(today, `${kind} ${id} ${address}`)}`;
      return [key, { kind, id, key }];
    }),
  );
  const kinds = VIEWED_KINDS.filter((kind) => views.some((view) => view.kind === kind));
  const list = sql`json_each(${JSON.stringify([...keyed.values()])})`;
  const isOf = (kind: ViewedKind) => sql`${field("kind")} = ${sql.raw(`'${kind}'`)}`;
  const isFirst = sql`(select ${rate_limits.count} from ${rate_limits} where ${rate_limits.key} = ${field("key")}) = 1`;
  const endOfHour = (Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS;
  const exists = kinds.map((kind) => {
    const { table, isPublic } = VIEWED[kind];
    const record = and(eq(table.id, field("id")), isPublic);
    return sql`${isOf(kind)} and exists (select 1 from ${table} where ${record})`;
  });
  const isShown = sql`(${sql.join(exists, sql` or `)})`;
  await db.batch([
    deleteExpiredCounters(db, now),
    db
      .insert(rate_limits)
      .select((query) =>
        query
          .select({
            key: sql`${field("key")}`.as("key"),
            count: sql`1`.as("count"),
            window_ends_at: sql`${endOfHour}`.as("window_ends_at"),
          })
          .from(list)
          .where(isShown),
      )
      .onConflictDoUpdate({ target: rate_limits.key, set: { count: sql`${rate_limits.count} + 1` } }),
    ...kinds.map((kind) => {
      const { table, isPublic } = VIEWED[kind];
      const counted = sql`(select ${field("id")} from ${list} where ${isOf(kind)} and ${isFirst})`;
      return db
        .update(table)
        .set({ view_count: sql`${table.view_count} + 1` })
        .where(and(inArray(table.id, counted), isPublic));
    }),
    addDailyViews(db, list, sql`${isShown} and ${isFirst}`, now),
  ]);
}
