import type { Parts } from "./bytes";
import { plainGif } from "./plain-gif";
import { plainJpeg } from "./plain-jpeg";
import { plainPng } from "./plain-png";
import { plainWebp } from "./plain-webp";
import type { IMAGE_TYPES } from "./rules";

type Kind = keyof typeof IMAGE_TYPES;

/** Undefined for a broken image; throws `RangeError` for a truncated one. */
type Read = (bytes: Uint8Array, view: DataView) => Parts | undefined;

const readers: Record<Kind, Read> = { png: plainPng, jpg: plainJpeg, gif: plainGif, webp: plainWebp };

/** A file without metadata and without what follows the image; colours and orientation stay. Undefined if truncated. */
export function plainImage(bytes: Uint8Array, kind: Kind): { bytes: Uint8Array; orientation: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const read = readers[kind](bytes, view);
    return read && { bytes: joined(read.parts), orientation: read.orientation };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
