import { crc32 } from "node:zlib";
import { describe, expect, it } from "vitest";
import { plainImage } from "../../worker/media/plain-image";

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const text = (bytes: Iterable<number>) => String.fromCharCode(...bytes);
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

type Kind = Parameters<typeof plainImage>[1];

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

const plain = (kind: Kind, image: number[]) => plainImage(Uint8Array.from(image), kind);
const bytesOf = (kind: Kind, image: number[]) => [...(plain(kind, image)?.bytes ?? [])];

describe("the end of an image", () => {
  it.each(IMAGES)("that is a %s %s is found, whatever stands around it in memory", (kind, _, image) => {
    const kept = bytesOf(kind, image);
    expect(kept.length).toBeGreaterThan(4);
    expect(bytesOf(kind, [...image, 0xff, 0xd9, 0x3b])).toEqual(kept);
    expect([...(plainImage(Uint8Array.from([7, 7, ...image]).subarray(2), kind)?.bytes ?? [])]).toEqual(kept);
    expect(bytesOf(kind, kept)).toEqual(kept);
  });

  it.each(IMAGES)("that is a %s %s is not found where bytes are missing", (kind, _, image) => {
    for (let length = 16; length < image.length; length++)
      expect(plain(kind, image.slice(0, length)), `${length} bytes`).toBeUndefined();
  });
});

it.each([
  ["jpg", "something else stands where a marker is due", [0xff, 0xd8, 0xff, 0xe0, 0, 2, 1, 0xff, 0xd9]],
  ["gif", "a block is of no known kind", gif(0, 0x22, 0, 0, 0x3b)],
  ["webp", "a chunk is longer than the file says", riff(4 + 8, [...ascii("VP8 "), 2, 0, 0, 0, 5, 5])],
] as const)("a %s file has no end where %s", (kind, _, image) => {
  expect(plain(kind, [...image])).toBeUndefined();
});

