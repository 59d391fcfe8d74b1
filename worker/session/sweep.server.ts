import { lte } from "drizzle-orm";
import type { Db } from "../../db/client";
import { devices, rate_limits } from "../../db/schema";
import { olderSecrets } from "../secrets/daily-secret.server";
import { expiredSessions } from "./sessions.server";

/** Deletes what has expired: counters, sessions, devices, the secrets that addresses were hashed with. */
export async function sweepExpired(db: Db, now: Date): Promise<void> {
  const time = now.getTime();
  await db.batch([
    db.delete(rate_limits).where(lte(rate_limits.window_ends_at, time)),
    db.delete(devices).where(lte(devices.expires_at, Math.floor(time / 1_000))),
    expiredSessions(db, now),
    olderSecrets(db, now),
  ]);
}
