import { imageSize } from "image-size";
import type { Db } from "../../db/client";
import { withinDeadline } from "../../db/deadline";
import { type Media, media } from "../../db/schema";
import { Refusal } from "../refusal";
import { endOfImage } from "./end-of-image";
import { isPolyglot } from "./polyglot";
import { IMAGE_BROKEN, IMAGE_TYPES, IMAGE_WITH_MORE, type MediaFolder, NO_IMAGE, SIDE_MAX } from "./rules";

/** Milliseconds that storing a file may take: given up too soon, it would stay behind without anybody knowing. */
const STORING_MS = 60_000;

export interface NewImage {
  folder: MediaFolder;
  /** Of the stored file, without extension; see `fileName`. */
  name: string;
  bytes: Uint8Array;
  /** Of its row; storing an image again under the id it has replaces it. */
  id?: string;
}

export interface StoredImage {
  /** Site-relative address, `/media/<folder>/<name>.<extension>`. */
  url: string;
  width: number;
  height: number;
}

/**
 * Stores an image and remembers its size. Its kind, and so its extension, is read from the bytes, never from a name.
 * The object is put first and removed again when the row fails, so that no row lacks its file and no file its row.
 * Throws `Refusal("unsupported_type")` for anything but PNG, JPEG, GIF and WebP, and `Refusal("invalid")` for an image that is
 * too wide or high, ends too early, or holds or is followed by something else; `Unavailable` where it could not be stored.
 */
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

/** What is remembered of an image that will be stored. Throws like `storeImage`. */
export function imageRow({ id = crypto.randomUUID(), folder, name, bytes }: NewImage, now: Date): Media {
  const { extension, width, height } = recognise(bytes);
  return {
    id,
    key: `${folder}/${name}.${extension}`,
    folder,
    content_type: IMAGE_TYPES[extension],
    size: bytes.byteLength,
    width,
    height,
    created_at: now.toISOString(),
  };
}

/** Puts an image into the bucket, where its row says. Throws `Unavailable` where that fails. */
export async function putImage(bucket: R2Bucket, { key, content_type }: Media, bytes: Uint8Array): Promise<void> {
  await withinDeadline(STORING_MS, () => bucket.put(key, bytes, { httpMetadata: { contentType: content_type } }));
}

/** Site-relative address of a stored image. */
export const addressOf = ({ key }: Pick<Media, "key">) => `/media/${key}`;

function recognise(bytes: Uint8Array): { extension: keyof typeof IMAGE_TYPES; width: number; height: number } {
  const { type, width, height } = measure(bytes);
  const extension = type as keyof typeof IMAGE_TYPES;
  if (!(extension in IMAGE_TYPES) || !width || !height) throw new Refusal("unsupported_type", NO_IMAGE);
  if (width > SIDE_MAX || height > SIDE_MAX)
    throw new Refusal("invalid", `Görsel en çok ${SIDE_MAX}×${SIDE_MAX} piksel olabilir.`);
  const end = endOfImage(bytes, extension);
  if (end === undefined) throw new Refusal("invalid", IMAGE_BROKEN);
  if (end < bytes.length || isPolyglot(bytes)) throw new Refusal("invalid", IMAGE_WITH_MORE);
  return { extension, width, height };
}

function measure(bytes: Uint8Array): { type?: string; width?: number; height?: number } {
  try {
    return imageSize(bytes);
  } catch {
    return {};
  }
}
