import type { Db } from "../../db/client";
import { keyedHash, secretsOf } from "../secrets/daily-secret.server";
import { isSecret } from "../secrets/is-secret";

const signed = (secret: string, promotionId: string, time: string) =>
  keyedHash(secret, `comment ${promotionId} ${time}`).slice(0, 32);

/**
 * What a promotion's comment form carries: when it was rendered, signed for that promotion. It is the same for every
 * visitor, so that a cached page may bear it, and valid until the end of the next day in UTC.
 */
export async function commentStamp(db: Db, promotionId: string, now: Date): Promise<string> {
  const time = now.getTime().toString(36);
  return `${time}.${signed((await secretsOf(db, now)).today, promotionId, time)}`;
}

/** Milliseconds since the form was rendered; undefined where the stamp is not one of this promotion or too old. */
export async function stampAge(db: Db, stamp: string, promotionId: string, now: Date): Promise<number | undefined> {
  const [time = "", signature] = stamp.split(".");
  const { today, yesterday } = await secretsOf(db, now);
  const isGenuine = [today, yesterday].some(
    (secret) => secret && isSecret(signature, signed(secret, promotionId, time)),
  );
  return isGenuine ? now.getTime() - parseInt(time, 36) : undefined;
}
