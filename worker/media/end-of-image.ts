import type { IMAGE_TYPES } from "./rules";

type Walk = (view: DataView) => number | undefined;

const walks: Record<keyof typeof IMAGE_TYPES, Walk> = { png: endOfPng, jpg: endOfJpeg, gif: endOfGif, webp: endOfWebp };

/** Offset behind an image's last byte; undefined for a truncated image. */
export function endOfImage(bytes: Uint8Array, kind: keyof typeof IMAGE_TYPES): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = walks[kind](view);
    return end !== undefined && end <= view.byteLength ? end : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function endOfPng(view: DataView): number {
  const IEND = 0x49454e44;
  let at = 8;
  while (view.getUint32(at + 4) !== IEND) at += 12 + view.getUint32(at);
  return at + 12 + view.getUint32(at);
}

/** Segments have a length; the entropy-coded data after a scan header has none. */
function endOfJpeg(view: DataView): number | undefined {
  const [START_OF_SCAN, END] = [0xda, 0xd9];
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    while (view.getUint8(at + 1) === 0xff) at++;
    const marker = view.getUint8(at + 1);
    at += 2;
    if (marker === END) return at;
    at += view.getUint16(at);
    if (marker === START_OF_SCAN) while (!isMarker(view, at)) at++;
  }
}

/** 0xFF is data before 0, and a restart marker before 0xD0 to 0xD7. */
function isMarker(view: DataView, at: number): boolean {
  if (view.getUint8(at) !== 0xff) return false;
  const next = view.getUint8(at + 1);
  return next !== 0 && (next < 0xd0 || next > 0xd7);
}

function endOfGif(view: DataView): number | undefined {
  const [EXTENSION, PICTURE, TRAILER] = [0x21, 0x2c, 0x3b];
  let at = 13 + colourTableBytes(view.getUint8(10));
  for (;;) {
    const block = view.getUint8(at);
    if (block === TRAILER) return at + 1;
    if (block === EXTENSION) at += 2;
    else if (block === PICTURE) at += 11 + colourTableBytes(view.getUint8(at + 9));
    else return undefined;
    while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
    at++;
  }
}

const colourTableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** RIFF chunks are padded to an even length. */
function endOfWebp(view: DataView): number | undefined {
  const after = (at: number) => {
    const length = view.getUint32(at + 4, true);
    return at + 8 + length + (length % 2);
  };
  const end = after(0);
  let at = 12;
  while (at < end) at = after(at);
  return at === end ? end : undefined;
}
