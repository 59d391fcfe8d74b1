import { createHmac, randomBytes } from "node:crypto";
import { gte, lt } from "drizzle-orm";
import type { Db } from "../../db/client";
import { daily_secrets } from "../../db/schema";

const DAY_MS = 86_400_000;

export interface Secrets {
  today: string;
  yesterday: string | undefined;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Cached by the isolate, since the secrets of a day never change. */
let known: { day: string; secrets: Secrets } | undefined;

/** Secrets of this and the previous day (UTC); the first request of a day makes its secret. */
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

export const deleteOldSecrets = (db: Db, now: Date) =>
  db.delete(daily_secrets).where(lt(daily_secrets.day, dayOf(now.getTime() - DAY_MS)));

export const hmacSha256 = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("hex");

/** A hash of a network address that nobody can reverse once the day's secret is deleted. */
export async function dailyHash(db: Db, text: string, now: Date): Promise<string> {
  return hmacSha256((await dailySecrets(db, now)).today, text);
}
