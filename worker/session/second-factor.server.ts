import { and, count, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { rate_limits, recovery_codes, second_factors } from "../../db/schema";
import { deleteExpiredCounters, incrementCounter } from "../records/rate-limits.server";
import { Refusal } from "../refusal";
import type { Attempt } from "./attempts.server";
import { hashToken } from "./sessions.server";
import { newRecoveryCode, totpStep } from "./totp";

const RECOVERY_CODES = 10;
const WINDOW_MS = 3_600_000;
/** Wrong codes per hour, for each known device and for all others together. */
const LIMIT = 10;

export const isSixDigits = (code: string) => /^\d{6}$/.test(code);

/** People and apps write codes in groups and in lower case. */
const bareCode = (code: string) => code.replace(/[\s-]/g, "").toUpperCase();

/** Consumes an app's code or a recovery code; "none" without a second factor. Throws `Refusal("too_many")`. */
export async function spendCode(
  db: Db,
  userId: string,
  code: string,
  attempt: Attempt,
  now: Date,
): Promise<"none" | "missing" | "wrong" | "right"> {
  const [factor] = await db.select().from(second_factors).where(eq(second_factors.user_id, userId));
  if (!factor) return "none";
  const given = bareCode(code);
  if (!given) return "missing";
  const key = "known" in attempt ? `second-factor:known:${attempt.known}` : `second-factor:account:${userId}`;
  await countCode(db, key, now);
  const used = isSixDigits(given)
    ? await spendStep(db, userId, totpStep(factor.secret, given, now))
    : await spendRecoveryCode(db, userId, given);
  if (!used) return "wrong";
  await db.delete(rate_limits).where(eq(rate_limits.key, key));
  return "right";
}

/** Counts before verifying, against parallel attempts. */
async function countCode(db: Db, key: string, now: Date) {
  const [, [counter]] = await db.batch([
    deleteExpiredCounters(db, now),
    incrementCounter(db, key, now.getTime() + WINDOW_MS).returning(),
  ]);
  if (!counter || counter.count <= LIMIT) return;
  const seconds = Math.ceil((counter.window_ends_at - now.getTime()) / 1_000);
  const sentence = `Çok fazla yanlış doğrulama kodu. ${Math.ceil(seconds / 60)} dakika sonra tekrar deneyin.`;
  throw new Refusal("too_many", sentence, { retryAfter: seconds });
}

/** Returns false for a used or earlier step, so that an observed code cannot be replayed. */
async function spendStep(db: Db, userId: string, step: number | undefined): Promise<boolean> {
  if (step === undefined) return false;
  const used = await db
    .update(second_factors)
    .set({ last_step: step })
    .where(and(eq(second_factors.user_id, userId), lt(second_factors.last_step, step)))
    .returning({ id: second_factors.user_id });
  return used.length > 0;
}

async function spendRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const used = await db
    .delete(recovery_codes)
    .where(and(eq(recovery_codes.user_id, userId), eq(recovery_codes.hash, hashToken(code))))
    .returning({ hash: recovery_codes.hash });
  return used.length > 0;
}

export async function readSecondFactor(db: Db, userId: string) {
  const [factors, [codes]] = await db.batch([
    db.select({ created_at: second_factors.created_at }).from(second_factors).where(eq(second_factors.user_id, userId)),
    db
      .select({ left: count().as("codes_left") })
      .from(recovery_codes)
      .where(eq(recovery_codes.user_id, userId)),
  ]);
  return { is_on: factors.length > 0, codes_left: codes?.left ?? 0 };
}

export function newRecoveryCodes(db: Db, userId: string) {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const rows = codes.map((code) => ({ user_id: userId, hash: hashToken(bareCode(code)) }));
  const statements = [
    db.delete(recovery_codes).where(eq(recovery_codes.user_id, userId)),
    db.insert(recovery_codes).values(rows),
  ] as const;
  return { codes, statements };
}

export const removeSecondFactor = (db: Db, id: string | SQL) =>
  [
    db.delete(recovery_codes).where(sql`${recovery_codes.user_id} = ${id}`),
    db.delete(second_factors).where(sql`${second_factors.user_id} = ${id}`),
  ] as const;
