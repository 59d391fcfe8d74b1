import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Bindable } from "../../db/prepared";
import { promotions } from "../../db/schema";
import { laterDay } from "../turkish/calendar";

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

/** SQL: an active promotion meets the condition. Two index seeks; with one `or` SQLite scans all ended promotions. */
export const anyActiveSql = (condition: SQL, today: Bindable<string>): SQL =>
  sql`(${anySwitchedOn(condition, sql`is null`)} or ${anySwitchedOn(condition, sql`>= ${today}`)})`;

const anySwitchedOn = (condition: SQL, end: SQL) =>
  sql`exists (select 1 from ${promotions} where ${condition} and is_active = 1 and expiry_date ${end})`;

/** SQL: promotions of a casino that are active on the day `from`, and no longer on the day `to`. */
export const endedBetweenSql = (
  casinoId: SQL,
  from: SQLWrapper | Bindable<string>,
  to: SQLWrapper | Bindable<string>,
) =>
  sql`(select count(*) from ${promotions} where ${promotions.casino_id} = ${casinoId} and ${promotions.is_active} = 1
    and ${promotions.expiry_date} >= ${from} and ${promotions.expiry_date} < ${to})`;

/** SQL: the last day is one of the next seven, today included. */
export const endsInWeekSql = (expiryDate: SQLWrapper, today: string): SQL =>
  sql`${expiryDate} between ${today} and ${laterDay(today, WEEK_DAYS - 1)}`;
