import { createHash } from "node:crypto";
import { inArray, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { rate_limits } from "../../db/schema";
import { Refusal } from "../http/errors";

const WINDOW_MS = 15 * 60_000;

/** Failures allowed in 15 minutes. The one per account alone is high, so that nobody locks an administrator out cheaply. */
const LIMITS = { pair: 5, address: 20, account: 100 };

const keysOf = (email: string, address: string) =>
  ({
    pair: `sign-in:pair:${hashOf(`${email} ${address}`)}`,
    address: `sign-in:address:${hashOf(address)}`,
    account: `sign-in:account:${hashOf(email)}`,
  }) satisfies Record<keyof typeof LIMITS, string>;

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * Counts an attempt to sign in before its password is looked at, so that parallel attempts count too.
 * Throws `Refusal("too_many")` once there were too many failures, telling when to try again.
 */
export async function countAttempt(db: Db, email: string, address: string, now: Date): Promise<void> {
  const time = now.getTime();
  const keys = keysOf(email, address);
  const count = (key: string) =>
    db
      .insert(rate_limits)
      .values({ key, count: 1, window_ends_at: time + WINDOW_MS })
      .onConflictDoUpdate({ target: rate_limits.key, set: { count: sql`${rate_limits.count} + 1` } })
      .returning();
  const isOver = ({ counter, limit }: { counter: typeof rate_limits.$inferSelect | undefined; limit: number }) =>
    (counter?.count ?? 0) > limit;
  const [, [pair], [from]] = await db.batch([
    db.delete(rate_limits).where(lte(rate_limits.window_ends_at, time)),
    count(keys.pair),
    count(keys.address),
  ]);
  let full = [
    { counter: pair, limit: LIMITS.pair },
    { counter: from, limit: LIMITS.address },
  ].filter(isOver);
  // What is refused for its address costs the account nothing, else one address could lock it for everybody.
  if (full.length === 0) {
    const [account] = await count(keys.account);
    full = [{ counter: account, limit: LIMITS.account }].filter(isOver);
  }
  if (full.length === 0) return;
  const seconds = Math.ceil((Math.max(...full.map(({ counter }) => counter?.window_ends_at ?? 0)) - time) / 1_000);
  throw new Refusal(
    "too_many",
    `Çok fazla başarısız giriş denemesi. ${Math.ceil(seconds / 60)} dakika sonra tekrar deneyin.`,
    { headers: { "Retry-After": String(seconds) } },
  );
}

/** Takes a counted attempt back that succeeded; the failures of this account from this address are forgiven. */
export async function forgiveAttempt(db: Db, email: string, address: string): Promise<void> {
  const keys = keysOf(email, address);
  await db.batch([
    db.delete(rate_limits).where(inArray(rate_limits.key, [keys.pair])),
    db
      .update(rate_limits)
      .set({ count: sql`max(${rate_limits.count} - 1, 0)` })
      .where(inArray(rate_limits.key, [keys.address, keys.account])),
  ]);
}
