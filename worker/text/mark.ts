import { createHash } from "node:crypto";

/** Increment it when the output of `sanitize` changes, so that stored HTML is sanitised again. */
const RULES = 2;

/** Stored beside sanitised HTML to detect HTML from other sources. */
export function htmlMark(clean: string): string {
  return `${RULES}-${createHash("sha256").update(clean).digest("base64url").slice(0, 22)}`;
}
