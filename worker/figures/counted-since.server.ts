import { inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { daily_clicks, daily_views } from "../../db/schema";
import { READ_KINDS } from "../records/kinds.server";

const firstView = (isOf: SQL) => sql<string | null>`(select min(day) from ${daily_views} where ${isOf})`;
/** SQL: the first day with a click. */
export const FIRST_CLICK = sql<string | null>`(select min(day) from ${daily_clicks})`;

/** Query: the first days with a click, a viewed record and a viewed list. */
export const countedSince = (db: Db) =>
  db
    .select({
      clicks: FIRST_CLICK.as("clicks"),
      views: firstView(inArray(daily_views.kind, READ_KINDS)).as("views"),
      lists: firstView(sql`${daily_views.kind} = 'list'`).as("lists"),
    })
    .from(sql`(select 1)`);

type Since = Record<"clicks" | "views" | "lists", string | null>;
export const UNCOUNTED: Since = { clicks: null, views: null, lists: null };

/** SQL: the later of a day and the first one with a click, so that clicks divide by the views since. */
export const sinceFirstClick = (from: string) => sql`max(${from}, coalesce(${FIRST_CLICK}, ''))`;

/**
 * Whether views of a kind are counted: those of lists, which are counted later than others, only if they are known of
 * all days since `from` on which clicks are counted.
 */
export const isKnown = (kind: string, { clicks, lists }: Since, from: string) =>
  kind !== "list" || (lists !== null && lists <= (clicks !== null && clicks > from ? clicks : from));
