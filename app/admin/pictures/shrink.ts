import { ApiError } from "../api";
import { encodePicture } from "./encode";
import { isAnimated } from "../../../worker/text/is-animated";

/** Longest side in pixels: twice what pages show, for screens of double density. */
const SIDE_MAX = 2_560;
const SIDE_MIN = 320;
const QUALITIES = [0.86, 0.76, 0.66];
const SIDE_STEP = 0.75;
/** Larger pictures do not fit into the memory of a phone. */
const READ_BYTES_MAX = 64 * 1024 * 1024;

const ANIMATED = "Hareketli görsel küçültülünce hareketi kaybolur; daha küçük bir dosya seçin.";
const UNREADABLE = "Görsel büyük ve bu tarayıcı onu açamadığı için küçültülemedi; daha küçük bir dosya seçin.";
const TOO_LARGE = `Dosya küçültülemeyecek kadar büyük: en çok ${READ_BYTES_MAX / 1024 / 1024} MB olabilir.`;

/** Shrinks a picture to `most` bytes and applies its EXIF rotation. Throws `ApiError` with the server's status. */
export async function shrink(file: File, most: number): Promise<File> {
  if (file.size > READ_BYTES_MAX) throw new ApiError(413, TOO_LARGE);
  if (isAnimated(new Uint8Array(await file.arrayBuffer()))) throw new ApiError(413, ANIMATED);
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new ApiError(413, UNREADABLE);
  });
  try {
    const { width, height } = bitmap;
    const longest = Math.min(SIDE_MAX, Math.max(width, height));
    for (let side = longest; side >= Math.min(SIDE_MIN, longest); side *= SIDE_STEP)
      for (const quality of QUALITIES) {
        const smaller = await encodePicture(bitmap, { x: 0, y: 0, width, height }, { side, quality, name: file.name });
        if (!smaller) throw new ApiError(413, UNREADABLE);
        if (smaller.size <= most) return smaller;
      }
  } finally {
    bitmap.close();
  }
  throw new ApiError(413, UNREADABLE);
}

/** `Görsel küçültüldü: 4,2 MB → 380 KB` */
export const shrunkSentence = (before: File, after: File) =>
  `Görsel küçültüldü: ${sizeText(before.size)} → ${sizeText(after.size)}`;

const KILOBYTE = 1024;

function sizeText(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  if (kilobytes < KILOBYTE) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${(kilobytes / KILOBYTE).toLocaleString("tr-TR", { maximumFractionDigits: 1 })} MB`;
}
