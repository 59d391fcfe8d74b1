import { and, desc, eq, gt, gte, inArray, ne, notInArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { ignored_addresses, redirects, unknown_visits } from "../../db/schema";
import { keysOf } from "../redirects/address-key";
import { dayAfter, dayInIstanbul, lastDays, WEEK } from "../text/calendar";
import { nearestRecords } from "./nearest.server";

/** The most visited addresses, of which those are listed that nothing answers by now. */
const MOST = { read: 400, listed: 200, ignored: 1_000 };

const notIgnored = (db: Db) =>
  notInArray(unknown_visits.path, db.select({ path: ignored_addresses.path }).from(ignored_addresses));

const among = (values: string[]) => sql`(select value from json_each(${JSON.stringify(values)}))`;

/** The most visited unknown addresses of the last `days`, with the records that they mean most likely. */
export async function listUnknown(db: Db, days: number, now: Date) {
  const { day, host, path } = unknown_visits;
  const isWithin = gte(day, dayAfter(now, 1 - days));
  const latestHost = sql<string>`coalesce(substr(max(case when ${host} <> '' then ${day} || ${host} end), 11), '')`;
  const sums = await db
    .select({
      path,
      host: latestHost.as("host"),
      visits: sql<number>`sum(${unknown_visits.visits})`.as("visits"),
      robots: sql<number>`sum(${unknown_visits.robots})`.as("robots"),
      first: sql<string>`min(${day})`.as("first"),
      last: sql<string>`max(${day})`.as("last"),
    })
    .from(unknown_visits)
    .where(and(isWithin, notIgnored(db)))
    .groupBy(path)
    .orderBy(desc(sql`visits`), desc(sql`robots`), path)
    .limit(MOST.read);
  const left = await withoutRule(db, sums);
  const near = await nearestRecords(
    db,
    left.map((row) => row.path),
    dayInIstanbul(now),
  );
  const nearestTo = (address: string) => near.get(address) ?? [];
  const listed = left.filter((row) => nearestTo(row.path)[0]?.path !== row.path).slice(0, MOST.listed);
  const ofDays = await db
    .select({ path, day, visits: unknown_visits.visits })
    .from(unknown_visits)
    .where(and(isWithin, inArray(path, among(listed.map((row) => row.path)))));
  const visitsOn = new Map(ofDays.map((row) => [row.day + row.path, row.visits]));
  const period = lastDays(now, days);
  const rows = listed.map((row) => ({
    ...row,
    days: period.map((on) => ({ day: on, visits: visitsOn.get(on + row.path) ?? 0 })),
    nearest: nearestTo(row.path),
  }));
  return { rows };
}

/** Without those that a rule has answered since. */
async function withoutRule<Row extends { path: string }>(db: Db, rows: Row[]): Promise<Row[]> {
  const keysAt = ({ path }: Row) => {
    const [pathname = "", ...query] = path.split("?");
    return keysOf(pathname, query.join("?"));
  };
  const keys = [...new Set(rows.flatMap(keysAt))];
  const found = await db
    .select({ key: redirects.source_key })
    .from(redirects)
    .where(and(eq(redirects.is_active, true), inArray(redirects.source_key, among(keys))));
  const ruled = new Set(found.map(({ key }) => key));
  return rows.filter((row) => !keysAt(row).some((key) => ruled.has(key)));
}

/** Statement: how many different unknown addresses readers followed from other sites within a week. */
export const countForeign = (db: Db, now: Date) =>
  db
    .select({ foreign: sql<number>`count(distinct ${unknown_visits.path})`.as("foreign") })
    .from(unknown_visits)
    .where(
      and(
        gte(unknown_visits.day, dayAfter(now, 1 - WEEK)),
        ne(unknown_visits.host, ""),
        gt(unknown_visits.visits, 0),
        notIgnored(db),
      ),
    );

/** Addresses that are not counted, the latest first. */
export const listIgnored = (db: Db) =>
  db
    .select()
    .from(ignored_addresses)
    .orderBy(desc(ignored_addresses.ignored_at), ignored_addresses.path)
    .limit(MOST.ignored);
