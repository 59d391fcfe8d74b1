import { lte } from "drizzle-orm";
import type { Db } from "../../db/client";
import { rate_limits, sessions } from "../../db/schema";
import { olderSecrets } from "../daily-secret.server";

/** Deletes what has expired: counters, sessions, the secrets that addresses were hashed with. */
export async function sweepExpired(db: Db, now: Date): Promise<void> {
  const time = now.getTime();
  await db.batch([
    db.delete(rate_limits).where(lte(rate_limits.window_ends_at, time)),
    db.delete(sessions).where(lte(sessions.expires_at, Math.floor(time / 1_000))),
    olderSecrets(db, now),
  ]);
}
