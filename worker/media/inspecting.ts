import { imageSize } from "image-size";
import { variantWidths } from "../text/variants";
import { Refusal } from "../refusal";
import { plainImage } from "./plain-image";
import { isPolyglot } from "./polyglot";
import {
  IMAGE_BROKEN,
  IMAGE_HAS_OTHER_DATA,
  IMAGE_TYPES,
  SIDE_PIXELS_MAX,
  SVG_REFUSED,
  UNSUPPORTED_IMAGE,
} from "./rules";

/** EXIF numbers orientations with swapped sides from 5 on. */
const FIRST_TURNED = 5;

export interface Sides {
  width: number;
  height: number;
  /** In bytes. */
  size: number;
}

/** `size` is that of the file as it was sent. */
export interface Inspected extends Sides {
  extension: keyof typeof IMAGE_TYPES;
  /** The file without metadata and without what follows the picture. */
  bytes: Uint8Array;
}

/** What a file is by its bytes, in pixels as browsers show it. Throws `Refusal`: `unsupported_type`, `invalid`. */
export function inspect(sent: Uint8Array): Inspected {
  const { type, width, height } = measure(sent);
  const extension = type as keyof typeof IMAGE_TYPES;
  if (type === "svg") throw new Refusal("unsupported_type", SVG_REFUSED);
  if (!(extension in IMAGE_TYPES) || !width || !height) throw new Refusal("unsupported_type", UNSUPPORTED_IMAGE);
  if (width > SIDE_PIXELS_MAX || height > SIDE_PIXELS_MAX)
    throw new Refusal("invalid", `Görsel en çok ${SIDE_PIXELS_MAX}×${SIDE_PIXELS_MAX} piksel olabilir.`);
  const plain = plainImage(sent, extension);
  if (!plain) throw new Refusal("invalid", IMAGE_BROKEN);
  const { bytes, orientation } = plain;
  if (isPolyglot(bytes)) throw new Refusal("invalid", IMAGE_HAS_OTHER_DATA);
  const sides = orientation < FIRST_TURNED ? { width, height } : { width: height, height: width };
  return { extension, ...sides, size: sent.byteLength, bytes };
}

/** Whether a file is the same picture in a smaller WebP file. */
export const isVariantOf = (picture: Sides, { extension, width, height, size }: Inspected): boolean =>
  extension === "webp" &&
  variantWidths(picture.width).includes(width) &&
  Math.abs(height - (picture.height * width) / picture.width) <= 1 &&
  size < picture.size;

function measure(bytes: Uint8Array): { type?: string; width?: number; height?: number } {
  try {
    const { type = "", width, height } = imageSize(bytes);
    return { type, width, height };
  } catch {
    return {};
  }
}
