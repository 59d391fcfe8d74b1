import { and, count, eq, gt, gte, inArray, lt, notInArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { daily_visits, type VisitFact } from "../../db/schema";
import { isPagePath } from "../records/page-path.server";
import { bareHost } from "../text/url";
import { canonicalPath } from "../text/canonical-path";
import { dayAfter, dayInIstanbul } from "../text/calendar";
import { foldTr } from "../text/folding";
import { DIRECT, LEAST_SHOWN, OTHERS, REFERRERS_MAX } from "./constants";
import { looksPersonal } from "./personal";
import type { Visit } from "./rules";

/** Different values of a fact and day that keep their names, and from which on the others lose theirs. */
const VALUES = { kept: 500, max: 1_000 };
/** Past days whose small referrers are added up, and whose values are known. */
const FOLDED_DAYS = 7;

interface Fact {
  kind: VisitFact;
  record_id: string | SQL;
  /** Of a search. */
  found?: { hits: number; typed: string };
}

interface Teller {
  /** Of this site. */
  hosts: string[];
  isReader: boolean;
}

/** Adds one to each fact of a visit: to `visits` for a reader, else to `robots`. */
export async function countVisit(db: Db, visit: Visit, { hosts, isReader }: Teller, now: Date): Promise<void> {
  const day = dayInIstanbul(now);
  const facts = factsOf(visit, hosts);
  const [first, ...others] = facts.map((fact) => added(db, fact, isReader ? "visits" : "robots", now));
  if (!first) return;
  const values = db
    .select({ kind: daily_visits.kind, values: count() })
    .from(daily_visits)
    .where(
      and(
        eq(daily_visits.day, day),
        inArray(
          daily_visits.kind,
          facts.map(({ kind }) => kind),
        ),
      ),
    )
    .groupBy(daily_visits.kind);
  const [counts] = await db.batch([values, first, ...others]);
  const full = counts.filter((row) => row.values >= VALUES.max).map(({ kind }) => kind);
  if (full.length > 0)
    await db.batch(foldSmall(db, and(eq(daily_visits.day, day), inArray(daily_visits.kind, full)), VALUES.kept, now));
}

function factsOf({ entry, search, filters = [] }: Visit, hosts: string[]): Fact[] {
  const facts: Fact[] = filters.map((record_id) => ({ kind: "filter", record_id }));
  if (search) facts.push(...searchFacts(search));
  if (!entry) return facts;
  const host = bareHost(entry.referrer.toLowerCase().replace(/:\d+$/, ""));
  if (!/\d{9}/.test(host)) facts.push({ kind: "referrer", record_id: !host || hosts.includes(host) ? DIRECT : host });
  const path = canonicalPath(entry.path);
  return [...facts, { kind: "entry", record_id: sql`case when ${isPagePath(path)} then ${path} else ${OTHERS} end` }];
}

function searchFacts({ term, hits }: NonNullable<Visit["search"]>): Fact[] {
  const typed = term.toWellFormed().replace(/\p{C}/gu, " ").trim();
  const value = foldTr(typed);
  return value && !looksPersonal(term) ? [{ kind: "search", record_id: value, found: { hits, typed } }] : [];
}

function added(db: Db, { found, ...fact }: Fact, column: "visits" | "robots", now: Date) {
  const last_at = now.getTime();
  return db
    .insert(daily_visits)
    .values({ day: dayInIstanbul(now), ...fact, [column]: 1, ...found, last_at })
    .onConflictDoUpdate({
      target: [daily_visits.day, daily_visits.kind, daily_visits.record_id],
      set: { [column]: sql`${daily_visits[column]} + 1`, last_at, ...found },
    });
}

/**
 * Queries: of each day and fact the `kept` values keep their names that the days before know, then the most frequent,
 * then the latest; the others are added up. So invented values hide no true ones.
 */
function foldSmall(db: Db, where: SQL | undefined, kept: number, now: Date) {
  const { day, kind, record_id, visits, robots, last_at } = daily_visits;
  const isNamed = and(where, notInArray(record_id, [DIRECT, OTHERS]));
  const today = dayInIstanbul(now);
  const known = sql`(${kind}, ${record_id}) in (select kind, record_id from ${daily_visits} as known
    where known.day >= ${dayAfter(now, -FOLDED_DAYS)} and known.day < ${today} and known.visits >= ${LEAST_SHOWN})`;
  const order = sql`${known} desc, ${visits} desc, ${robots} desc, ${last_at} desc, ${record_id}`;
  const ranked = db
    .select({
      ...{ day, kind, record_id },
      rank: sql<number>`row_number() over (partition by ${day}, ${kind} order by ${order})`.as("rank"),
    })
    .from(daily_visits)
    .where(isNamed)
    .as("ranked");
  const small = db
    .select({ day: ranked.day, kind: ranked.kind, record_id: ranked.record_id })
    .from(ranked)
    .where(gt(ranked.rank, kept));
  const isSmall = and(isNamed, sql`(${day}, ${kind}, ${record_id}) in ${small}`);
  return [
    db
      .insert(daily_visits)
      .select((query) =>
        query
          .select({
            day,
            kind,
            record_id: sql`${OTHERS}`.as("record_id"),
            visits: sql`sum(${visits})`.as("visits"),
            robots: sql`sum(${robots})`.as("robots"),
            hits: sql`null`.as("hits"),
            last_at: sql`max(${last_at})`.as("last_at"),
            is_demo: sql`0`.as("is_demo"),
            typed: sql`null`.as("typed"),
          })
          .from(daily_visits)
          .where(isSmall)
          .groupBy(day, kind),
      )
      .onConflictDoUpdate({
        target: [day, kind, record_id],
        set: { visits: sql`${visits} + excluded.visits`, robots: sql`${robots} + excluded.robots` },
      }),
    db.delete(daily_visits).where(isSmall),
  ] as const;
}

/** Of past days only the largest referrers keep their names. */
export async function foldReferrers(db: Db, now: Date): Promise<void> {
  const { day, kind } = daily_visits;
  const ofReferrers = and(eq(kind, "referrer"), lt(day, dayInIstanbul(now)), gte(day, dayAfter(now, -FOLDED_DAYS)));
  await db.batch(foldSmall(db, ofReferrers, REFERRERS_MAX, now));
}
