import { hmacSha256 } from "./daily-secret.server";

/** Devices of one address that count, so that invented user agents do not add up. */
export const DEVICES_MAX = 30;

/** Devices behind one address differ by their user agent. */
export interface Visitor {
  address: string;
  userAgent: string;
}

/** A hash that begins with `prefix`, the hash of the address, each of half the length. */
export function deviceKey(secret: string, topic: string, { address, userAgent }: Visitor, length: number) {
  const text = `${topic} ${address}`;
  const prefix = hmacSha256(secret, text).slice(0, length / 2);
  return { prefix, key: prefix + hmacSha256(secret, `${text} ${userAgent}`).slice(0, length / 2) };
}
