import { and, eq, inArray, isNull, lte, notExists, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { address_checks, FAILURES_BROKEN, record_references } from "../../db/schema";
import { dayInIstanbul } from "../text/calendar";
import { isPublicReferrer } from "./broken-links.server";
import { type Probed, probeAll } from "./probing-all";
import { type Fetch, REQUESTS_MAX } from "./probing";

/** Per cron tick, which makes other requests too (`docs/operations.md`). */
const ADDRESSES_AT_ONCE = 5;
const CRON_REQUESTS = 15;
const EDITOR_REQUESTS = ADDRESSES_AT_ONCE * REQUESTS_MAX;
const DAY_MS = 86_400_000;
const WELL_FOR_MS = 7 * DAY_MS;

export interface Asker {
  site: string;
  now: Date;
  fetch?: Fetch;
}

interface Known {
  address: string;
  checked_at: string | null;
  failures: number | null;
}

const { target } = record_references;
const isToOthers = inArray(record_references.type, ["destination", "outside"]);

/** SQL: a row of `address_checks` whose address leads nowhere; as text, so that its index is found. */
export const isBrokenAddress = sql.raw(`"address_checks"."failures" >= ${FAILURES_BROKEN}`);

export const isReferenceToAddress = and(isToOthers, eq(target, address_checks.address));

/** Checks the addresses of other sites that are due, five at most: new ones first, then weekly, failed ones daily. */
export async function checkDueAddresses(db: Db, asker: Asker): Promise<void> {
  const due = await db
    .select({
      address: target,
      checked_at: sql<string | null>`${address_checks.checked_at}`.as("checked_at"),
      failures: sql<number | null>`${address_checks.failures}`.as("failures"),
    })
    .from(record_references)
    .leftJoin(address_checks, eq(address_checks.address, target))
    .where(
      and(
        isToOthers,
        or(isNull(address_checks.next_check_at), lte(address_checks.next_check_at, asker.now.toISOString())),
        isPublicReferrer(dayInIstanbul(asker.now)),
      ),
    )
    .groupBy(target)
    .orderBy(address_checks.next_check_at, target)
    .limit(ADDRESSES_AT_ONCE);
  await check(db, due, asker, CRON_REQUESTS);
}

/** Rechecks the broken ones of the addresses. Returns the results, undefined without a network. */
export async function recheckAddresses(db: Db, addresses: string[], asker: Asker) {
  const broken = await db
    .select({
      address: address_checks.address,
      checked_at: address_checks.checked_at,
      failures: address_checks.failures,
    })
    .from(address_checks)
    .where(and(inArray(address_checks.address, addresses), isBrokenAddress));
  return check(db, broken, asker, EDITOR_REQUESTS);
}

export async function forgetAddresses(db: Db): Promise<void> {
  const used = db
    .select({ one: sql`1` })
    .from(record_references)
    .where(isReferenceToAddress);
  await db.delete(address_checks).where(notExists(used));
}

/** With checks switched off, results would be outdated. */
export async function forgetAllAddresses(db: Db): Promise<void> {
  await db.delete(address_checks);
}

async function check(
  db: Db,
  known: Known[],
  { site, now, fetch = (...call) => globalThis.fetch(...call) }: Asker,
  requests: number,
) {
  const userAgent = `Mozilla/5.0 (compatible; LinkCheck/1.0; +${site})`;
  const results = await probeAll(known, { fetch, userAgent }, requests);
  if (!results) return undefined;
  const [first, ...rest] = results.map((result) => storing(db, result, now));
  if (first) await db.batch([first, ...rest]);
  return results.map(({ address, outcome }) => ({ address, reason: outcome === "well" ? null : outcome }));
}

/** Statement: does nothing if the address was checked concurrently. */
function storing(db: Db, { address, checked_at, failures, outcome }: Probed<Known>, now: Date) {
  const isWell = outcome === "well";
  const values = {
    checked_at: now.toISOString(),
    next_check_at: new Date(now.getTime() + (isWell ? WELL_FOR_MS : DAY_MS)).toISOString(),
    failures: isWell ? 0 : (failures ?? 0) + 1,
    reason: isWell ? null : outcome,
  };
  return db
    .insert(address_checks)
    .values({ address, ...values })
    .onConflictDoUpdate({
      target: address_checks.address,
      set: values,
      setWhere: eq(address_checks.checked_at, checked_at ?? ""),
    });
}
