import type { Db } from "../../db/client";
import { withTimeout } from "../../db/deadline";
import { type Media, media } from "../../db/schema";
import { Refusal } from "../refusal";
import { foldTr } from "../text/folding";
import { inspect, type Inspected, isVariantOf } from "./inspecting";
import { CARDS, IMAGE_TYPES, type MediaFolder, VARIANT_WRONG } from "./rules";
import { filesOf, MEDIA_CACHE_CONTROL, variantsSuffix } from "../text/variants";

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
  const { extension, width, height, bytes } = picture;
  const variants = checkedVariants(image.variants ?? [], picture);
  const suffix = variantsSuffix(
    variants.map((variant) => variant.width),
    width,
  );
  const row = {
    id,
    key: `${folder}/${name}${suffix}.${extension}`,
    folder,
    content_type: IMAGE_TYPES[extension],
    size: bytes.byteLength,
    width,
    height,
    title,
    search_text: foldTr(title),
    is_lost: false,
    former_key: null,
    needs_no_variants: folder === CARDS,
    is_stripped: true,
    created_at: now.toISOString(),
  };
  const [, ...names] = filesOf(row.key);
  const smaller = variants.map((variant, at) => ({
    key: names[at] ?? "",
    type: IMAGE_TYPES.webp,
    bytes: variant.bytes,
  }));
  return { row, files: [{ key: row.key, type: row.content_type, bytes }, ...smaller] };
}

export async function putFiles(bucket: R2Bucket, files: MediaFile[]): Promise<void> {
  const put = ({ key, type, bytes }: MediaFile) =>
    bucket.put(key, bytes, { httpMetadata: { contentType: type, cacheControl: MEDIA_CACHE_CONTROL } });
  await withTimeout(STORING_TIMEOUT_MS, () => Promise.all(files.map(put)));
}

export const addressOf = ({ key }: Pick<Media, "key">) => `/media/${key}`;

/** Throws `Refusal("invalid")` if one is not a smaller WebP of the picture, or a width occurs twice. */
function checkedVariants(variants: Uint8Array[], picture: Inspected): Inspected[] {
  const checked = variants.map(inspect).sort((a, b) => a.width - b.width);
  if (!checked.every((variant, at) => isVariantOf(picture, variant) && variant.width !== checked[at - 1]?.width))
    throw new Refusal("invalid", VARIANT_WRONG);
  return checked;
}
