const WIDTHS = [320, 640, 960, 1280];
const [NARROWEST = 0] = WIDTHS;

export const VARIANTS_MAX = WIDTHS.length;

/** Immutable, because no file name is used twice. */
export const MEDIA_CACHE_CONTROL = "public, max-age=31536000, immutable";
/** Of a file that stands in for a smaller one, which may be added at any time. */
export const STAND_IN_CACHE_CONTROL = "public, max-age=86400";

/** Variant widths that a picture of width `own` may have; a narrow one may have a variant of its own width. */
export const variantWidths = (own: number): number[] =>
  own > 0 && own < NARROWEST ? [own] : WIDTHS.filter((width) => width < own);

/** Maximum bytes of a logo or card picture, whose quality is lowered to fit. */
export const SMALL_BYTES_MAX = 12 * 1024;
export const SMALL_WIDTH_MAX = NARROWEST;

/** Variant widths to make. A narrow picture gets one of its own width only if it has too many bytes. */
export const widthsToMake = (own: number, bytes: number): number[] =>
  variantWidths(own).filter((width) => width < own || bytes > SMALL_BYTES_MAX);

/**
 * `name__800.jpg` is 800 pixels wide and has all its variants, `name__0.gif` needs none. `name.jpg` may have any.
 * Earlier names list their variants: `name__320-640-800.jpg`. No other name has two underscores.
 */
const PICTURE = /^((?:(?!__).)+)(?:__((?:\d{1,4}-){0,4})(\d{1,4}))?\.(png|jpg|gif|webp)$/;
const VARIANT = /^(.+?)(__[\d-]*)-(png|jpg|gif|webp)-(\d+)\.webp$/;

interface Variant {
  width: number;
  /** Key or address, whichever was given for the picture. */
  name: string;
}

/** Variants, narrowest first, and own width by a picture's key or address; without `own`, variants may be missing. */
export function variantsOf(picture: string): { variants: Variant[]; own?: number } {
  const [, stem, list, width, extension] = PICTURE.exec(picture) ?? [];
  if (stem === undefined) return { variants: [] };
  const own = width === undefined ? undefined : Number(width);
  const widths = list ? list.split("-").filter(Boolean).map(Number) : variantWidths(own ?? Infinity);
  const begin = width === undefined ? `${stem}__` : picture.slice(0, picture.lastIndexOf("."));
  const variants = widths.map((width) => ({ width, name: `${begin}-${extension}-${width}.webp` }));
  return own === undefined ? { variants } : { variants, own };
}

export const filesOf = (key: string): string[] => [key, ...variantsOf(key).variants.map(({ name }) => name)];

/** The key of a variant's picture; other keys unchanged. */
export const pictureOf = (key: string): string =>
  key.replace(
    VARIANT,
    (_, stem: string, own: string, extension: string) => `${stem}${own === "__" ? "" : own}.${extension}`,
  );

/** What answers for a key, in this order: its file, the next larger ones, the picture. */
export function standInsOf(key: string): string[] {
  const [picture, asked] = [pictureOf(key), Number(VARIANT.exec(key)?.[4])];
  const larger = variantsOf(picture).variants.filter(({ width }) => width > asked);
  return picture === key ? [key] : [key, ...larger.map(({ name }) => name), picture];
}

export const MEDIA_PATH = "/media";
const isUpload = (address: string) => address.startsWith(`${MEDIA_PATH}/`);

/** Address from which visitors load a picture; see `Site` for `media`. */
export const placed = (address: string, media: string) =>
  isUpload(address) ? media + address.slice(MEDIA_PATH.length) : address;

/** A picture's files at visitors' addresses, narrowest first; none without variants. Those that may be missing come from the Worker. */
function filesAt(address: string, media: string): Variant[] {
  const { variants, own } = isUpload(address) ? variantsOf(address) : { variants: [] };
  const [widest] = variants.slice(-1);
  if (!widest || own === undefined) return variants;
  const files = widest.width === own ? variants : [...variants, { width: own, name: address }];
  return files.map(({ width, name }) => ({ width, name: placed(name, media) }));
}

/** Address of a picture's smallest file. */
export const thumbnailOf = (address: string, media = MEDIA_PATH): string =>
  filesAt(address, media)[0]?.name ?? placed(address, media);

/** `srcset` for a picture's address; undefined where it has no variants. */
export const srcsetOf = (address: string, media = MEDIA_PATH): string | undefined =>
  filesAt(address, media)
    .map(({ name, width }) => `${name} ${width}w`)
    .join(", ") || undefined;
