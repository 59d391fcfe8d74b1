import { createHash, timingSafeEqual } from "node:crypto";

/** Whether what was given is the secret, in a time that tells nothing of it; an unset secret never is. */
export function secretMatches(given: string | undefined, secret: string | undefined): boolean {
  if (!given || !secret) return false;
  const [a, b] = [given, secret].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
