import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { blog_posts, casinos, counted_views, promotions } from "../../db/schema";
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

/** Counts each view once per record, hashed network address and clock hour; ignores records that are not public. */
export async function countViews(db: Db, views: View[], address: string, now: Date): Promise<void> {
  const { today } = await dailySecrets(db, now);
  const keyed = new Map(
    views.map(({ kind, id }) => {
      const key = hmacSha256(today, `${kind} ${id} ${address}`);
      return [key, { kind, id, key }];
    }),
  );
  const kinds = VIEWED_KINDS.filter((kind) => views.some((view) => view.kind === kind));
  const list = sql`json_each(${JSON.stringify([...keyed.values()])})`;
  const isOf = (kind: ViewedKind) => sql`${field("kind")} = ${sql.raw(`'${kind}'`)}`;
  const endOfHour = (Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS;
  const counted = and(eq(counted_views.hour_ends_at, endOfHour), eq(counted_views.key, field("key")));
  const isFirst = sql`not exists (select 1 from ${counted_views} where ${counted})`;
  const exists = kinds.map((kind) => {
    const { table, isPublic } = VIEWED[kind];
    const record = and(eq(table.id, field("id")), isPublic);
    return sql`${isOf(kind)} and exists (select 1 from ${table} where ${record})`;
  });
  const isShown = sql`(${sql.join(exists, sql` or `)})`;
  await db.batch([
    addDailyViews(db, list, sql`${isShown} and ${isFirst}`, now),
    ...kinds.map((kind) => {
      const { table, isPublic } = VIEWED[kind];
      const viewed = sql`(select ${field("id")} from ${list} where ${isOf(kind)} and ${isFirst})`;
      return db
        .update(table)
        .set({ view_count: sql`${table.view_count} + 1` })
        .where(and(inArray(table.id, viewed), isPublic));
    }),
    db.insert(counted_views).select((query) =>
      query
        .select({ hour_ends_at: sql`${endOfHour}`.as("hour_ends_at"), key: sql`${field("key")}`.as("key") })
        .from(list)
        .where(and(isShown, isFirst)),
    ),
  ]);
}
