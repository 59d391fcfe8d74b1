import { inArray } from "drizzle-orm";
import type { Db } from "../../db/client";
import { type Appearance, ICON_SIZES, type Icon, type Logo, type Media, media } from "../../db/schema";
import { logoFault } from "../media/logo";
import { inspect } from "../media/inspecting";
import { FILE_GONE, IMAGE_TYPES } from "../media/rules";
import { addressOf } from "../media/storing.server";
import { Refusal } from "../refusal";
import type { AppearanceUpdate } from "./rules";

const NOT_IN_LIBRARY = "Bu görsel kütüphanede yok; silinmiş olabilir";
const ICON_WRONG = "Simgenin görselleri kare PNG olmalıdır; görseli yeniden seçin.";

const DARK_ALONE = "Koyu görünümün logosu tek başına kullanılmaz; önce logoyu seçin";

type Pictures = Pick<Appearance, "logo_light" | "logo_dark" | "icon">;

/**
 * The logos with their sides and the icon, both read from the stored files. Those that the row has already are not read
 * again. Throws `Refusal("invalid")`.
 */
export async function checkedPictures(
  db: Db,
  bucket: R2Bucket,
  { logo_light, logo_dark, icon }: Pick<AppearanceUpdate, keyof Pictures>,
  known: Pictures | undefined,
): Promise<Pictures> {
  if (logo_dark && !logo_light) throw refusal("logo_dark", DARK_ALONE);
  const asked = [logo_light?.address, logo_dark?.address, ...Object.values(icon ?? {})].filter(
    (one) => one !== undefined,
  );
  const keys = asked.map((address) => address.slice("/media/".length));
  const rows = keys.length > 0 ? await db.select().from(media).where(inArray(media.key, keys)) : [];
  const file = async (field: keyof Pictures, address: string) => {
    const row = rows.find((one) => addressOf(one) === address);
    if (!row) throw refusal(field, NOT_IN_LIBRARY);
    return { row, ...(await read(bucket, row, field)) };
  };
  const logo = async (field: "logo_light" | "logo_dark", address: string | undefined): Promise<Logo | null> => {
    if (address === undefined) return null;
    if (known?.[field]?.address === address) return known[field];
    const { row, width, height, content_type } = await file(field, address);
    const fault = logoFault({ content_type, width, height, size: row.size });
    if (fault) throw refusal(field, fault);
    return { address, width, height };
  };
  const checkedIcon = async (): Promise<Icon | null> => {
    if (!icon || JSON.stringify(icon) === JSON.stringify(known?.icon)) return icon;
    for (const size of ICON_SIZES) {
      const { width, height, content_type } = await file("icon", icon[size]);
      if (width !== size || height !== size || content_type !== IMAGE_TYPES.png) throw refusal("icon", ICON_WRONG);
    }
    return icon;
  };
  return {
    logo_light: await logo("logo_light", logo_light?.address),
    logo_dark: await logo("logo_dark", logo_dark?.address),
    icon: await checkedIcon(),
  };
}

const refusal = (field: keyof Pictures, sentence: string) =>
  new Refusal("invalid", sentence, { fields: { [field]: sentence } });

async function read(bucket: R2Bucket, { key }: Media, field: keyof Pictures) {
  const stored = await bucket.get(key);
  if (!stored) throw refusal(field, FILE_GONE);
  try {
    const { width, height, extension } = inspect(new Uint8Array(await stored.arrayBuffer()));
    return { width, height, content_type: IMAGE_TYPES[extension] };
  } catch (error) {
    throw error instanceof Refusal ? refusal(field, error.message) : error;
  }
}
