const WIDTHS = [320, 640, 960, 1280];
const [NARROWEST = 0] = WIDTHS;

export const VARIANTS_MAX = WIDTHS.length;

/** Immutable, because no file name is used twice. */
export const MEDIA_CACHE_CONTROL = "public, max-age=31536000, immutable";

/** Variant widths that a picture of width `own` may have; a narrow one may have a variant of its own width. */
export const variantWidths = (own: number): number[] =>
  own < NARROWEST ? [own] : WIDTHS.filter((width) => width < own);

/** Maximum bytes of a logo or card picture, whose quality is lowered to fit. */
export const SMALL_BYTES_MAX = 12 * 1024;
export const SMALL_WIDTH_MAX = NARROWEST;

/** Variant widths to make. A narrow picture gets one of its own width only if it has too many bytes. */
export const widthsToMake = (own: number, bytes: number): number[] =>
  variantWidths(own).filter((width) => width < own || bytes > SMALL_BYTES_MAX);

/** `name__320-640-800.jpg` is 800 pixels wide with variants of 320 and 640; no other name has two underscores. */
const WITH_VARIANTS = /^(.+__((?:\d{1,4}-){1,4})(\d{1,4}))\.(png|jpg|gif|webp)$/;
const VARIANT = /^(.+__[\d-]+)-(png|jpg|gif|webp)-\d+\.webp$/;

/** File name suffix, before the extension, of a picture of width `own` with these variants. */
export const variantsSuffix = (widths: number[], own: number) =>
  widths.length > 0 ? `__${[...widths, own].join("-")}` : "";

interface Variant {
  width: number;
  /** Key or address, whichever was given for the picture. */
  name: string;
}

/** Variants, narrowest first, and own width, parsed from a picture's key or address. */
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

/** The key of a variant's picture; other keys unchanged. */
export const pictureOf = (key: string): string => key.replace(VARIANT, "$1.$2");

export const MEDIA_PATH = "/media";
const isUpload = (address: string) => address.startsWith(`${MEDIA_PATH}/`);

/** Address from which visitors load a picture; see `Site` for `media`. */
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
