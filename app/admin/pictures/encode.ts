/** In pixels of the source. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Encoding {
  /** Longest side of the result in pixels; the area is never enlarged. */
  side: number;
  /** 0 to 1. */
  quality: number;
  /** File name; its extension is replaced. */
  name: string;
  /** Encodes as PNG, which keeps every pixel. */
  isLossless?: boolean | undefined;
}

/** Encodes part of a picture as WebP, or as JPEG if the browser cannot, or as PNG; undefined if its canvas fails. */
export async function encodePicture(
  source: CanvasImageSource,
  { x, y, width, height }: PictureArea,
  { side, quality, name, isLossless }: Encoding,
): Promise<File | undefined> {
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  context.imageSmoothingQuality = "high";
  context.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
  if (isLossless) return pngOf(canvas, name);
  const webp = await blobOf(canvas, "image/webp", quality);
  if (webp?.type === "image/webp") return named(webp, name, "webp");
  // JPEG has no transparency, which would become black.
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  const jpeg = await blobOf(canvas, "image/jpeg", quality);
  return jpeg && named(jpeg, name, "jpg");
}

/** The canvas as a PNG; undefined if it fails. */
export async function pngOf(canvas: HTMLCanvasElement, name: string): Promise<File | undefined> {
  const png = await blobOf(canvas, "image/png");
  return png && named(png, name, "png");
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Blob | undefined>((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality));

const named = (blob: Blob, name: string, extension: string) =>
  new File([blob], `${name.replace(/\.[^.]*$/, "")}.${extension}`, { type: blob.type });
