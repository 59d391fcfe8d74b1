import { crc32, deflateSync } from "node:zlib";

const encoder = new TextEncoder();

/** Concatenates bytes and texts. */
export function concatBytes(...parts: (Uint8Array | string)[]): Uint8Array {
  const bytes = parts.map((part) => (typeof part === "string" ? encoder.encode(part) : part));
  const whole = new Uint8Array(bytes.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const part of bytes) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const ofHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const uint32 = (value: number) => ofHex(value.toString(16).padStart(8, "0"));

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = concatBytes(type, data);
  return concatBytes(uint32(data.length), body, uint32(crc32(body)));
}

/**
 * A PNG whose header claims this size but which has only the first row of pixels. `profile` is the text of its colour
 * profile, or the length in bytes of one that makes the file large: a picture keeps it when it is stored.
 */
export function png(width: number, height: number, profile: number | string = 0): Uint8Array {
  const header = concatBytes(uint32(width), uint32(height), ofHex("0800000000"));
  const pixels = new Uint8Array(deflateSync(new Uint8Array(width + 1)));
  return concatBytes(
    ofHex("89504e470d0a1a0a"),
    chunk("IHDR", header),
    chunk("iCCP", typeof profile === "string" ? concatBytes(profile) : new Uint8Array(profile)),
    chunk("IDAT", pixels),
    chunk("IEND", new Uint8Array()),
  );
}

/** One pixel. */
export const GIF = concatBytes(
  "GIF89a",
  ofHex("01000100800000000000ffffff21f90401000000002c00000000010001000002014400"),
  ";",
);
/** A frame of 1 × 1 pixels with a restart marker and a stuffed byte in its scan. */
export const JPEG = ofHex(
  "ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffda0008010100003f00d2ffd0cfff0020ffd9",
);

/** A JPEG taken with an upright phone: EXIF turns it by 90°. Has comments of at least `comments` bytes. */
export function turnedJpeg(jpeg: Uint8Array, comments = 0): Uint8Array {
  const exif = concatBytes("Exif\0\0II*\0", ofHex("080000000100120103000100000006000000"), new Uint8Array(4));
  const segment = (marker: string, data: Uint8Array) =>
    concatBytes(ofHex(marker), uint32(data.length + 2).slice(2), data);
  const comment = segment("fffe", new Uint8Array(65_000));
  return concatBytes(
    jpeg.slice(0, 2),
    segment("ffe1", exif),
    ...Array<Uint8Array>(Math.ceil(comments / comment.length)).fill(comment),
    jpeg.slice(2),
  );
}

/** The response to an upload. */
export interface StoredImage {
  url: string;
  width: number;
  height: number;
}

/** A file in a form, as a page sends it. */
export function fileForm(bytes: Uint8Array | string, name = "resim.html", type = "text/html") {
  const form = new FormData();
  form.set("file", new File([bytes as BlobPart], name, { type }));
  return form;
}
