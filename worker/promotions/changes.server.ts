import { and, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { Bindable } from "../../db/prepared";
import { casinos, promotions } from "../../db/schema";
import { isRecommendedSql } from "../casinos/standing.server";
import type { Limit } from "../records/list";
import { cardColumns } from "./public.server";

const { id, title, slug, image_url, image_focus, casino_slug, casino_name, casino_logo } = cardColumns;
const named = { id, title, slug, image_url, image_focus, casino_slug, casino_name, casino_logo };
const { bonus_percent, loss_percent, fixed_bonus, free_spins, steps, max_bonus } = cardColumns;
const { audience, audience_note, min_deposit, wagering, wagering_base } = cardColumns;
const gain = { bonus_percent, loss_percent, fixed_bonus, free_spins, steps, max_bonus };
const terms = { ...gain, audience, audience_note, min_deposit, wagering, wagering_base };
const entry = (name: string) => sql<string>`entry.value->${name}`;

const isShown = (condition: SQL | undefined) => and(eq(promotions.is_active, true), isRecommendedSql, condition);

/** Query: changes of terms since a day, the newest first. `changes` is JSON. */
export function termChangesSince(db: Db, since: Bindable<string>, limit: Limit) {
  const at = sql<string>`entry.value->>'at'`;
  return db
    .select({ ...named, changed_at: at.as("changed_at"), changes: entry("changes").as("changes") })
    .from(promotions)
    .innerJoin(sql`json_each(${promotions.term_history}) as entry`, sql`true`)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .where(isShown(and(gte(promotions.updated_at, since), gte(at, since))))
    .orderBy(desc(at), desc(promotions.id))
    .limit(limit);
}

/** Query: promotions switched on for the first time since a day, the latest first. */
export function promotionsNewSince(db: Db, since: Bindable<string>, limit: Limit) {
  return db
    .select({ ...named, ...terms, activated_at: sql<string>`${promotions.activated_at}`.as("activated_at") })
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .where(isShown(gte(promotions.activated_at, since)))
    .orderBy(desc(promotions.activated_at), desc(promotions.id))
    .limit(limit);
}

/** Query: promotions whose last day is over, but not before a day, the latest first. */
export function promotionsEndedSince(db: Db, since: Bindable<string>, today: Bindable<string>, limit: Limit) {
  return db
    .select({ ...named, expiry_date: sql<string>`${promotions.expiry_date}`.as("expiry_date") })
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .where(isShown(and(gte(promotions.expiry_date, since), lt(promotions.expiry_date, today))))
    .orderBy(desc(promotions.expiry_date), desc(promotions.id))
    .limit(limit);
}
