import { and, between, eq, type SQL, sql } from "drizzle-orm";
import { type SQLiteColumn, unionAll } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { casinos, conversions, daily_clicks, type Role } from "../../db/schema";
import { FIRST_CLICK } from "../figures/counted-since.server";
import { isReported } from "../figures/sums.server";
import { laterDay, WEEK } from "../text/calendar";
import { spanOf } from "./rules";
import { earningsSentence, type Piece } from "./sentence";

const CLICKS = "clicks";

function lastWeeks(now: Date) {
  const week = spanOf({ period: "week" }, now);
  return { week, both: { from: laterDay(week.from, -WEEK), to: week.to } };
}

/** Query: clicks, and for administrators approved revenue, of last week and the week before by casino. */
export function weekFigures(db: Db, role: Role, now: Date) {
  const { week, both } = lastWeeks(now);
  const sums = (day: SQLiteColumn, value: SQLiteColumn) => {
    const sumIf = (condition: SQL) => sql<number>`coalesce(sum(iif(${condition}, ${value}, 0)), 0)`;
    return {
      in_week: sumIf(sql`${day} >= ${week.from}`).as("in_week"),
      before: sumIf(sql`${day} < ${week.from}`).as("before"),
    };
  };
  const clicks = db
    .select({
      unit: sql<string>`${CLICKS}`.as("unit"),
      casino_id: sql<string>`${daily_clicks.casino_id}`.as("casino_id"),
      ...sums(daily_clicks.day, daily_clicks.clicks),
    })
    .from(daily_clicks)
    .where(between(daily_clicks.day, both.from, both.to))
    .groupBy(daily_clicks.casino_id);
  const revenue = db
    .select({
      unit: sql<string>`${conversions.currency}`.as("unit"),
      casino_id: sql<string>`${conversions.casino_id}`.as("casino_id"),
      ...sums(conversions.day, conversions.amount),
    })
    .from(conversions)
    .where(isReported(both, and(eq(conversions.status, "onay"), sql`${role} = 'admin'`)))
    .groupBy(conversions.currency, conversions.casino_id);
  const figures = unionAll(clicks, revenue).as("figures");
  return db
    .select({
      since: FIRST_CLICK.as("since"),
      unit: figures.unit,
      casino_id: figures.casino_id,
      name: casinos.name,
      in_week: figures.in_week,
      before: figures.before,
    })
    .from(sql`(select 1)`)
    .leftJoin(figures, sql`true`)
    .leftJoin(casinos, eq(casinos.id, figures.casino_id));
}

type Row = Awaited<ReturnType<typeof weekFigures>>[number];

/** The sentence of last week from the rows of `weekFigures`; null where nothing was counted in it. */
export function weekSentence(rows: readonly Row[], role: Role, now: Date): Piece[] | null {
  const { week, both } = lastWeeks(now);
  const since = rows[0]?.since ?? null;
  const told = (of: readonly Row[], span: "in_week" | "before") => {
    const revenue: Record<string, number> = {};
    let clicks = 0;
    for (const { unit, [span]: value } of of) {
      if (unit === CLICKS) clicks += value ?? 0;
      else if (unit && value) revenue[unit] = (revenue[unit] ?? 0) + value;
    }
    return { clicks, ...(role === "admin" && { money: { revenue } }) };
  };
  const totals = told(rows, "in_week");
  const isCounted = since !== null && since <= week.to;
  if (!isCounted && Object.keys(totals.money?.revenue ?? {}).length === 0) return null;
  const isWhole = since !== null && since <= both.from;
  return earningsSentence({
    period: "week",
    totals,
    compared: isWhole ? { totals, totals_before: told(rows, "before") } : null,
    casinos: Array.from(Map.groupBy(rows, ({ casino_id }) => casino_id).values(), (of) => ({
      ...told(of, "in_week"),
      name: of[0]?.name ?? null,
    })),
  });
}
