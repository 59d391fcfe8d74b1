import { sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { media, trash } from "../../db/schema";
import { hasVariants, pictureOf } from "../pictures/variants";

const DAY_MS = 86_400_000;
/** A database that was restored to an earlier time can be moved forward again for 30 days. */
const KEPT_DAYS = 30;

/** Files older than 30 days of a picture with variants that is in neither the library nor the trash. */
export async function orphansAmong(db: Db, files: R2Object[], now: Date): Promise<string[]> {
  const old = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const named = files.filter(({ key, uploaded }) => hasVariants(pictureOf(key)) && uploaded < old);
  if (named.length === 0) return [];
  const pictures = [...new Set(named.map(({ key }) => pictureOf(key)))];
  const gone = await db.all<{ key: string }>(
    sql`select value as key from json_each(${JSON.stringify(pictures)})
      where value not in (select ${media.key} from ${media})
        and value not in (select ${trash.row} ->> 'key' from ${trash} where ${trash.kind} = 'image')`,
  );
  const isGone = new Set(gone.map(({ key }) => key));
  return named.filter(({ key }) => isGone.has(pictureOf(key))).map(({ key }) => key);
}
