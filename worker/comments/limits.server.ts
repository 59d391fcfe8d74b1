import { and, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { rate_limits } from "../../db/schema";
import { incrementCounter } from "../records/rate-limits.server";
import { dailyHash } from "../secrets/daily-secret.server";

/** Comments in one window from a network address, of IPv6 a /64, and from the /48 around it (P8.6). */
const ADDRESS_LIMIT = 30;
const NETWORK_LIMIT = 120;
const WINDOW_MS = 10 * 60_000;

/** Keys of the counters of a sender. */
export interface SenderCounters {
  address: string;
  network: string;
}

/** An IPv4 address is a network of its own. */
export async function countersOf(db: Db, address: string, now: Date): Promise<SenderCounters> {
  const network = address.split(":", 3).join(":");
  return {
    address: `comment:${await dailyHash(db, address, now)}`,
    network: `comment network:${await dailyHash(db, network, now)}`,
  };
}

const isWithin = (limit: number, key: string) =>
  sql`(select ${rate_limits.count} from ${rate_limits} where ${rate_limits.key} = ${key}) <= ${limit}`;

/** Statements: what an address sends beyond its limit does not count against its neighbours. */
export function incrementCounters(db: Db, { address, network }: SenderCounters, now: Date) {
  const endsAt = now.getTime() + WINDOW_MS;
  return [
    incrementCounter(db, address, endsAt).returning(),
    incrementCounter(db, network, endsAt, isWithin(ADDRESS_LIMIT, address)).returning(),
  ] as const;
}

/** SQL, after `incrementCounters`. */
export const isWithinLimits = ({ address, network }: SenderCounters) =>
  and(isWithin(ADDRESS_LIMIT, address), isWithin(NETWORK_LIMIT, network));
