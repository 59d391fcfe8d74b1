const ANIMATION_FLAG = 0x02;
const VP8X_FLAGS_AT = 20;

/** Whether GIF, WebP or PNG bytes have more than one frame. */
export function isAnimated(bytes: Uint8Array): boolean {
  const begins = (text: string, at = 0) => [...text].every((letter, step) => bytes[at + step] === letter.charCodeAt(0));
  if (begins("GIF8")) return gifFrames(bytes) > 1;
  if (begins("WEBP", 8)) return begins("VP8X", 12) && ((bytes[VP8X_FLAGS_AT] ?? 0) & ANIMATION_FLAG) !== 0;
  return begins("PNG", 1) && hasAnimationChunk(bytes);
}

function gifFrames(bytes: Uint8Array): number {
  let frames = 0;
  for (let at = 0; at + 8 < bytes.length; at++)
    if (bytes[at] === 0x21 && bytes[at + 1] === 0xf9 && bytes[at + 2] === 4 && bytes[at + 7] === 0) frames++;
  return frames;
}

/** APNG: `acTL` stands before the first `IDAT`. */
function hasAnimationChunk(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += view.getUint32(at) + 12) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === "acTL") return true;
    if (type === "IDAT") return false;
  }
  return false;
}
