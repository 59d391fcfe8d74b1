import { cut, isText, textAt, type Parts } from "./bytes";
import { orientationIn, tiffOf } from "./orientation";

const NEEDED = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]);
/** Some programs write these six bytes before the TIFF data. */
const EXIF_NAME = "Exif\0\0";
const [HEADER, BEFORE] = [12, 8];
const [HAS_EXIF, HAS_XMP] = [0x08, 0x04];

/** RIFF chunks are padded to an even length. */
export function plainWebp(bytes: Uint8Array, view: DataView): Parts | undefined {
  const after = (at: number) => {
    const length = view.getUint32(at + 4, true);
    return at + BEFORE + length + (length % 2);
  };
  const end = cut(bytes, 0, after(0)).length;
  const chunks: Uint8Array[] = [];
  let [at, orientation] = [HEADER, 1];
  while (at < end) {
    const chunk = cut(bytes, at, after(at));
    const type = textAt(bytes, at, 4);
    if (NEEDED.has(type)) chunks.push(chunk);
    if (type === "EXIF") {
      const from = BEFORE + (isText(chunk, BEFORE, EXIF_NAME) ? EXIF_NAME.length : 0);
      orientation = orientationIn(chunk.subarray(from));
    }
    at += chunk.length;
  }
  if (at !== end) return undefined;
  const [first = new Uint8Array(), ...others] = chunks;
  // Only the extended format has EXIF.
  if (!isText(first, 0, "VP8X")) return { parts: withHeader(chunks), orientation: 1 };
  // Kept, but Chromium does not turn WebP.
  return { parts: withHeader([extended(first, orientation), ...others, ...exifOf(orientation)]), orientation: 1 };
}

function withHeader(chunks: Uint8Array[]): Uint8Array[] {
  const size = chunks.reduce((sum, { length }) => sum + length, 4);
  return [chunkStart("RIFF", size), new TextEncoder().encode("WEBP"), ...chunks];
}

function extended(chunk: Uint8Array, orientation: number): Uint8Array {
  const flags = (chunk[BEFORE] ?? 0) & ~(HAS_EXIF | HAS_XMP);
  return Uint8Array.from(chunk).fill(orientation === 1 ? flags : flags | HAS_EXIF, BEFORE, BEFORE + 1);
}

function exifOf(orientation: number): Uint8Array[] {
  const tiff = tiffOf(orientation);
  return orientation === 1 ? [] : [chunkStart("EXIF", tiff.length), tiff];
}

function chunkStart(type: string, length: number): Uint8Array {
  const begin = new Uint8Array(BEFORE);
  begin.set(new TextEncoder().encode(type));
  new DataView(begin.buffer).setUint32(4, length, true);
  return begin;
}
