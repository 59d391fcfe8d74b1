import { and, between, eq, gte, not, or, type SQL, sql } from "drizzle-orm";
import { daily_clicks, daily_views } from "../../db/schema";
import { isOfContent } from "./traffic.server";
import { hasDemo, isLinkOfContent } from "../records/demo.server";

const FIRST_CLICK = sql<string | null>`(select min(day) from ${daily_clicks} where ${isLinkOfContent(daily_clicks)})`;
const isOfList = and(eq(daily_views.kind, "list"), or(not(daily_views.is_demo), hasDemo));
const firstView = (isCounted: SQL | undefined) =>
  sql<string | null>`(select min(day) from ${daily_views} where ${isCounted})`;

/** SQL: views of records and lists between two days, since the first click was counted, so that clicks divide by them. */
export const isViewed = (from: string, to: string, ...further: SQL[]) =>
  and(
    between(daily_views.day, from, to),
    gte(daily_views.day, sql`coalesce(${FIRST_CLICK}, '')`),
    or(isOfContent, isOfList, ...further),
  );

/** SQL: the first days with a click, a viewed record and a viewed list. */
export const sinceColumns = {
  clicks: FIRST_CLICK.as("clicks"),
  views: firstView(isOfContent).as("views"),
  lists: firstView(isOfList).as("lists"),
};

/** Whether the views of lists, which are counted later than others, are known of all counted days since `from`. */
export const hasLists = ({ clicks, lists }: { clicks: string | null; lists: string | null }, from: string) =>
  lists !== null && lists <= (clicks !== null && clicks > from ? clicks : from);
