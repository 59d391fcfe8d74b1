import { ICON_SIZES, type Icon, type IconSize } from "../../../db/schema/appearance";
import { IMAGE_BROKEN, SVG_REFUSED } from "../../../worker/media/rules";
import { ApiError } from "../api";
import { pngOf } from "../pictures/encode";
import { isCanvasTrue } from "../pictures/true-canvas";
import { ownGround, sampleOf, toneOf } from "./lightness";
import { isSvg } from "./logo-file";

const SMALLEST = Math.max(...ICON_SIZES);
/** iPhones show transparent icons on black. */
const OPAQUE_SIZE: IconSize = 180;
const WHITE = "#fff";
const NIGHT = "#0b111d";

const CANVAS_UNTRUE =
  "Tarayıcınızın izlenme koruması çizilen görselleri bozuyor; korumayı bu site için kapatın ya da başka bir tarayıcı kullanın.";

/**
 * The icons of a picture, which fits into their square. Throws `ApiError` for a picture that is broken or too small, and
 * where the canvas is not true.
 */
export async function makeIcons(file: File): Promise<Record<keyof Icon, File>> {
  if (!isCanvasTrue()) throw new ApiError(0, CANVAS_UNTRUE);
  const picture = await createImageBitmap(file).catch(async () => {
    throw new ApiError(0, (await isSvg(file)) ? SVG_REFUSED : IMAGE_BROKEN);
  });
  try {
    const { width, height } = picture;
    if (Math.min(width, height) < SMALLEST)
      throw new ApiError(
        0,
        `Simge için en az ${SMALLEST}×${SMALLEST} piksellik bir görsel gerekir; seçilen ${width}×${height}.`,
      );
    const made = await Promise.all(ICON_SIZES.map(async (size) => [size, await iconOf(picture, size)] as const));
    return Object.fromEntries(made) as Record<keyof Icon, File>;
  } finally {
    picture.close();
  }
}

async function iconOf(picture: ImageBitmap, size: IconSize): Promise<File> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [size, size];
  const context = canvas.getContext("2d");
  if (!context) throw new ApiError(0, CANVAS_UNTRUE);
  if (size === OPAQUE_SIZE) {
    context.fillStyle = groundFor(sampleOf(picture));
    context.fillRect(0, 0, size, size);
  }
  const scale = size / Math.max(picture.width, picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, (size - width) / 2, (size - height) / 2, width, height);
  const icon = await pngOf(canvas, `Simge ${size}×${size}`);
  if (!icon) throw new ApiError(0, CANVAS_UNTRUE);
  return icon;
}

/** The ground behind a picture of these RGBA pixels: its own, else one on which it stands out. */
export const groundFor = (pixels: Uint8ClampedArray): string =>
  ownGround(pixels) ?? (toneOf(pixels) === "light" ? NIGHT : WHITE);
