import { and, eq, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { record_references, trash } from "../../db/schema";

export const trashedKey: SQL = sql`(${trash.row} ->> 'key')`;

/** SQL: a record shows the picture with this key. */
export const showsPicture = (key: string | SQLWrapper): SQL | undefined =>
  and(eq(record_references.type, "picture"), eq(record_references.target, key));

export const isUnusedPicture = (key: SQLWrapper): SQL =>
  sql`not exists (select 1 from ${record_references} where ${showsPicture(key)})`;
