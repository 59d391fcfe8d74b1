/** Logo and icon of the site itself are in `site`. */
export const CHOSEN_FOLDERS = ["promotions", "blog-images", "splash-ads", "site"] as const;
export const CARDS = "cards";
export const MEDIA_FOLDERS = [...CHOSEN_FOLDERS, CARDS] as const;
export type MediaFolder = (typeof MEDIA_FOLDERS)[number];

export const MEDIA_STATES = ["unused", "no-alt"] as const;
export type MediaState = (typeof MEDIA_STATES)[number];

export const TITLE_MAX = 120;
export const TITLE_MISSING = "Görselin adını yazın";

export const IMAGE_TYPES = {
  png: "image/png",
  jpg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
} as const;

export const MEDIA_ADDRESS = new RegExp(`^/media/(${MEDIA_FOLDERS.join("|")})/[\\w-]+\\.(png|jpg|gif|webp)$`);

export const CARD_ADDRESS = new RegExp(`^/media/${CARDS}/[\\w-]+\\.jpg$`);

export const isMediaKey = (key: string): boolean => MEDIA_ADDRESS.test(`/media/${key}`);

const MEGABYTE = 1024 * 1024;
export const SHARED_BYTES_MAX = 300_000;
export const MEDIA_BYTES_MAX = {
  promotions: 2 * MEGABYTE,
  "blog-images": 5 * MEGABYTE,
  "splash-ads": 5 * MEGABYTE,
  site: 2 * MEGABYTE,
  cards: SHARED_BYTES_MAX,
} satisfies Record<MediaFolder, number>;
export const VARIANT_BYTES_MAX = MEGABYTE / 2;
export const SIDE_PIXELS_MAX = 8_000;

export const tooLarge = (folder: MediaFolder) =>
  folder === CARDS
    ? `Dosya boyutu ${SHARED_BYTES_MAX / 1_000}KB'dan küçük olmalıdır`
    : `Dosya boyutu ${MEDIA_BYTES_MAX[folder] / MEGABYTE}MB'dan küçük olmalıdır`;
export const IMAGE_BROKEN = "Görsel dosyası bozuk veya eksik.";
export const IMAGE_HAS_OTHER_DATA = "Dosyada görselden başka veriler de var; görseli yeniden kaydedip deneyin.";
export const FILE_GONE = "Görselin dosyası bulunamadı.";
export const VARIANT_WRONG = "Görselin küçük boylarından biri görselle uyuşmuyor.";
export const LOGO_TYPE = "Logo PNG veya WebP olmalıdır.";
export const SVG_REFUSED =
  "SVG dosyası ziyaretçinin tarayıcısında komut çalıştırabilir; görseli PNG veya WebP olarak kaydedip yükleyin.";
export const UNSUPPORTED_IMAGE = "Yalnızca PNG, JPEG, GIF ve WebP görseller yüklenebilir.";
