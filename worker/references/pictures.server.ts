import { and, eq, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { record_references, trash } from "../../db/schema";

/** SQL expressions for the keys of a picture; `former_key` is null unless it got another one. */
export interface PictureKeys {
  key: SQLWrapper;
  former_key: SQLWrapper;
}

export const trashedKeys: PictureKeys = {
  key: sql`(${trash.row} ->> 'key')`,
  former_key: sql`(${trash.row} ->> 'former_key')`,
};

export const keysOf = ({ key, former_key }: { key: string; former_key: string | null }): PictureKeys => ({
  key: sql`${key}`,
  former_key: sql`${former_key}`,
});

export const showsPicture = ({ key, former_key }: PictureKeys): SQL | undefined =>
  and(eq(record_references.type, "picture"), sql`${record_references.target} in (${key}, ${former_key})`);

export const isUnusedPicture = (keys: PictureKeys): SQL =>
  sql`not exists (select 1 from ${record_references} where ${showsPicture(keys)})`;
