/** Folders of the one bucket; the names are those of the original's storage buckets. */
export const MEDIA_FOLDERS = ["promotions", "blog-images", "splash-ads"] as const;
export type MediaFolder = (typeof MEDIA_FOLDERS)[number];

/** File extension and content type of each accepted kind, as recognised by its bytes. */
export const IMAGE_TYPES = {
  png: "image/png",
  jpg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
} as const;

/** Address of an image that was uploaded here. */
export const MEDIA_ADDRESS = new RegExp(`^/media/(${MEDIA_FOLDERS.join("|")})/[\\w-]+\\.(png|jpg|gif|webp)$`);

const MEGABYTE = 1024 * 1024;
/** Bytes of the largest image that each folder takes. */
export const MEDIA_MAX = {
  promotions: 2 * MEGABYTE,
  "blog-images": 5 * MEGABYTE,
  "splash-ads": 5 * MEGABYTE,
} satisfies Record<MediaFolder, number>;
/** Pixels of the longest side. */
export const SIDE_MAX = 8_000;

/** Said where a file is larger than its folder takes. */
export const tooLarge = (folder: MediaFolder) => `Dosya boyutu ${MEDIA_MAX[folder] / MEGABYTE}MB'dan küçük olmalıdır`;
export const IMAGE_BROKEN = "Görsel dosyası bozuk veya eksik.";
export const IMAGE_WITH_MORE = "Dosyada görselden başka veriler de var; görseli yeniden kaydedip deneyin.";
export const NO_IMAGE = "Yalnızca PNG, JPEG, GIF ve WebP görseller yüklenebilir.";
