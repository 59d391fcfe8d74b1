import type { Db } from "../../db/client";
import { dailyHash } from "../secrets/daily-secret.server";
import type { Visitor } from "../secrets/device-key.server";

const SAME_MS = 10 * 60_000;

/** A UUID, the same for clicks of a device on a link within ten minutes, so that repeated ones keep the stored id. */
export async function idOfClick(db: Db, link: string, { address, userAgent }: Visitor, now: Date): Promise<string> {
  const since = Math.floor(now.getTime() / SAME_MS);
  const hash = await dailyHash(db, `tik ${since} ${link} ${address} ${userAgent}`, now);
  const [, ...parts] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hash) ?? [];
  const [one, two, three, four, five] = parts;
  return `${one}-${two}-4${three}-8${four}-${five}`;
}
