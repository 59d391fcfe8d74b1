import { and, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { media } from "../../db/schema";
import { MEDIA_PATH } from "../text/variants";
import { IMAGE_TYPES, SHARED_BYTES_MAX } from "./rules";

/** Query: the uploaded picture at an address if messengers show it: a light JPEG or PNG. */
export const sharedUpload = (db: Db, address: SQL) =>
  db
    .select({
      address: sql<string>`'/media/' || ${media.key}`.as("shared_address"),
      width: media.width,
      height: media.height,
      type: media.content_type,
    })
    .from(media)
    .where(
      and(
        eq(media.key, sql`substr(${address}, ${sql.raw(`${MEDIA_PATH.length + 2}`)})`),
        inArray(media.content_type, [IMAGE_TYPES.jpg, IMAGE_TYPES.png]),
        lte(media.size, SHARED_BYTES_MAX),
      ),
    );
