import { and, eq, gt, inArray, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { rate_limits } from "../../db/schema";
import { keyedHash, secretsOf } from "../daily-secret.server";
import { Refusal } from "../http/errors";

const WINDOW_MS = 15 * 60_000;

/** Failures allowed in 15 minutes. The one per account alone is high, so that nobody locks an administrator out cheaply. */
const LIMITS = { pair: 5, address: 20, account: 100 };

/** They change at midnight in UTC with the secret, so that each limit then begins anew. */
async function keysOf(db: Db, email: string, address: string, now: Date): Promise<Record<keyof typeof LIMITS, string>> {
  const { today } = await secretsOf(db, now);
  return {
    pair: `sign-in:pair:${keyedHash(today, `${email} ${address}`)}`,
    address: `sign-in:address:${keyedHash(today, address)}`,
    account: `sign-in:account:${keyedHash(today, email)}`,
  };
}

/**
 * Counts an attempt to sign in before its password is looked at, so that parallel attempts count too.
 * Throws `Refusal("too_many")` once there were too many failures, telling when to try again.
 */
export async function countAttempt(db: Db, email: string, address: string, now: Date): Promise<void> {
  const time = now.getTime();
  const keys = await keysOf(db, email, address, now);
  const isOver = (name: keyof typeof LIMITS) =>
    and(eq(rate_limits.key, keys[name]), gt(rate_limits.count, LIMITS[name]));
  const count = (name: keyof typeof LIMITS, ...before: (keyof typeof LIMITS)[]) =>
    db
      .insert(rate_limits)
      .select(
        sql`select ${keys[name]}, 1, ${time + WINDOW_MS} where not exists (select 1 from ${rate_limits} where ${or(sql`false`, ...before.map(isOver))})`,
      )
      .onConflictDoUpdate({ target: rate_limits.key, set: { count: sql`${rate_limits.count} + 1` } })
      .returning();
  // What one limit refuses costs the others nothing, else one address could lock an account for everybody.
  const [, pair, from, account] = await db.batch([
    db.delete(rate_limits).where(lte(rate_limits.window_ends_at, time)),
    count("pair"),
    count("address", "pair"),
    count("account", "pair", "address"),
  ]);
  const full = [
    ...pair.filter(({ count }) => count > LIMITS.pair),
    ...from.filter(({ count }) => count > LIMITS.address),
    ...account.filter(({ count }) => count > LIMITS.account),
  ];
  if (full.length === 0) return;
  const seconds = Math.ceil((Math.max(...full.map(({ window_ends_at }) => window_ends_at)) - time) / 1_000);
  throw new Refusal(
    "too_many",
    `Çok fazla başarısız giriş denemesi. ${Math.ceil(seconds / 60)} dakika sonra tekrar deneyin.`,
    { headers: { "Retry-After": String(seconds) } },
  );
}

/** Takes a counted attempt back that succeeded; the failures of this account from this address are forgiven. */
export async function forgiveAttempt(db: Db, email: string, address: string, now: Date): Promise<void> {
  const keys = await keysOf(db, email, address, now);
  await db.batch([
    db.delete(rate_limits).where(inArray(rate_limits.key, [keys.pair])),
    db
      .update(rate_limits)
      .set({ count: sql`max(${rate_limits.count} - 1, 0)` })
      .where(inArray(rate_limits.key, [keys.address, keys.account])),
  ]);
}
