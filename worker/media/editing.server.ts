import { eq } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../db/client";
import { media } from "../../db/schema";
import { requiredLine } from "../fields";
import { isUnusedPicture } from "../references/pictures.server";
import { Refusal } from "../refusal";
import { moveToTrash } from "../trash/deleting.server";
import { foldTr } from "../text/folding";
import { TITLE_MAX, TITLE_MISSING } from "./rules";

export const IMAGE_NOT_FOUND = "Görsel bulunamadı";

export const titleInput = z.strictObject({ title: requiredLine(1, TITLE_MISSING, TITLE_MAX) });

/** Throws `Refusal("not_found")`. */
export async function renameImage(db: Db, id: string, title: string) {
  const [renamed] = await db
    .update(media)
    .set({ title, search_text: foldTr(title) })
    .where(eq(media.id, id))
    .returning({ id: media.id, title: media.title });
  if (!renamed) throw new Refusal("not_found", IMAGE_NOT_FOUND);
  return renamed;
}

/** Moves an image to the trash. Throws `Refusal`: `conflict` (in use), `not_found`. */
export async function deleteImage(db: Db, id: string, now: Date): Promise<void> {
  const [moved] = await moveToTrash(db, "image", [id], now, isUnusedPicture(media.key));
  if (moved) return;
  const [known] = await db.select({ id: media.id }).from(media).where(eq(media.id, id));
  throw known
    ? new Refusal("conflict", "Bu görsel kullanımda olduğu için silinemez")
    : new Refusal("not_found", IMAGE_NOT_FOUND);
}
