import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Bindable } from "../../db/prepared";
import { laterDay } from "../turkish/calendar";

/** Today is the first. */
const WEEK_DAYS = 7;

/** Days like `2026-11-30`, in Istanbul; the last day itself still counts. */
export function isExpired(expiryDate: string | null, today: string): boolean {
  return expiryDate !== null && expiryDate < today;
}

export function isActive(promotion: { is_active: boolean; expiry_date: string | null }, today: string): boolean {
  return promotion.is_active && !isExpired(promotion.expiry_date, today);
}

export const isExpiredSql = (expiryDate: SQLWrapper, today: Bindable<string>): SQL =>
  sql`(${expiryDate} is not null and ${expiryDate} < ${today})`;

export const isActiveSql = (
  promotion: { is_active: SQLWrapper; expiry_date: SQLWrapper },
  today: Bindable<string>,
): SQL => sql`(${promotion.is_active} = 1 and not ${isExpiredSql(promotion.expiry_date, today)})`;

/** SQL: the last day is one of the next seven, today included. */
export const endsInWeekSql = (expiryDate: SQLWrapper, today: string): SQL =>
  sql`${expiryDate} between ${today} and ${laterDay(today, WEEK_DAYS - 1)}`;
