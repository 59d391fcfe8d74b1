import { createHmac, randomBytes } from "node:crypto";
import { gte, lt } from "drizzle-orm";
import type { Db } from "../../db/client";
import { daily_secrets } from "../../db/schema";

const DAY_MS = 86_400_000;

export interface Secrets {
  today: string;
  /** Undefined where nobody needed a secret the day before. */
  yesterday: string | undefined;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** What this isolate has read; the secrets of a day never change. */
let known: { day: string; secrets: Secrets } | undefined;

/**
 * The secrets of this day and the day before in UTC, 64 hexadecimal digits each. The first request of a day makes
 * today's, whoever is first; an isolate reads them once a day, in one round trip.
 */
export async function dailySecrets(db: Db, now: Date): Promise<Secrets> {
  const [day, dayBefore] = [dayOf(now.getTime()), dayOf(now.getTime() - DAY_MS)];
  if (known?.day === day) return known.secrets;
  const [, , rows] = await db.batch([
    db
      .insert(daily_secrets)
      .values({ day, secret: randomBytes(32).toString("hex") })
      .onConflictDoNothing(),
    deleteOldSecrets(db, now),
    db.select().from(daily_secrets).where(gte(daily_secrets.day, dayBefore)),
  ]);
  const secretOf = (wanted: string) => rows.find((row) => row.day === wanted)?.secret;
  const today = secretOf(day);
  if (!today) throw new Error(`no secret of ${day}`);
  const secrets = { today, yesterday: secretOf(dayBefore) };
  known = { day, secrets };
  return secrets;
}

/** Query: deletes the secrets from before yesterday. */
export const deleteOldSecrets = (db: Db, now: Date) =>
  db.delete(daily_secrets).where(lt(daily_secrets.day, dayOf(now.getTime() - DAY_MS)));

/** HMAC-SHA256 in hexadecimal. */
export const hmacSha256 = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("hex");

/**
 * What may be stored of a visitor's network address: its hash with today's secret. Tomorrow it is another one, and once
 * the secret is deleted nobody can find the address by trying all there are.
 */
export async function dailyHash(db: Db, text: string, now: Date): Promise<string> {
  return hmacSha256((await dailySecrets(db, now)).today, text);
}
