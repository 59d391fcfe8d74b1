import type { Scheme } from "../preview/scheme";

const SAMPLE_SIDE = 32;
const OPAQUE = 250;
const LIGHT = 190;
const DARK = 75;

/** The RGBA pixels of a picture, squeezed into a small square. Throws where it cannot be drawn. */
export function sampleOf(picture: CanvasImageSource): Uint8ClampedArray {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [SAMPLE_SIDE, SAMPLE_SIDE];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(picture, 0, 0, SAMPLE_SIDE, SAMPLE_SIDE);
  return context.getImageData(0, 0, SAMPLE_SIDE, SAMPLE_SIDE).data;
}

/** From 0 to 255; transparent pixels count less. */
function lightnessOf(pixels: Uint8ClampedArray): number {
  let [light, weight] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    light += alpha * (0.299 * red + 0.587 * green + 0.114 * blue);
    weight += alpha;
  }
  return weight > 0 ? light / weight : 0;
}

/** The colour of the first pixel if it is opaque: the ground that a picture has itself. */
export function ownGround([red, green, blue, alpha = 0]: Uint8ClampedArray): string | undefined {
  return alpha > OPAQUE ? `rgb(${red} ${green} ${blue})` : undefined;
}

/** Whether a picture is light, dark or neither, by its RGBA pixels. */
export function toneOf(pixels: Uint8ClampedArray): Scheme | undefined {
  const lightness = lightnessOf(pixels);
  return lightness > LIGHT ? "light" : lightness < DARK ? "dark" : undefined;
}

/** Whether a transparent picture has too little contrast with the background of a scheme. Throws if it cannot be decoded. */
export async function isLostOn(scheme: Scheme, address: string): Promise<boolean> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const pixels = sampleOf(picture);
  return !ownGround(pixels) && toneOf(pixels) === scheme;
}
