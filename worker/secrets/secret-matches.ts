import { createHash, timingSafeEqual } from "node:crypto";

/** Timing-safe; an unset secret matches nothing. */
export function secretMatches(given: string | undefined, secret: string | undefined): boolean {
  if (!given || !secret) return false;
  const [a, b] = [given, secret].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
