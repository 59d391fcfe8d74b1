import { describe, expect, it } from "vitest";
import { endOfImage } from "../../worker/media/end-of-image";

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const chunk = (type: string, ...data: number[]) => [0, 0, 0, data.length, ...ascii(type), ...data, 1, 2, 3, 4];
const riff = (size: number, ...chunks: number[][]) => [
  ...ascii("RIFF"),
  size,
  0,
  0,
  0,
  ...ascii("WEBP"),
  ...chunks.flat(),
];
const gif = (flags: number, ...blocks: number[]) => [...ascii("GIF89a"), 1, 0, 1, 0, flags, 0, 0, ...blocks];
const PNG = [0x89, ...ascii("PNG\r\n"), 0x1a, 0x0a];
const SCAN = [0xff, 0xda, 0, 3, 9];
const PICTURE = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0];

type Kind = Parameters<typeof endOfImage>[1];

const IMAGES: [Kind, string, number[]][] = [
  ["png", "of chunks", [...PNG, ...chunk("IHDR", 7, 7), ...chunk("IDAT"), ...chunk("IEND")]],
  ["png", "whose last chunk has data", [...PNG, ...chunk("IEND", 5)]],
  [
    "png",
    "with the name of the last chunk in its data",
    [...PNG, ...chunk("tEXt", ...ascii("....IEND")), ...chunk("IEND")],
  ],
  ["jpg", "of a scan", [0xff, 0xd8, 0xff, 0xe0, 0, 2, ...SCAN, 1, 2, 0xff, 0xd9]],
  ["jpg", "with the end marker in a segment", [0xff, 0xd8, 0xff, 0xfe, 0, 4, 0xff, 0xd9, ...SCAN, 1, 0xff, 0xd9]],
  ["jpg", "with stuffed bytes and restarts", [0xff, 0xd8, ...SCAN, 0xff, 0, 0xff, 0xd0, 1, 0xff, 0xd7, 1, 0xff, 0xd9]],
  ["jpg", "of several scans", [0xff, 0xd8, ...SCAN, 1, 0xff, 0xc4, 0, 2, ...SCAN, 2, 0xff, 0xd9]],
  ["jpg", "with fill bytes before a marker", [0xff, 0xd8, 0xff, 0xff, 0xff, 0xe0, 0, 2, ...SCAN, 0xff, 0xd9]],
  ["gif", "without a colour table", gif(0x07, ...PICTURE, 0, 2, 2, 8, 9, 0, 0x3b)],
  ["gif", "with a colour table", gif(0x81, ...Array<number>(12).fill(0x3b), ...PICTURE, 0, 2, 1, 8, 0, 0x3b)],
  [
    "gif",
    "with a colour table of its picture",
    gif(0, ...PICTURE, 0x80, ...Array<number>(6).fill(0x3b), 2, 1, 8, 0, 0x3b),
  ],
  ["gif", "with extensions", gif(0, 0x21, 0xf9, 2, 0x3b, 0x3b, 1, 0x3b, 0, ...PICTURE, 0, 2, 0, 0x3b)],
  ["webp", "of chunks", riff(4 + 10 + 8, [...ascii("VP8X"), 2, 0, 0, 0, 5, 5], [...ascii("VP8L"), 0, 0, 0, 0])],
  ["webp", "with a chunk of odd length", riff(4 + 10, [...ascii("VP8 "), 1, 0, 0, 0, 5, 0])],
];

describe("the end of an image", () => {
  it.each(IMAGES)("that is a %s %s is found, whatever stands around it in memory", (kind, _, image) => {
    expect(endOfImage(Uint8Array.from(image), kind)).toBe(image.length);
    expect(endOfImage(Uint8Array.from([...image, 0xff, 0xd9, 0x3b]), kind)).toBe(image.length);
    expect(endOfImage(Uint8Array.from([7, 7, ...image]).subarray(2), kind)).toBe(image.length);
  });

  it.each(IMAGES)("that is a %s %s is not found where bytes are missing", (kind, _, image) => {
    for (let length = 16; length < image.length; length++)
      expect(endOfImage(Uint8Array.from(image.slice(0, length)), kind), `${length} bytes`).toBeUndefined();
  });
});

it.each([
  ["jpg", "something else stands where a marker is due", [0xff, 0xd8, 0xff, 0xe0, 0, 2, 1, 0xff, 0xd9]],
  ["gif", "a block is of no known kind", gif(0, 0x22, 0, 0, 0x3b)],
  ["webp", "a chunk is longer than the file says", riff(4 + 8, [...ascii("VP8 "), 2, 0, 0, 0, 5, 5])],
] as const)("a %s file has no end where %s", (kind, _, image) => {
  expect(endOfImage(Uint8Array.from(image), kind)).toBeUndefined();
});
