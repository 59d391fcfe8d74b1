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
} from "./rules";

/** Long, since an upload that completes after its time-out leaves an orphaned file. */
const STORING_TIMEOUT_MS = 60_000;

export interface NewImage {
  folder: MediaFolder;
  /** Without extension; see `fileName`. */
  name: string;
  bytes: Uint8Array;
  /** What editors call it; its name if left out. */
  title?: string;
  id?: string;
}

export interface StoredImage {
  url: string;
  width: number;
  height: number;
}

/** Puts the file before its row, and removes it if the row fails. Throws like `imageRow`, and `Unavailable`. */
export async function storeImage(db: Db, bucket: R2Bucket, image: NewImage, now: Date): Promise<StoredImage> {
  const row = imageRow(image, now);
  await putImage(bucket, row, image.bytes);
  try {
    await db.insert(media).values(row);
  } catch (cause) {
    await bucket.delete(row.key).catch(() => {
      throw new Error(`a file was left without its row: ${row.key}`, { cause });
    });
    throw cause;
  }
  return { url: addressOf(row), width: row.width, height: row.height };
}

/** The type is read from the bytes, never from a name. Throws `Refusal`: `unsupported_type`, `invalid`. */
export function imageRow({ id = crypto.randomUUID(), folder, name, title = name, bytes }: NewImage, now: Date): Media {
  const { extension, width, height } = inspect(bytes);
  return {
    id,
    key: `${folder}/${name}.${extension}`,
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
}

/** Throws `Unavailable`. */
export async function putImage(bucket: R2Bucket, { key, content_type }: Media, bytes: Uint8Array): Promise<void> {
  await withTimeout(STORING_TIMEOUT_MS, () => bucket.put(key, bytes, { httpMetadata: { contentType: content_type } }));
}

export const addressOf = ({ key }: Pick<Media, "key">) => `/media/${key}`;

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
