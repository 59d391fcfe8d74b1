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
