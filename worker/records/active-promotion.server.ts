import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Bindable } from "../../db/prepared";
import { laterDay } from "../text/calendar";

/** Including today. */
const WEEK_DAYS = 7;

interface Columns {
  is_active: SQLWrapper;
  expiry_date: SQLWrapper;
}

export const isExpiredSql = (expiryDate: SQLWrapper, today: Bindable<string> | SQL): SQL =>
  sql`(${expiryDate} is not null and ${expiryDate} < ${today})`;

export const isActiveSql = (promotion: Columns, today: Bindable<string> | SQL): SQL =>
  sql`(${promotion.is_active} = 1 and not ${isExpiredSql(promotion.expiry_date, today)})`;

/** SQL: the last day is one of the next seven, today included. */
export const endsInWeekSql = (expiryDate: SQLWrapper, today: string): SQL =>
  sql`${expiryDate} between ${today} and ${laterDay(today, WEEK_DAYS - 1)}`;
