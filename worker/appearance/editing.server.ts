import { eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { type Appearance, appearance } from "../../db/schema";
import { type Edit, reviseRecord } from "../records/revision.server";
import { writeReferences } from "../references/writing.server";
import { paletteOf } from "./palette";
import { checkedPictures } from "./pictures.server";
import type { AppearanceUpdate } from "./rules";

export async function readAppearance(db: Db): Promise<Appearance | undefined> {
  const [row] = await db.select().from(appearance).limit(1);
  return row;
}

/** Throws `Refusal`: `invalid` for pictures that do not fit, `not_found`, `conflict`. */
export async function reviseAppearance(
  db: Db,
  bucket: R2Bucket,
  id: string,
  { updated_at, ...input }: AppearanceUpdate,
  edit: Edit,
): Promise<Appearance> {
  const [known] = await db.select().from(appearance).where(eq(appearance.id, id));
  const pictures = await checkedPictures(db, bucket, input, known);
  const values = { ...input, ...pictures, palette: storedPalette(input.accent) };
  return reviseRecord(
    db,
    "appearance",
    id,
    updated_at,
    { values, before: (isUnchanged) => writeReferences(db, "appearance", { id, ...values }, edit.site, isUnchanged) },
    edit,
  );
}

/** The palette of an accent as the row keeps it. */
export function storedPalette(accent: string | null) {
  if (accent === null) return null;
  const { light, dark } = paletteOf(accent);
  return { light, dark };
}
