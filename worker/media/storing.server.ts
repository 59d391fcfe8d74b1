import type { Db } from "../../db/client";
import { withTimeout } from "../../db/deadline";
import { type Media, media } from "../../db/schema";
import { Refusal } from "../refusal";
import { foldTr } from "../text/folding";
import { isAnimated } from "../text/is-animated";
import { inspect, type Inspected, isVariantOf, type Sides } from "./inspecting";
import { CARDS, IMAGE_TYPES, type MediaFolder, VARIANT_WRONG } from "./rules";
import { MEDIA_CACHE_CONTROL, variantsOf, widthsToMake } from "../text/variants";

/** Long, since an upload that completes after its time-out leaves an orphaned file. */
const STORING_TIMEOUT_MS = 60_000;

export interface NewImage {
  folder: MediaFolder;
  name: string;
  bytes: Uint8Array;
  /** The same picture as WebP, in widths of `variantWidths`. */
  variants?: Uint8Array[];
  title?: string;
  id?: string;
}

export interface StoredImage {
  url: string;
  width: number;
  height: number;
}

interface MediaFile {
  key: string;
  type: string;
  bytes: Uint8Array;
}

/** Stores the files before the row, and deletes them if that fails. Throws like `checkedImage`, and `Unavailable`. */
export async function storeImage(db: Db, bucket: R2Bucket, image: NewImage, now: Date): Promise<StoredImage> {
  const { row, files } = checkedImage(image, now);
  try {
    await putFiles(bucket, files);
    await db.insert(media).values(row);
  } catch (cause) {
    await bucket.delete(files.map(({ key }) => key)).catch(() => {
      throw new Error(`files may have been left without their row: ${row.key}`, { cause });
    });
    throw cause;
  }
  return { url: addressOf(row), width: row.width, height: row.height };
}

/** The type is read from the bytes, never from a name; files are without metadata (B5.2). Throws `Refusal`: `unsupported_type`, `invalid`. */
export function checkedImage(image: NewImage, now: Date): { row: Media; files: MediaFile[] } {
  const { id = crypto.randomUUID(), folder, name, title = name } = image;
  const picture = inspect(image.bytes);
  const { extension, width, height, size, bytes } = picture;
  const variants = checkedVariants(image.variants ?? [], picture);
  const widths = folder === CARDS || isAnimated(bytes) ? [] : widthsToMake(width, size);
  const isSized = widths.every((wanted) => variants.some((variant) => variant.width === wanted));
  const suffix = isSized && folder !== CARDS ? `__${widths.length > 0 ? width : 0}` : "";
  const key = `${folder}/${name}${suffix}.${extension}`;
  const row = {
    id,
    key,
    folder,
    content_type: IMAGE_TYPES[extension],
    size: bytes.byteLength,
    width,
    height,
    title,
    search_text: foldTr(title),
    is_lost: false,
    is_sized: isSized || variants.length > 0,
    is_stripped: true,
    created_at: now.toISOString(),
  };
  return { row, files: [{ key, type: row.content_type, bytes }, ...variantFiles(key, variants)] };
}

/** Files of checked variants of the picture with this key. */
export function variantFiles(key: string, variants: Inspected[]): MediaFile[] {
  const names = variantsOf(key).variants;
  return variants.flatMap(({ width, bytes }) =>
    names
      .filter((one) => one.width >= width)
      .slice(0, 1)
      .map(({ name }) => ({ key: name, type: IMAGE_TYPES.webp, bytes })),
  );
}

export async function putFiles(bucket: R2Bucket, files: MediaFile[]): Promise<void> {
  const put = ({ key, type, bytes }: MediaFile) =>
    bucket.put(key, bytes, { httpMetadata: { contentType: type, cacheControl: MEDIA_CACHE_CONTROL } });
  await withTimeout(STORING_TIMEOUT_MS, () => Promise.all(files.map(put)));
}

export const addressOf = ({ key }: Pick<Media, "key">) => `/media/${key}`;

/** Throws `Refusal("invalid")` if one is not a smaller WebP of the picture, or a width occurs twice. */
export function checkedVariants(variants: Uint8Array[], picture: Sides): Inspected[] {
  const checked = variants.map(inspect).sort((a, b) => a.width - b.width);
  if (!checked.every((variant, at) => isVariantOf(picture, variant) && variant.width !== checked[at - 1]?.width))
    throw new Refusal("invalid", VARIANT_WRONG);
  return checked;
}
