import type { Db } from "../../db/client";
import { pending_purges } from "../../db/schema";
import { tags } from "../edge/tags";
import { pictureOf } from "../text/variants";

const TAGS_AT_ONCE = 30;

/** Files of pictures leave the edge with the next purge. */
export async function purgePictures(db: Db, keys: string[]): Promise<void> {
  const stale = [...new Set(keys.map(pictureOf))].map(tags.media);
  for (let from = 0; from < stale.length; from += TAGS_AT_ONCE)
    await db.insert(pending_purges).values(stale.slice(from, from + TAGS_AT_ONCE).map((tag) => ({ tag })));
}
