import { imageSize } from "image-size";
import { variantWidths } from "../pictures/variants";
import { Refusal } from "../refusal";
import { endOfImage } from "./end-of-image";
import { isPolyglot } from "./polyglot";
import { IMAGE_BROKEN, IMAGE_HAS_OTHER_DATA, IMAGE_TYPES, SIDE_PIXELS_MAX, UNSUPPORTED_IMAGE } from "./rules";

export interface Inspected {
  extension: keyof typeof IMAGE_TYPES;
  width: number;
  height: number;
  size: number;
}

/** What a file is by its bytes, in pixels as browsers show it. Throws `Refusal`: `unsupported_type`, `invalid`. */
export function inspect(bytes: Uint8Array): Inspected {
  const { type, width, height } = measure(bytes);
  const extension = type as keyof typeof IMAGE_TYPES;
  if (!(extension in IMAGE_TYPES) || !width || !height) throw new Refusal("unsupported_type", UNSUPPORTED_IMAGE);
  if (width > SIDE_PIXELS_MAX || height > SIDE_PIXELS_MAX)
    throw new Refusal("invalid", `Görsel en çok ${SIDE_PIXELS_MAX}×${SIDE_PIXELS_MAX} piksel olabilir.`);
  const end = endOfImage(bytes, extension);
  if (end === undefined) throw new Refusal("invalid", IMAGE_BROKEN);
  if (end < bytes.length || isPolyglot(bytes)) throw new Refusal("invalid", IMAGE_HAS_OTHER_DATA);
  return { extension, width, height, size: bytes.byteLength };
}

/** Whether a file is the same picture in a smaller WebP file. */
export const isVariantOf = (picture: Inspected, { extension, width, height, size }: Inspected): boolean =>
  extension === "webp" &&
  variantWidths(picture.width).includes(width) &&
  Math.abs(height - (picture.height * width) / picture.width) <= 1 &&
  size < picture.size;

/** EXIF numbers orientations with swapped sides from 5 on. */
const FIRST_TURNED = 5;

function measure(bytes: Uint8Array): { type?: string; width?: number; height?: number } {
  try {
    const { type = "", width, height, orientation = 1 } = imageSize(bytes);
    return orientation < FIRST_TURNED ? { type, width, height } : { type, width: height, height: width };
  } catch {
    return {};
  }
}
