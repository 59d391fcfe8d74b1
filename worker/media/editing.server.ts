import { and, count, eq, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import { media } from "../../db/schema";
import { Refusal } from "../refusal";
import { LIST_SIZE, listOf, type ListQuery, offsetOf, orderOf } from "../records/list";
import { bareSlug } from "../text/slug";
import { moveToTrash } from "../trash/deleting.server";
import { foldTr } from "../turkish/folding";
import { foldedSql } from "../turkish/folding.server";
import type { MediaFolder } from "./rules";
import { isUnused, uses } from "../records/media-uses.server";

const MISSING = "Görsel bulunamadı";
const address = sql`'/media/' || ${media.key}`;

export const mediaSorts = {
  created_at: [media.created_at],
  size: [media.size],
  name: [sql`substr(${media.key}, instr(${media.key}, '/') + 1)`],
};

/** Images whose address, or the name of a record that uses them, contains the term. */
function matching(q: string): SQL {
  const slug = bareSlug(q);
  return sql`(instr(${address}, ${q.toLowerCase()}) > 0 or (${slug} <> '' and instr(${media.key}, ${slug}) > 0) or ${media.key} in (select key from (${uses}) where instr(${foldedSql(sql`name`)}, ${foldTr(q)}) > 0))`;
}

export interface MediaUse {
  kind: "post" | "promotion" | "casino" | "splash-ad" | "settings" | "trash";
  id: string;
  name: string;
}

/** The uses of each image that has any, as one JSON text. */
const listed = {
  uses: sql`(select key, json_group_array(json_object('kind', kind, 'id', id, 'name', name)) as list from (${uses}) group by key) as uses`,
  key: sql`uses.key`,
  list: sql<string | null>`uses.list`,
};

/** One page of the uploaded images, newest first unless told otherwise, each with the records that show it. */
export async function listMedia(
  db: Db,
  { q, sort = "-created_at", page, folder }: ListQuery & { folder?: MediaFolder | undefined },
) {
  const matches = and(folder ? eq(media.folder, folder) : undefined, q ? matching(q) : undefined);
  const [rows, [all]] = await db.batch([
    db
      .select({
        id: media.id,
        key: media.key,
        folder: media.folder,
        size: media.size,
        width: media.width,
        height: media.height,
        created_at: media.created_at,
        uses: listed.list.as("uses"),
      })
      .from(media)
      .leftJoin(listed.uses, eq(listed.key, media.key))
      .where(matches)
      .orderBy(...orderOf(mediaSorts, sort, media.id))
      .limit(LIST_SIZE)
      .offset(offsetOf(page)),
    db
      .select({ total: count().as("total") })
      .from(media)
      .where(matches),
  ]);
  const images = rows.map(({ key, uses, ...row }) => ({
    ...row,
    url: `/media/${key}`,
    uses: JSON.parse(uses ?? "[]") as MediaUse[],
  }));
  return listOf(images, all?.total, page);
}

/** Moves an image that nothing uses to the trash. Throws `Refusal`: `conflict` while it is used, `not_found`. */
export async function deleteImage(db: Db, id: string, now: Date): Promise<void> {
  const [moved] = await moveToTrash(db, "image", [id], now, isUnused(media.key));
  if (moved) return;
  const [known] = await db.select({ id: media.id }).from(media).where(eq(media.id, id));
  throw known
    ? new Refusal("conflict", "Bu görsel kullanımda olduğu için silinemez")
    : new Refusal("not_found", MISSING);
}
