import { eq } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../db/client";
import { media } from "../../db/schema";
import { requiredLine } from "../fields";
import { found, Refusal } from "../refusal";
import { requireRecord } from "../records/editable.server";
import { KINDS } from "../records/kinds.server";
import type { Edit } from "../records/revision.server";
import { derivedOf } from "../records/search-text.server";
import { keepVersions, noteChange } from "../records/versions.server";
import { moveToTrash } from "../trash/deleting.server";
import { TITLE_MAX, TITLE_MISSING } from "./rules";

export const titleInput = z.strictObject({ title: requiredLine(1, TITLE_MISSING, TITLE_MAX) });

/** Throws `Refusal("not_found")`. */
export async function renameImage(db: Db, id: string, title: string, { change }: Edit) {
  const update = db
    .update(media)
    .set({ title, ...derivedOf("image", { title }) })
    .where(eq(media.id, id))
    .returning({ id: media.id, title: media.title });
  const kept = keepVersions(db, "image", change, eq(media.id, id), [media.title]);
  const [, [renamed]] = await db.batch([kept, update, ...noteChange(db, "image", change)]);
  return found(renamed, KINDS.image.missing);
}

/** Moves an image to the trash. Throws `Refusal`: `conflict` (in use), `not_found`. */
export async function deleteImage(db: Db, id: string, edit: Edit): Promise<void> {
  const [moved] = await moveToTrash(db, "image", [id], edit);
  if (moved) return;
  await requireRecord(db, "image", id);
  throw new Refusal("conflict", "Bu görsel kullanımda olduğu için silinemez");
}
