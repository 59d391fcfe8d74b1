/** Kinds of records, each described in `worker/records/kinds.server.ts`; those that others refer to come first. */
export const RECORD_KINDS = [
  "post",
  "casino",
  "category",
  "promotion",
  "page",
  "splash-ad",
  "comment",
  "image",
  "redirect",
  "profile",
  "hero",
  "home_texts",
  "seo",
  "appearance",
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];
