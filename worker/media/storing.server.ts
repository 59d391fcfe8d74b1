import { imageSize } from "image-size";
import type { Db } from "../../db/client";
import { withTimeout } from "../../db/timeout";
import { type Media, media } from "../../db/schema";
import { Refusal } from "../refusal";
import { foldTr } from "../turkish/folding";
import { endOfImage } from "./end-of-image";
import { isPolyglot } from "./polyglot";
import {
  IMAGE_BROKEN,
  IMAGE_TYPES,
  IMAGE_HAS_OTHER_DATA,
  type MediaFolder,
  UNSUPPORTED_IMAGE,
  SIDE_PIXELS_MAX,
  VARIANT_WRONG,
} from "./rules";
import { filesOf, MEDIA_CACHE_CONTROL, variantsSuffix, variantWidths } from "../pictures/variants";

/** Long, since an upload that completes after its time-out leaves an orphaned file. */
const STORING_TIMEOUT_MS = 60_000;

export interface NewImage {
  folder: MediaFolder;
  /** Without extension; see `fileName`. */
  name: string;
  bytes: Uint8Array;
  /** The same picture as WebP in some of `VARIANT_WIDTHS`, or in its own width where that is less. */
  variants?: Uint8Array[];
  /** What editors call it; its name if left out. */
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

/** Puts the files before their row, and removes them if that fails. Throws like `checkedImage`, and `Unavailable`. */
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

/** The type is read from the bytes, never from a name. Throws `Refusal`: `unsupported_type`, `invalid`. */
export function checkedImage(image: NewImage, now: Date): { row: Media; files: MediaFile[] } {
  const { id = crypto.randomUUID(), folder, name, title = name, bytes } = image;
  const { extension, width, height } = inspect(bytes);
  const variants = checkedVariants(image.variants ?? [], { width, height, size: bytes.byteLength });
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
    created_at: now.toISOString(),
  };
  const [picture = row.key, ...names] = filesOf(row.key);
  const smaller = variants.map((variant, at) => ({
    key: names[at] ?? "",
    type: IMAGE_TYPES.webp,
    bytes: variant.bytes,
  }));
  return { row, files: [{ key: picture, type: row.content_type, bytes }, ...smaller] };
}

/** Throws `Unavailable`. */
export async function putFiles(bucket: R2Bucket, files: MediaFile[]): Promise<void> {
  const put = ({ key, type, bytes }: MediaFile) =>
    bucket.put(key, bytes, { httpMetadata: { contentType: type, cacheControl: MEDIA_CACHE_CONTROL } });
  await withTimeout(STORING_TIMEOUT_MS, () => Promise.all(files.map(put)));
}

export const addressOf = ({ key }: Pick<Media, "key">) => `/media/${key}`;

/** Throws `Refusal("invalid")` for what is not the picture in a smaller WebP file, or twice the same width. */
function checkedVariants(
  variants: Uint8Array[],
  picture: { width: number; height: number; size: number },
): { width: number; bytes: Uint8Array }[] {
  const checked = variants.map((bytes) => ({ ...inspect(bytes), bytes })).sort((a, b) => a.width - b.width);
  const widths = variantWidths(picture.width);
  const isRight = checked.every(
    ({ extension, width, height, bytes }, at) =>
      extension === "webp" &&
      widths.includes(width) &&
      width !== checked[at - 1]?.width &&
      Math.abs(height - (picture.height * width) / picture.width) <= 1 &&
      bytes.byteLength < picture.size,
  );
  if (!isRight) throw new Refusal("invalid", VARIANT_WRONG);
  return checked;
}

function inspect(bytes: Uint8Array): { extension: keyof typeof IMAGE_TYPES; width: number; height: number } {
  const { type, width, height } = measure(bytes);
  const extension = type as keyof typeof IMAGE_TYPES;
  if (!(extension in IMAGE_TYPES) || !width || !height) throw new Refusal("unsupported_type", UNSUPPORTED_IMAGE);
  if (width > SIDE_PIXELS_MAX || height > SIDE_PIXELS_MAX)
    throw new Refusal("invalid", `Görsel en çok ${SIDE_PIXELS_MAX}×${SIDE_PIXELS_MAX} piksel olabilir.`);
  const end = endOfImage(bytes, extension);
  if (end === undefined) throw new Refusal("invalid", IMAGE_BROKEN);
  if (end < bytes.length || isPolyglot(bytes)) throw new Refusal("invalid", IMAGE_HAS_OTHER_DATA);
  return { extension, width, height };
}

/** EXIF numbers orientations with swapped sides from 5 on. */
const FIRST_TURNED = 5;

/** Sides as browsers show them. */
function measure(bytes: Uint8Array): { type?: string; width?: number; height?: number } {
  try {
    const { type = "", width, height, orientation = 1 } = imageSize(bytes);
    return orientation < FIRST_TURNED ? { type, width, height } : { type, width: height, height: width };
  } catch {
    return {};
  }
}
