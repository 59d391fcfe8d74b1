import { and, count, eq, exists, gt, gte, lt, notInArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { daily_visits, type VisitFact } from "../../db/schema";
import { bareHost } from "../text/url";
import { canonicalPath } from "../text/canonical-path";
import { dayAfter, dayInIstanbul } from "../text/calendar";
import { foldTr } from "../text/folding";
import { DIRECT, looksPersonal, OTHERS, REFERRERS_MAX, TERM_MAX } from "./constants";
import type { Visit } from "./rules";

const KEPT_DAYS = 400;
/** Different values of a fact and day. */
const VALUES_MAX = 500;
/** Past days whose small referrers are added up. */
const FOLDED_DAYS = 7;

interface Fact {
  fact: VisitFact;
  value: string;
  hits?: number;
}

interface Teller {
  /** Of this site. */
  hosts: string[];
  isReader: boolean;
}

/** Adds one to each fact of a visit: to `visits` for a reader, else to `robots`. */
export async function countVisit(db: Db, visit: Visit, { hosts, isReader }: Teller, now: Date): Promise<void> {
  const day = dayInIstanbul(now);
  const counted = factsOf(visit, hosts).filter(({ fact, value }) => value && !looksPersonal(fact, value));
  const [first, ...others] = counted.map((fact) => added(db, day, fact, isReader ? "visits" : "robots"));
  if (first) await db.batch([first, ...others]);
}

function factsOf({ entry, search, filters = [] }: Visit, hosts: string[]): Fact[] {
  const facts: Fact[] = filters.map((value) => ({ fact: "filter", value }));
  if (search) facts.push({ fact: "search", value: termOf(search.term), hits: search.hits });
  if (!entry) return facts;
  const host = bareHost(entry.referrer.toLowerCase().replace(/:\d+$/, ""));
  const referrer = !host || hosts.includes(host) ? DIRECT : host;
  return [...facts, { fact: "referrer", value: referrer }, { fact: "entry", value: canonicalPath(entry.path) }];
}

const termOf = (typed: string) =>
  foldTr(typed.toWellFormed().replace(/\p{C}/gu, " ")).slice(0, TERM_MAX).toWellFormed().trim();

/** Query: a further value of a day with enough of them counts as `OTHERS`. */
function added(db: Db, day: string, { fact, value, hits }: Fact, column: "visits" | "robots") {
  const ofDay = and(eq(daily_visits.day, day), eq(daily_visits.fact, fact));
  const known = db
    .select({ one: sql`1` })
    .from(daily_visits)
    .where(and(ofDay, eq(daily_visits.value, value)));
  const values = db.select({ n: count() }).from(daily_visits).where(ofDay);
  const kept = sql`case when ${exists(known)} or ${values} < ${VALUES_MAX} then ${value} else ${OTHERS} end`;
  return db
    .insert(daily_visits)
    .values({ day, fact, value: kept, [column]: 1, hits: hits ?? null })
    .onConflictDoUpdate({
      target: [daily_visits.day, daily_visits.fact, daily_visits.value],
      set: { [column]: sql`${daily_visits[column]} + 1`, ...(hits !== undefined && { hits }) },
    });
}

/** Deletes old counts; of past days only the largest referrers keep their names. */
export async function forgetVisits(db: Db, now: Date): Promise<void> {
  const { day, fact, value, visits, robots } = daily_visits;
  const isNamed = and(
    eq(fact, "referrer"),
    lt(day, dayInIstanbul(now)),
    gte(day, dayAfter(now, -FOLDED_DAYS)),
    notInArray(value, [DIRECT, OTHERS]),
  );
  const place = sql<number>`row_number() over (partition by ${day} order by ${visits} desc, ${robots} desc, ${value})`;
  const placed = db
    .select({ day, value, place: place.as("place") })
    .from(daily_visits)
    .where(isNamed)
    .as("placed");
  const small = db.select({ day: placed.day, value: placed.value }).from(placed).where(gt(placed.place, REFERRERS_MAX));
  const isSmall = and(isNamed, sql`(${day}, ${value}) in ${small}`);
  await db.batch([
    db.delete(daily_visits).where(lt(day, dayAfter(now, -KEPT_DAYS))),
    db
      .insert(daily_visits)
      .select((query) =>
        query
          .select({
            day,
            fact,
            value: sql`${OTHERS}`.as("value"),
            visits: sql`sum(${visits})`.as("visits"),
            robots: sql`sum(${robots})`.as("robots"),
            hits: sql`null`.as("hits"),
            is_demo: sql`0`.as("is_demo"),
          })
          .from(daily_visits)
          .where(isSmall)
          .groupBy(day),
      )
      .onConflictDoUpdate({
        target: [day, fact, value],
        set: { visits: sql`${visits} + excluded.visits`, robots: sql`${robots} + excluded.robots` },
      }),
    db.delete(daily_visits).where(isSmall),
  ]);
}
