import { crc32 } from "node:zlib";
import { cut, textAt, type Parts } from "./bytes";
import { orientationIn, tiffOf } from "./orientation";

/** Pixels, transparency, colours, density and animation. */
const NEEDED = new Set(
  "IHDR PLTE IDAT IEND tRNS bKGD hIST sPLT sBIT gAMA cHRM sRGB iCCP cICP mDCV cLLI pHYs acTL fcTL fdAT".split(" "),
);
const EXIF = "eXIf";
const [BEFORE, AROUND] = [8, 12];

export function plainPng(bytes: Uint8Array, view: DataView): Parts {
  const parts = [cut(bytes, 0, 8)];
  let [at, orientation] = [8, 1];
  for (;;) {
    const length = view.getUint32(at);
    const chunk = cut(bytes, at, at + AROUND + length);
    const type = textAt(bytes, at + 4, 4);
    if (NEEDED.has(type)) parts.push(chunk);
    if (type === "IEND") return { parts, orientation };
    if (type === EXIF) {
      orientation = orientationIn(chunk.subarray(BEFORE, BEFORE + length));
      if (orientation !== 1) parts.push(exifOf(orientation));
    }
    at += chunk.length;
  }
}

function exifOf(orientation: number): Uint8Array {
  const body = Uint8Array.from([...new TextEncoder().encode(EXIF), ...tiffOf(orientation)]);
  const chunk = new Uint8Array(body.length + BEFORE);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, body.length - EXIF.length);
  chunk.set(body, 4);
  view.setUint32(4 + body.length, crc32(body));
  return chunk;
}
