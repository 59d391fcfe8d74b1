import { inArray } from "drizzle-orm";
import type { Db } from "../../db/client";
import { type Appearance, type Logo, media } from "../../db/schema";
import { addressOf } from "../media/storing.server";
import { readAppearance, storedPalette } from "./editing.server";
import type { AppearanceUpdate } from "./rules";

type Typed = Pick<AppearanceUpdate, "logo_light" | "logo_dark" | "accent"> & Partial<AppearanceUpdate>;

/** The row as a save of the form would leave it, with logos as the library knows them; unknown ones are left out. */
export async function appearanceOfForm(db: Db, input: Typed): Promise<Partial<Appearance>> {
  const asked = [input.logo_light, input.logo_dark].flatMap((logo) => logo?.address ?? []);
  const keys = asked.map((address) => address.slice("/media/".length));
  const [stored, rows] = await Promise.all([
    readAppearance(db),
    keys.length > 0 ? db.select().from(media).where(inArray(media.key, keys)) : [],
  ]);
  const logo = (address: string | undefined): Logo | null => {
    const row = rows.find((one) => addressOf(one) === address);
    return row ? { address: addressOf(row), width: row.width, height: row.height } : null;
  };
  return {
    ...stored,
    ...input,
    logo_light: logo(input.logo_light?.address),
    logo_dark: logo(input.logo_dark?.address),
    palette: storedPalette(input.accent),
  };
}
