import { imageSize } from "image-size";
import type { Db } from "../../db/client";
import { media } from "../../db/schema";
import { Refusal } from "../http/errors";
import { endOfImage } from "./end-of-image";
import { IMAGE_BROKEN, IMAGE_TYPES, IMAGE_WITH_MORE, type MediaFolder, NO_IMAGE, SIDE_MAX } from "./rules";

export interface StoredImage {
  /** Site-relative address, `/media/<folder>/<id>.<extension>`. */
  url: string;
  width: number;
  height: number;
}

/**
 * Stores an image under a key of its own and remembers its size. The kind is read from the bytes, never from a name.
 * The object is put first and removed again when the row fails, so that no row lacks its file.
 * Throws `Refusal("unsupported_type")` for anything but PNG, JPEG, GIF and WebP, and `Refusal("invalid")` for an image that is
 * too wide or high, ends too early, or is followed by something else.
 */
export async function storeImage(
  db: Db,
  bucket: R2Bucket,
  folder: MediaFolder,
  bytes: Uint8Array,
  now: Date,
  id: string = crypto.randomUUID(),
): Promise<StoredImage> {
  const { extension, width, height } = recognise(bytes);
  const content_type = IMAGE_TYPES[extension];
  const key = `${folder}/${id}.${extension}`;
  await bucket.put(key, bytes, { httpMetadata: { contentType: content_type } });
  try {
    const row = { id, key, folder, content_type, size: bytes.byteLength, width, height, created_at: now.toISOString() };
    await db.insert(media).values(row).onConflictDoUpdate({ target: media.id, set: row });
  } catch (error) {
    await bucket.delete(key);
    throw error;
  }
  return { url: `/media/${key}`, width, height };
}

function recognise(bytes: Uint8Array): { extension: keyof typeof IMAGE_TYPES; width: number; height: number } {
  const { type, width, height } = measure(bytes);
  const extension = type as keyof typeof IMAGE_TYPES;
  if (!(extension in IMAGE_TYPES) || !width || !height) throw new Refusal("unsupported_type", NO_IMAGE);
  if (width > SIDE_MAX || height > SIDE_MAX)
    throw new Refusal("invalid", `Görsel en çok ${SIDE_MAX}×${SIDE_MAX} piksel olabilir.`);
  const end = endOfImage(bytes, extension);
  if (end === undefined) throw new Refusal("invalid", IMAGE_BROKEN);
  if (end < bytes.length) throw new Refusal("invalid", IMAGE_WITH_MORE);
  return { extension, width, height };
}

function measure(bytes: Uint8Array): { type?: string; width?: number; height?: number } {
  try {
    return imageSize(bytes);
  } catch {
    return {};
  }
}
