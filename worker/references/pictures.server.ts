import { and, eq, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { record_references } from "../../db/schema";

/** SQL: the references to the picture with this key. */
export const showsPicture = (key: SQLWrapper): SQL | undefined =>
  and(eq(record_references.type, "picture"), sql`${record_references.target} = ${key}`);

/** SQL: no record shows the picture, in the trash neither; true only once `updateReferences` has read all. */
export const isUnusedPicture = (key: SQLWrapper): SQL =>
  sql`not exists (select 1 from ${record_references} where ${showsPicture(key)})`;
