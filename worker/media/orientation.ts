const ORIENTATION = 0x0112;
const LAST = 8;
/** TIFF data with one entry, and the offset of its value's last byte. */
const TIFF = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0];
const VALUE_AT = 19;

/** Orientation (1 to 8) in the TIFF data of EXIF; 1, upright, if it has none. */
export function orientationIn(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const isLittleEndian = view.getUint8(0) === 0x49;
    const directory = view.getUint32(4, isLittleEndian);
    const end = directory + 2 + view.getUint16(directory, isLittleEndian) * 12;
    for (let at = directory + 2; at < end; at += 12) {
      if (view.getUint16(at, isLittleEndian) !== ORIENTATION) continue;
      const value = view.getUint16(at + 8, isLittleEndian);
      return value >= 1 && value <= LAST ? value : 1;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}

export const tiffOf = (orientation: number): Uint8Array =>
  Uint8Array.from(TIFF).fill(orientation, VALUE_AT, VALUE_AT + 1);