/** TIFF data with a maker's name, an orientation and a pointer to GPS data. */
const tiff = (orientation: number) => [
  ...[...ascii("II*\0"), 8, 0, 0, 0, 3, 0],
  ...[0x0f, 0x01, 2, 0, 4, 0, 0, 0, ...ascii("CAM\0")],
  ...[0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0],
  ...[0x25, 0x88, 4, 0, 1, 0, 0, 0, 50, 0, 0, 0],
  ...[0, 0, 0, 0, ...ascii("GPS 41.01N")],
];
/** The only metadata that stays. */
const turned = (orientation: number) => [
  ...[...ascii("MM\0*"), 0, 0, 0, 8, 0, 1],
  ...[1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
];
const segment = (marker: number, ...data: number[]) => [0xff, marker, 0, data.length + 2, ...data];
const webpChunk = (type: string, ...data: number[]) => [
  ...[...ascii(type), data.length, 0, 0, 0, ...data],
  ...(data.length % 2 ? [0] : []),
];
const webp = (...chunks: number[][]) => riff(4 + chunks.flat().length, ...chunks);
const SECRET = ascii("Ali 12345");
const EXIF = ascii("Exif\0\0");
const XMP = ascii("http://ns.adobe.com/xap/1.0/\0Ali");
const jpegScan = [...segment(0xdb, 7), ...SCAN, 1, 0xff, 0xd9];
const [JFIF, ICC, ADOBE] = [
  segment(0xe0, ...ascii("JFIF\0")),
  segment(0xe2, ...ascii("ICC_PROFILE\0")),
  segment(0xee, ...ascii("Adobe")),
];
const pngStart = [...PNG, ...chunk("IHDR", 7, 7)];
const pngColours = ["gAMA", "iCCP", "sRGB", "cICP", "tRNS", "pHYs", "acTL", "fcTL"].flatMap((type) => chunk(type, 5));
const pngPixels = [...chunk("IDAT", 9), ...chunk("fdAT", 9), ...chunk("IEND")];
const sub = (...data: number[]) => [data.length, ...data];
const LOOP = [0x21, 0xff, ...sub(...ascii("NETSCAPE2.0")), 3, 1, 0, 0, 0];
const gifFrame = [0x21, 0xf9, ...sub(4, 0, 0, 0), 0, ...PICTURE, 0, 2, 1, 8, 0];

describe("metadata", () => {
  it.each<[Kind, number[], number[]]>([
    [
      "jpg",
      [
        ...[0xff, 0xd8, ...JFIF, ...segment(0xe1, ...EXIF, ...tiff(1)), ...segment(0xe1, ...XMP), ...ICC],
        ...segment(0xe2, ...ascii("MPF\0"), ...SECRET),
        ...segment(0xed, ...ascii("Photoshop 3.0\0"), ...SECRET),
        ...segment(0xe0, ...ascii("JFXX\0"), ...SECRET),
        ...[...segment(0xfe, ...SECRET), ...ADOBE, ...jpegScan],
      ],
      [0xff, 0xd8, ...JFIF, ...ICC, ...ADOBE, ...jpegScan],
    ],
    [
      "png",
      [
        ...[...pngStart, ...chunk("eXIf", ...tiff(1)), ...chunk("tIME", 1), ...pngColours],
        ...["tEXt", "zTXt", "iTXt", "caBX", "vpAg", "XyZa"].flatMap((type) => chunk(type, ...SECRET)),
        ...pngPixels,
      ],
      [...pngStart, ...pngColours, ...pngPixels],
    ],
    [
      "webp",
      webp(
        webpChunk("VP8X", 0x3e, 0, 0, 0),
        ...["ICCP", "ANIM", "ANMF", "ALPH", "VP8 "].map((type) => webpChunk(type, 5)),
        webpChunk("EXIF", ...tiff(1)),
        webpChunk("XMP ", ...XMP),
        webpChunk("C2PA", ...SECRET),
      ),
      webp(
        webpChunk("VP8X", 0x32, 0, 0, 0),
        ...["ICCP", "ANIM", "ANMF", "ALPH", "VP8 "].map((type) => webpChunk(type, 5)),
      ),
    ],
    ["webp", webp(webpChunk("VP8L", 5), webpChunk("EXIF", ...tiff(6))), webp(webpChunk("VP8L", 5))],
    [
      "gif",
      gif(
        ...[0, ...LOOP, 0x21, 0xfe, ...sub(...SECRET), 0, 0x21, 0xff, ...sub(...ascii("XMP DataXMP")), ...sub(...XMP)],
        ...[0, ...gifFrame, 0x3b],
      ),
      gif(0, ...LOOP, ...gifFrame, 0x3b),
    ],
  ])("of a %s file goes, but not colours and animation", (kind, image, expected) => {
    expect(text(bytesOf(kind, image))).toBe(text(expected));
    expect(plain(kind, image)?.orientation).toBe(1);
  });

  it("keeps the orientation, and nothing else of EXIF", () => {
    const jpeg = [
      0xff,
      0xd8,
      ...segment(0xe1, ...EXIF, ...tiff(6)),
      ...segment(0xe1, ...EXIF, ...tiff(3)),
      ...jpegScan,
    ];
    expect(text(bytesOf("jpg", jpeg))).toBe(text([0xff, 0xd8, ...segment(0xe1, ...EXIF, ...turned(6)), ...jpegScan]));
    const body = [...ascii("eXIf"), ...turned(8)];
    const sum = crc32(Uint8Array.from(body));
    const checked = [0, 0, 0, 26, ...body, ...[24, 16, 8, 0].map((bits) => (sum >>> bits) & 255)];
    expect(bytesOf("png", [...pngStart, ...chunk("eXIf", ...tiff(8)), ...pngPixels])).toEqual([
      ...[...pngStart, ...checked, ...pngPixels],
    ]);
    for (const name of [[], EXIF])
      expect(
        text(
          bytesOf("webp", webp(webpChunk("VP8X", 0x0c), webpChunk("VP8 ", 5), webpChunk("EXIF", ...name, ...tiff(5)))),
        ),
      ).toBe(text(webp(webpChunk("VP8X", 0x08), webpChunk("VP8 ", 5), webpChunk("EXIF", ...turned(5)))));
    expect(plain("jpg", jpeg)?.orientation).toBe(6);
    expect(plain("png", [...pngStart, ...chunk("eXIf", ...tiff(8)), ...pngPixels])?.orientation).toBe(8);
    expect(plain("jpg", bytesOf("jpg", jpeg))?.orientation).toBe(6);
  });

  it.each([
    ["an orientation that does not exist", tiff(9)],
    ["no orientation", [...ascii("II*\0"), 8, 0, 0, 0, 0, 0]],
    ["data cut short", tiff(6).slice(0, 30)],
    ["no data", []],
  ])("with %s counts as upright", (_, data) => {
    const jpeg = [0xff, 0xd8, ...segment(0xe1, ...EXIF, ...data), ...jpegScan];
    expect(plain("jpg", jpeg)?.orientation).toBe(1);
    expect(bytesOf("jpg", jpeg)).toEqual([0xff, 0xd8, ...jpegScan]);
  });
});
