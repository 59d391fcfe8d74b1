import { openDb } from "../../db/client";
import { withTimeout } from "../../db/deadline";
import { announcersOf } from "../announcements/services";
import { type Env, siteOf } from "../env";
import { CRON_SILENT_MS } from "../publishing/rules";
import { BACKUP_OLD_MS } from "./rules";
import { readWaiting } from "./waiting.server";

/** Maximum time (ms) of the database's answer, and of the bucket's. */
const DEADLINE_MS = 3_000;
/** Never stored: asking for it shows that the bucket answers, without reading a file. */
const PROBE = "health";

type Waiting = Awaited<ReturnType<typeof readWaiting>>;

/** Documented in docs/operations.md; monitors rely on the names. */
export interface Health {
  status: "ok" | "failing";
  checked_at: string;
  database: "ok" | "failed";
  bucket: "ok" | "failed";
  /** `idle`: silent for as long as `silent`, but nothing waits for it. */
  cron: "ok" | "silent" | "idle" | "unknown";
  cron_age_seconds: number | null;
  pending_purges: number | null;
  pending_announcements: number | null;
  pending_notifications: number | null;
  backup: "ok" | "old" | "failed" | "missing" | "unknown";
  backup_age_seconds: number | null;
  /** Names of the parts above that make the site fail. */
  problems: string[];
  /** Names of the parts above that can wait until morning. */
  warnings: string[];
}

/** Asks the database and the bucket. `report` gets the errors of those that fail. */
export async function checkHealth(env: Env, now: Date, report: (error: unknown) => void): Promise<Health> {
  const services = announcersOf(env, siteOf(env)).map(({ service }) => service);
  const [waiting, bucket] = await Promise.allSettled([
    readWaiting(openDb(env, DEADLINE_MS), services, now),
    withTimeout(DEADLINE_MS, () => env.MEDIA.head(PROBE)),
  ]);
  for (const part of [waiting, bucket]) if (part.status === "rejected") report(part.reason);
  const isBucketDown = bucket.status === "rejected";
  const known = waiting.status === "fulfilled" ? waiting.value : undefined;
  const [cron, backup] = known ? [cronOf(known, now), backupOf(known, now)] : (["unknown", "unknown"] as const);
  const problems = [
    ...(known ? [] : ["database"]),
    ...(isBucketDown ? ["bucket"] : []),
    ...(cron === "silent" ? ["cron"] : []),
  ];
  const warnings = [
    ...(cron === "idle" ? ["cron"] : []),
    ...(known?.stopped?.late_since ? ["pending_purges"] : []),
    ...(["ok", "unknown"].includes(backup) ? [] : ["backup"]),
  ];
  return {
    status: problems.length > 0 ? "failing" : "ok",
    checked_at: now.toISOString(),
    database: known ? "ok" : "failed",
    bucket: isBucketDown ? "failed" : "ok",
    cron,
    cron_age_seconds: secondsSince(known?.stopped?.last_tick_at, now),
    pending_purges: known?.pending?.purges ?? null,
    pending_announcements: known?.pending?.announcements ?? null,
    pending_notifications: known?.pending?.notifications ?? null,
    backup,
    backup_age_seconds: secondsSince(known?.backup?.last_succeeded_at, now),
    problems,
    warnings,
  };
}

function secondsSince(instant: string | null | undefined, now: Date): number | null {
  return instant ? Math.max(0, Math.round((now.getTime() - Date.parse(instant)) / 1_000)) : null;
}

function cronOf({ stopped }: Waiting, now: Date): Health["cron"] {
  if (stopped?.is_cron_silent) return "silent";
  const isRecent = stopped?.last_tick_at && now.getTime() - Date.parse(stopped.last_tick_at) <= CRON_SILENT_MS;
  return isRecent ? "ok" : "idle";
}

function backupOf({ backup }: Waiting, now: Date): Health["backup"] {
  const { last_succeeded_at: succeeded = null, last_failed_at: failed = null } = backup ?? {};
  if (failed && failed > (succeeded ?? "")) return "failed";
  if (!succeeded) return "missing";
  return now.getTime() - Date.parse(succeeded) > BACKUP_OLD_MS ? "old" : "ok";
}
