import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { media } from "../../db/schema";
import { MEDIA_PATH } from "../text/variants";

/** Query: size and type of the uploaded picture at an address; no row for other pictures. */
export const uploadAt = (db: Db, address: SQL) =>
  db
    .select({ width: media.width, height: media.height, type: media.content_type })
    .from(media)
    .where(eq(media.key, sql`substr(${address}, ${sql.raw(`${MEDIA_PATH.length + 2}`)})`));
