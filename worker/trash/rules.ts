export const RETENTION_DAYS = 30;
export const TRASH_KINDS = [
  "post",
  "casino",
  "category",
  "promotion",
  "page",
  "splash-ad",
  "comment",
  "image",
] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];
