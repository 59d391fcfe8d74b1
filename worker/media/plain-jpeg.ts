import { cut, isText, type Parts } from "./bytes";
import { orientationIn, tiffOf } from "./orientation";

const [START_OF_SCAN, END, COMMENT] = [0xda, 0xd9, 0xfe];
const [APP0, APP1, APP2, APP14, APP15] = [0xe0, 0xe1, 0xe2, 0xee, 0xef];
const EXIF = "Exif\0\0";

/** Segments of applications that browsers need to show the picture: its density and its colours. */
const NEEDED: Record<number, string> = { [APP0]: "JFIF\0", [APP2]: "ICC_PROFILE\0", [APP14]: "Adobe" };

/** Segments have a length; the entropy-coded data after a scan header has none. */
export function plainJpeg(bytes: Uint8Array, view: DataView): Parts | undefined {
  const parts = [cut(bytes, 0, 2)];
  let [at, orientation] = [2, 1];
  for (;;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    while (view.getUint8(at + 1) === 0xff) at++;
    const marker = view.getUint8(at + 1);
    if (marker === END) return { parts: [...parts, cut(bytes, at, at + 2)], orientation };
    const content = at + 4;
    let end = at + 2 + view.getUint16(at + 2);
    if (marker === START_OF_SCAN) while (!isMarker(view, end)) end++;
    if (isNeeded(bytes, marker, content)) parts.push(cut(bytes, at, end));
    if (marker === APP1 && orientation === 1 && isText(bytes, content, EXIF)) {
      orientation = orientationIn(cut(bytes, content + EXIF.length, end));
      if (orientation !== 1) parts.push(exifOf(orientation));
    }
    at = end;
  }
}

function isNeeded(bytes: Uint8Array, marker: number, content: number): boolean {
  if (marker === COMMENT) return false;
  if (marker < APP0 || marker > APP15) return true;
  const name = NEEDED[marker];
  return name !== undefined && isText(bytes, content, name);
}

function exifOf(orientation: number): Uint8Array {
  const tiff = tiffOf(orientation);
  const name = new TextEncoder().encode(EXIF);
  return Uint8Array.from([0xff, APP1, 0, 2 + name.length + tiff.length, ...name, ...tiff]);
}

/** 0xFF is data before 0, and a restart marker before 0xD0 to 0xD7. */
function isMarker(view: DataView, at: number): boolean {
  if (view.getUint8(at) !== 0xff) return false;
  const next = view.getUint8(at + 1);
  return next !== 0 && (next < 0xd0 || next > 0xd7);
}
