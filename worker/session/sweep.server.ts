import { lte } from "drizzle-orm";
import type { Db } from "../../db/client";
import { counted_views, devices } from "../../db/schema";
import { deleteExpiredCounters } from "../records/rate-limits.server";
import { deleteOldSecrets } from "../secrets/daily-secret.server";
import { deleteExpiredSessions } from "./sessions.server";

export async function sweepExpired(db: Db, now: Date): Promise<void> {
  await db.batch([
    deleteExpiredCounters(db, now),
    db.delete(counted_views).where(lte(counted_views.hour_ends_at, now.getTime())),
    db.delete(devices).where(lte(devices.expires_at, Math.floor(now.getTime() / 1_000))),
    deleteExpiredSessions(db, now),
    deleteOldSecrets(db, now),
  ]);
}
