import { and, eq, isNull, not, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { casinos, promotions } from "../../db/schema";

/** SQL: an id of demo content, a UUID of version 8; ids of other records have version 4. */
export const isDemoId = (id: SQLiteColumn): SQL => sql`substr(${id}, 15, 1) = '8'`;

/** SQL: clicks and conversions of demo content go with it, since nobody ever clicked. */
export const isLinkOfContent = (row: Record<"casino_id" | "promotion_id", SQLiteColumn>) =>
  and(
    ...(
      [
        [row.casino_id, casinos.id],
        [row.promotion_id, promotions.id],
      ] as const
    ).map(([column, id]) => or(not(isDemoId(column)), sql`exists (select 1 from ${id.table} where ${eq(id, column)})`)),
  );

/** SQL: unedited demo content is there, beside which its counts are shown. */
export const hasDemo = sql`exists (select 1 from ${promotions}
  where ${and(isDemoId(promotions.id), isNull(promotions.updated_by))})`;
