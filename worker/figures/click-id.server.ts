import type { Db } from "../../db/client";
import { dailyHash } from "../secrets/daily-secret.server";
import type { Visitor } from "../secrets/device-key.server";

/** A second click of the same device on the same link within this time (ms) is not counted. */
export const REPEATED_MS = 10_000;

/** The UUID of a click. A device gets one for each link and slot of `REPEATED_MS`, which bounds the stored rows. */
export async function idOfClick(db: Db, link: string, { address, userAgent }: Visitor, now: Date): Promise<string> {
  const since = Math.floor(now.getTime() / REPEATED_MS);
  const hash = await dailyHash(db, `tik ${since} ${link} ${address} ${userAgent}`, now);
  const [, ...parts] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hash) ?? [];
  const [one, two, three, four, five] = parts;
  return `${one}-${two}-4${three}-8${four}-${five}`;
}
