import type { Sides } from "./inspecting";
import { IMAGE_TYPES, LOGO_TYPE } from "./rules";

const LOGO_BYTES_MAX = 204_800;
const LOGO_PIXELS_MAX = 2_000;
const LOGO_TYPES: string[] = [IMAGE_TYPES.png, IMAGE_TYPES.webp];

interface Described extends Sides {
  content_type: string;
}

/** Why a picture cannot be the site's logo; undefined if it can. */
export function logoFault({ content_type, width, height, size }: Described): string | undefined {
  if (!LOGO_TYPES.includes(content_type)) return LOGO_TYPE;
  if (size > LOGO_BYTES_MAX)
    return `Logo en çok ${LOGO_BYTES_MAX / 1024} KB olabilir; bu dosya ${Math.ceil(size / 1024).toLocaleString("tr-TR")} KB.`;
  if (Math.max(width, height) > LOGO_PIXELS_MAX) {
    const sides = [width, height].map((side) => side.toLocaleString("tr-TR")).join("×");
    return `Logonun eni ve boyu en çok ${LOGO_PIXELS_MAX.toLocaleString("tr-TR")} piksel olabilir; bu görsel ${sides} piksel.`;
  }
  return undefined;
}
