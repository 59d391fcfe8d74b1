const WIDTHS = [320, 640, 960, 1280];
const [NARROWEST = 0] = WIDTHS;

export const VARIANTS_MAX = WIDTHS.length;

/** No name is used twice. */
export const MEDIA_CACHE_CONTROL = "public, max-age=31536000, immutable";

/** Widths in pixels of the smaller files that a picture of this width may have; a narrow one may have its own. */
export const variantWidths = (own: number): number[] =>
  own < NARROWEST ? [own] : WIDTHS.filter((width) => width < own);

/** What a logo or the picture of a card may weigh (bytes), for which its quality is lowered. */
export const SMALL_BYTES_MAX = 12 * 1024;
export const SMALL_WIDTH_MAX = NARROWEST;

/** Widths of the variants to make of a picture of this width and these bytes; a light one needs none of its own. */
export const widthsToMake = (own: number, bytes: number): number[] =>
  variantWidths(own).filter((width) => width < own || bytes > SMALL_BYTES_MAX);

/** No other name has two underscores: `name__320-640-800.jpg` has files of 320 and 640 pixels beside its own 800. */
const WITH_VARIANTS = /^(.+__((?:\d{1,4}-){1,4})(\d{1,4}))\.(png|jpg|gif|webp)$/;
const VARIANT = /^(.+__[\d-]+)-(png|jpg|gif|webp)-\d+\.webp$/;

/** What a picture's name ends with, before its extension, when it has variants of these widths; `own` is its width. */
export const variantsSuffix = (widths: number[], own: number) =>
  widths.length > 0 ? `__${[...widths, own].join("-")}` : "";

interface Variant {
  width: number;
  /** Key or address, as that of the picture. */
  name: string;
}

/** The smaller files of a picture, narrowest first, known from its key or address, and its width. */
export function variantsOf(picture: string): { variants: Variant[]; own: number } {
  const [, stem = "", list = "", own = "", extension = ""] = WITH_VARIANTS.exec(picture) ?? [];
  const widths = list.split("-").filter(Boolean);
  return {
    variants: widths.map((width) => ({ width: Number(width), name: `${stem}-${extension}-${width}.webp` })),
    own: Number(own),
  };
}

export const hasVariants = (picture: string): boolean => WITH_VARIANTS.test(picture);

export const thumbnailOf = (address: string): string => variantsOf(address).variants[0]?.name ?? address;

export const filesOf = (key: string): string[] => [key, ...variantsOf(key).variants.map(({ name }) => name)];

/** The key of the picture that a variant belongs to; other keys as they are. */
export const pictureOf = (key: string): string => key.replace(VARIANT, "$1.$2");

/** Where this site serves the files of its pictures, without a slash at its end. */
export const MEDIA_PATH = "/media";
const isUpload = (address: string) => address.startsWith(`${MEDIA_PATH}/`);

/** Where visitors load the picture of an address; see `Site` for `media`. */
export const placed = (address: string, media: string) =>
  isUpload(address) ? media + address.slice(MEDIA_PATH.length) : address;

/** `srcset` for the address of an uploaded picture; undefined where it has no variants. */
export function srcsetOf(address: string, media = MEDIA_PATH): string | undefined {
  if (!isUpload(address)) return undefined;
  const picture = placed(address, media);
  const { variants, own } = variantsOf(picture);
  if (variants.length === 0) return undefined;
  const all = variants.at(-1)?.width === own ? variants : [...variants, { width: own, name: picture }];
  return all.map(({ name, width }) => `${name} ${width}w`).join(", ");
}
