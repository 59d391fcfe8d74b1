import { CONVERSION_STATUSES, type ConversionStatus } from "../../db/schema";
import { daysIn } from "./period";
import { laterDay, type Span } from "../text/calendar";

/** Minor units by currency, never summed across currencies. */
export type Amounts = Record<string, number>;

export interface Money {
  conversions: Record<ConversionStatus, number>;
  revenue: Amounts;
}

/** Conversions of one status and currency, without those that were cancelled. */
export interface Reported {
  status: ConversionStatus;
  currency: string | null;
  count: number;
  /** Approved, in minor units. */
  revenue: number | null;
}

export function moneyOf(rows: readonly Reported[]): Money {
  const conversions = Object.fromEntries(CONVERSION_STATUSES.map((status) => [status, 0]));
  const revenue: Amounts = {};
  for (const { status, currency, count, revenue: amount } of rows) {
    conversions[status] = (conversions[status] ?? 0) + count;
    if (currency && amount) revenue[currency] = (revenue[currency] ?? 0) + amount;
  }
  return { conversions: conversions as Money["conversions"], revenue };
}

/** Whether any stage or revenue stands; the revenue of a report comes without a count. */
export const isEarning = ({ conversions: { kayit, yatirim, onay }, revenue }: Money) =>
  kayit + yatirim + onay > 0 || Object.keys(revenue).length > 0;

export const sumOf = <Name extends string>(rows: readonly Record<Name, number>[], name: Name) =>
  rows.reduce((sum, row) => sum + row[name], 0);

export const sumOn = <Name extends string>(
  rows: readonly ({ day: string } & Record<Name, number>)[],
  name: Name,
  day: string,
) =>
  sumOf(
    rows.filter((row) => row.day === day),
    name,
  );

export const daysOf = (span: Span) => Array.from({ length: daysIn(span) }, (_, at) => laterDay(span.from, at));
