import { and, count, eq, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import { media } from "../../db/schema";
import { Refusal } from "../refusal";
import { LIST_SIZE, listOf, type ListQuery, offsetOf, orderOf } from "../records/list";
import { bareSlug } from "../text/slug";
import { moveToTrash } from "../trash/deleting.server";
import { foldTr } from "../turkish/folding";
import { foldTrSql } from "../turkish/folding.server";
import type { MediaFolder } from "./rules";
import { isUnusedMedia, mediaUses } from "../records/media-uses.server";

const IMAGE_NOT_FOUND = "Görsel bulunamadı";
const address = sql`'/media/' || ${media.key}`;

export const mediaSorts = {
  created_at: [media.created_at],
  size: [media.size],
  name: [sql`substr(${media.key}, instr(${media.key}, '/') + 1)`],
};

function matchingAddressOrUse(q: string): SQL {
  const slug = bareSlug(q);
  return sql`(instr(${address}, ${q.toLowerCase()}) > 0 or (${slug} <> '' and instr(${media.key}, ${slug}) > 0) or ${media.key} in (select key from (${mediaUses}) where instr(${foldTrSql(sql`name`)}, ${foldTr(q)}) > 0))`;
}

export interface MediaUse {
  kind: "post" | "promotion" | "casino" | "page" | "splash-ad" | "settings" | "trash";
  id: string;
  name: string;
}

const usesByImage = {
  uses: sql`(select key, json_group_array(json_object('kind', kind, 'id', id, 'name', name)) as list from (${mediaUses}) group by key) as uses`,
  key: sql`uses.key`,
  list: sql<string | null>`uses.list`,
};

export async function listMedia(
  db: Db,
  { q, sort = "-created_at", page, folder }: ListQuery & { folder?: MediaFolder | undefined },
) {
  const matches = and(folder ? eq(media.folder, folder) : undefined, q ? matchingAddressOrUse(q) : undefined);
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
        uses: usesByImage.list.as("uses"),
      })
      .from(media)
      .leftJoin(usesByImage.uses, eq(usesByImage.key, media.key))
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

/** Moves an image to the trash. Throws `Refusal`: `conflict` while it is used, `not_found`. */
export async function deleteImage(db: Db, id: string, now: Date): Promise<void> {
  const [moved] = await moveToTrash(db, "image", [id], now, isUnusedMedia(media.key));
  if (moved) return;
  const [known] = await db.select({ id: media.id }).from(media).where(eq(media.id, id));
  throw known
    ? new Refusal("conflict", "Bu görsel kullanımda olduğu için silinemez")
    : new Refusal("not_found", IMAGE_NOT_FOUND);
}
