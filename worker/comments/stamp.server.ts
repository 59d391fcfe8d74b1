import type { Db } from "../../db/client";
import { hmacSha256, dailySecrets } from "../secrets/daily-secret.server";
import { secretMatches } from "../secrets/secret-matches";

const signature = (secret: string, promotionId: string, time: string) =>
  hmacSha256(secret, `comment ${promotionId} ${time}`).slice(0, 32);

/** Signed render time of a comment form, valid to the end of the next UTC day. Not per visitor: pages are cached. */
export async function commentStamp(db: Db, promotionId: string, now: Date): Promise<string> {
  const time = now.getTime().toString(36);
  return `${time}.${signature((await dailySecrets(db, now)).today, promotionId, time)}`;
}

/** Milliseconds since the form was rendered; undefined for a forged or expired stamp. */
export async function stampAge(db: Db, stamp: string, promotionId: string, now: Date): Promise<number | undefined> {
  const [time = "", given] = stamp.split(".");
  const { today, yesterday } = await dailySecrets(db, now);
  const isGenuine = [today, yesterday].some(
    (secret) => secret && secretMatches(given, signature(secret, promotionId, time)),
  );
  return isGenuine ? now.getTime() - parseInt(time, 36) : undefined;
}
