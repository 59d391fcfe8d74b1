import { sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { media, record_references, trash } from "../../db/schema";
import { pictureOf } from "../text/variants";
import { trashedKey } from "../references/pictures.server";
import { isMediaKey } from "./rules";

const DAY_MS = 86_400_000;
/** A database that was restored to an earlier time can be moved forward again for 30 days. */
const KEPT_DAYS = 30;

/** Files older than 30 days of pictures that are in neither the library nor the trash, and that no record shows. */
export async function orphansAmong(db: Db, files: R2Object[], now: Date): Promise<string[]> {
  const old = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const keys = files.filter(({ key, uploaded }) => uploaded < old && isMediaKey(key)).map(({ key }) => key);
  if (keys.length === 0) return [];
  const pictures = [...new Set(keys.map(pictureOf))];
  const gone = await db.values<[key: string]>(
    sql`select value from json_each(${JSON.stringify(pictures)}) where value not in (
        select ${media.key} from ${media}
        union all select ${trashedKey} from ${trash} where ${trash.kind} = 'image'
        union all select ${record_references.target} from ${record_references}
          where ${record_references.type} = 'picture')`,
  );
  const isGone = new Set(gone.map(([key]) => key));
  return keys.filter((key) => isGone.has(pictureOf(key)));
}
