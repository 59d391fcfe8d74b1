import { VARIANT_BYTES_MAX } from "../../../worker/media/rules";
import { SMALL_BYTES_MAX, SMALL_WIDTH_MAX, widthsToMake } from "../../../worker/text/variants";
import { encodePicture } from "./encode";
import { isAnimated } from "../../../worker/text/is-animated";
import { isCanvasTrue } from "./true-canvas";

const QUALITY = 0.8;
const LOWER_QUALITIES = [0.68, 0.56, 0.44, 0.32];

/** Lighter WebP variants of a picture. Throws where this browser cannot decode it or encode them. */
export async function makeVariants(file: File): Promise<File[]> {
  if (isAnimated(new Uint8Array(await file.arrayBuffer()))) return [];
  if (!isCanvasTrue()) throw new Error("the canvas of this browser is not true");
  const bitmap = await createImageBitmap(file);
  try {
    const made: File[] = [];
    for (const width of widthsToMake(bitmap.width, file.size)) {
      const variant = await narrowed(bitmap, width, file.name);
      if (variant?.type !== "image/webp") throw new Error("this browser does not write WebP");
      if (variant.size < file.size && variant.size <= VARIANT_BYTES_MAX) made.push(variant);
    }
    return made;
  } finally {
    bitmap.close();
  }
}

async function narrowed(bitmap: ImageBitmap, width: number, name: string): Promise<File | undefined> {
  const area = { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
  const side = Math.max(width, (bitmap.height * width) / bitmap.width);
  let variant = await encodePicture(bitmap, area, { side, quality: QUALITY, name });
  if (width > SMALL_WIDTH_MAX) return variant;
  for (const quality of LOWER_QUALITIES)
    if (variant && variant.size > SMALL_BYTES_MAX) variant = await encodePicture(bitmap, area, { side, quality, name });
  return variant;
}
