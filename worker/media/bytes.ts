/** What of a file shows the picture, in order, and the EXIF orientation (1 to 8) in which browsers show it. */
export interface Parts {
  parts: Uint8Array[];
  orientation: number;
}

export const isText = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, step) => bytes[at + step] === letter.charCodeAt(0));

export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Throws `RangeError` where the file ends before. */
export function cut(bytes: Uint8Array, from: number, to: number): Uint8Array {
  if (to > bytes.length) throw new RangeError("the file ends early");
  return bytes.subarray(from, to);
}
