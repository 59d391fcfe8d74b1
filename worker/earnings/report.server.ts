import type { Db } from "../../db/client";
import type { Role } from "../../db/schema";
import { countedSince, isKnown, UNCOUNTED } from "../figures/counted-since.server";
import { viewsSinceFirstClick } from "../figures/names.server";
import { clicksByDay, viewsByDay } from "../figures/sums.server";
import { dayInIstanbul, laterDay, type Span } from "../text/calendar";
import { clickedInVain, earns, seenInVain } from "./findings";
import { daysOf, moneyOf, sumOf } from "./folding";
import { comparedSpans, type EarningsQuery, spanOf } from "./rules";
import { earningsSentence } from "./sentence";
import {
  clicksByDimension,
  conversionsByDay,
  conversionsByLink,
  endingPromotions,
  reportingCasinos,
} from "./statements.server";
import { type EarningsRow, tablesOf } from "./tables";

/** Contains no day: what editors read of conversions. */
const NO_DAYS: Span = { from: "", to: "" };

const byDay = <Row extends { day: string }>(rows: readonly Row[]) => Map.groupBy(rows, ({ day }) => day);

const laterOf = (day: string, other: string | null) => (other !== null && other > day ? other : day);

/** Read in one batch; editors get neither conversions nor money. */
export async function readEarnings(db: Db, query: EarningsQuery, role: Role, now: Date) {
  const span = spanOf(query, now);
  const today = dayInIstanbul(now);
  const compared = comparedSpans(span, now);
  const both = { from: compared?.before.from ?? span.from, to: span.to };
  const seesMoney = role === "admin";
  const [dayClicks, clicked, dayViews, viewed, [since = UNCOUNTED], ending, dayMoney, links, reporting] =
    await db.batch([
      clicksByDay(db, both),
      clicksByDimension(db, span, today),
      viewsByDay(db, both),
      viewsSinceFirstClick(db, span, today),
      countedSince(db),
      endingPromotions(db, today),
      conversionsByDay(db, seesMoney ? both : NO_DAYS),
      conversionsByLink(db, seesMoney ? span : NO_DAYS, today),
      reportingCasinos(db),
    ]);
  const isCounted = ({ kind }: { kind: string }) => isKnown(kind, since, span.from);
  const tables = tablesOf({ clicked, viewed: viewed.filter(isCounted), links });
  const known = tables.promotion.filter(({ record }) => record?.kind === "promotion");
  const rows = new Map(known.map((row) => [row.id, row]));
  const reporters = new Set(reporting.flatMap(({ id, is_matched }) => (is_matched ? id : [])));
  const isReported = ({ casino }: EarningsRow) => seesMoney && reporters.has(casino?.id ?? "");
  const of = {
    clicks: byDay(dayClicks),
    views: byDay(dayViews.filter((row) => isCounted(row) && row.day >= (since.clicks ?? ""))),
    money: byDay(dayMoney),
  };
  const totals = (days: Span) => {
    const inDays = daysOf(days);
    const clicks = inDays.flatMap((day) => of.clicks.get(day) ?? []);
    const views = inDays.flatMap((day) => of.views.get(day) ?? []);
    return {
      clicks: sumOf(clicks, "clicks"),
      unique_clicks: sumOf(clicks, "unique_clicks"),
      robots: sumOf(clicks, "robots"),
      staff: sumOf(clicks, "staff"),
      views: sumOf(views, "views"),
      ...(seesMoney && { money: moneyOf(inDays.flatMap((day) => of.money.get(day) ?? [])) }),
    };
  };
  const comparison = compared
    ? { ...compared, totals: totals(compared.days), totals_before: totals(compared.before) }
    : null;
  const isWhole = comparison !== null && since.clicks !== null && since.clicks <= comparison.before.from;
  const byDays = (days: Span) =>
    daysOf(days).map((day) => {
      const { clicks, views, money } = totals({ from: day, to: day });
      return { day, clicks, views, ...(money && { money }) };
    });
  return {
    span,
    sentence: earningsSentence({
      period: query.period,
      totals: totals(span),
      compared: isWhole ? comparison : null,
      casinos: tables.casino,
    }),
    is_empty: !since.clicks && !(seesMoney && reporting.length > 0),
    counted_since: {
      clicks: since.clicks,
      views: since.views ? laterOf(laterOf(since.views, since.clicks), since.lists) : null,
    },
    totals: totals(span),
    /** Null where no day of the period is over. */
    comparison,
    days: byDays(span),
    /** The equally long span before; empty where nothing is compared. */
    days_before: compared ? byDays({ from: compared.before.from, to: laterDay(span.from, -1) }) : [],
    tables,
    findings: {
      ...(seesMoney && {
        clicked_in_vain: clickedInVain(known.filter(isReported)),
      }),
      seen_in_vain: seenInVain(known),
      ending: ending.flatMap(({ id, ...promotion }) => {
        const row = rows.get(id);
        return row && earns(row, { isReported: isReported(row) }) ? [{ ...promotion, ...row }] : [];
      }),
    },
  };
}

export type EarningsReport = Awaited<ReturnType<typeof readEarnings>>;
