import { eq, inArray, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { rate_limits } from "../../db/schema";
import { incrementCounter, deleteExpiredCounters, startCounter } from "../records/rate-limits.server";
import { hmacSha256, dailySecrets } from "../secrets/daily-secret.server";
import { Refusal } from "../refusal";
import { verifyPassword } from "./password.server";

const WINDOW_MS = 15 * 60_000;

const LIMITS = { pair: 5, address: 20 };
/** From this many attempts on, unknown devices have to wait before each attempt at the account. */
const ACCOUNT_LIMIT = 20;
const STRANGER_WAIT_MS = 10_000;
const KNOWN_DEVICE_LIMIT = 10;

/** `known` is the hash of a device or session that has signed in to this account before. */
export type Attempt = { known: string } | Stranger;
interface Stranger {
  email: string;
  address: string;
}

async function rateLimitKeys(db: Db, email: string, address: string, now: Date) {
  const { today } = await dailySecrets(db, now);
  const pair = hmacSha256(today, `${email} ${address}`);
  return {
    pair: `sign-in:pair:${pair}`,
    address: `sign-in:address:${hmacSha256(today, address)}`,
    account: `sign-in:account:${hmacSha256(today, email)}`,
    wait: `sign-in:wait:${pair}`,
  };
}

const knownDeviceKey = (known: string) => `sign-in:known:${known}`;

/** Turnstile is not in use, its token was sent, or it is missing. */
export type ChallengeState = "none" | "sent" | "missing";

/** Counts before verifying, against parallel attempts. Returns whether to verify Turnstile. Throws `too_many`. */
export async function countAttempt(
  db: Db,
  attempt: Attempt,
  now: Date,
  proof: ChallengeState = "none",
): Promise<boolean> {
  if (!("known" in attempt)) return countStranger(db, attempt, now, proof);
  await countKnown(db, attempt.known, now);
  return false;
}

/** Returns whether a counted attempt is right, which clears its failures. Throws `too_many`, which counts as none. */
export async function tryPassword(db: Db, attempt: Attempt, password: string, hash: string, now: Date) {
  const isRight = await verifyPassword(password, hash).catch(async (error: unknown) => {
    await takeBack(db, attempt, now);
    throw error;
  });
  if (isRight) await clearFailures(db, attempt, now);
  return isRight;
}

async function clearFailures(db: Db, attempt: Attempt, now: Date): Promise<void> {
  if ("known" in attempt) {
    await db.delete(rate_limits).where(eq(rate_limits.key, knownDeviceKey(attempt.known)));
    return;
  }
  const keys = await rateLimitKeys(db, attempt.email, attempt.address, now);
  await db.batch([
    db.delete(rate_limits).where(inArray(rate_limits.key, [keys.pair, keys.wait])),
    decrement(db, [keys.address, keys.account]),
  ]);
}

async function takeBack(db: Db, attempt: Attempt, now: Date): Promise<void> {
  if ("known" in attempt) return void (await decrement(db, [knownDeviceKey(attempt.known)]));
  const keys = await rateLimitKeys(db, attempt.email, attempt.address, now);
  await db.batch([
    decrement(db, [keys.pair, keys.address, keys.account]),
    // The stranger has waited before this attempt.
    db
      .update(rate_limits)
      .set({ window_ends_at: now.getTime() + WINDOW_MS })
      .where(eq(rate_limits.key, keys.wait)),
  ]);
}

const decrement = (db: Db, keys: string[]) =>
  db
    .update(rate_limits)
    .set({ count: sql`max(${rate_limits.count} - 1, 0)` })
    .where(inArray(rate_limits.key, keys));

async function countKnown(db: Db, known: string, now: Date) {
  const [, rows] = await db.batch([
    deleteExpiredCounters(db, now),
    incrementCounter(db, knownDeviceKey(known), now.getTime() + WINDOW_MS).returning(),
  ]);
  refuseOverLimit(rows, KNOWN_DEVICE_LIMIT, now);
}

/** An attempt over one limit does not count for the others, so that one IP address cannot slow an account. */
async function countStranger(db: Db, { email, address }: Stranger, now: Date, proof: ChallengeState): Promise<boolean> {
  const time = now.getTime();
  const end = time + WINDOW_MS;
  const keys = await rateLimitKeys(db, email, address, now);
  const isThere = (key: string, condition: SQL) =>
    sql`exists (select 1 from ${rate_limits} where ${rate_limits.key} = ${key} and ${condition})`;
  const isOver = (name: keyof typeof LIMITS) => isThere(keys[name], sql`${rate_limits.count} > ${LIMITS[name]}`);
  const isSlowed = isThere(keys.account, sql`${rate_limits.count} >= ${ACCOUNT_LIMIT}`);
  const hasWaited = isThere(keys.wait, lte(rate_limits.window_ends_at, time + WINDOW_MS));
  const lacksProof = sql`(${isSlowed} and ${proof === "missing" ? 1 : 0})`;
  const mustWait = sql`(${isSlowed} and not ${hasWaited} or ${lacksProof})`;
  const [, [account], pair, from, , , , [wait]] = await db.batch([
    deleteExpiredCounters(db, now),
    db.select().from(rate_limits).where(eq(rate_limits.key, keys.account)),
    incrementCounter(db, keys.pair, end, not(mustWait)).returning(),
    incrementCounter(db, keys.address, end, not(or(mustWait, isOver("pair")) as SQL)).returning(),
    incrementCounter(db, keys.account, end, not(or(mustWait, isOver("pair"), isOver("address")) as SQL)),
    db.delete(rate_limits).where(sql`${rate_limits.key} = ${keys.wait} and ${hasWaited} and not ${lacksProof}`),
    startCounter(db, keys.wait, end + STRANGER_WAIT_MS, isSlowed).onConflictDoNothing(),
    db.select().from(rate_limits).where(eq(rate_limits.key, keys.wait)),
  ]);
  const wasSlowed = account !== undefined && account.count >= ACCOUNT_LIMIT;
  if (wasSlowed && proof === "missing") return true;
  if (pair.length === 0 && wait) {
    const seconds = Math.ceil((wait.window_ends_at - WINDOW_MS - time) / 1_000);
    const sentence = `Bu hesap için çok sayıda başarısız giriş denemesi yapıldı. ${seconds} saniye sonra tekrar deneyin.`;
    throw new Refusal("too_many", sentence, { retryAfter: seconds });
  }
  refuseOverLimit(pair, LIMITS.pair, now);
  refuseOverLimit(from, LIMITS.address, now);
  return wasSlowed && proof === "sent";
}

function refuseOverLimit(rows: (typeof rate_limits.$inferSelect)[], limit: number, now: Date) {
  const full = rows.find((row) => row.count > limit);
  if (!full) return;
  const seconds = Math.ceil((full.window_ends_at - now.getTime()) / 1_000);
  throw new Refusal(
    "too_many",
    `Çok fazla başarısız giriş denemesi. ${Math.ceil(seconds / 60)} dakika sonra tekrar deneyin.`,
    { retryAfter: seconds },
  );
}
