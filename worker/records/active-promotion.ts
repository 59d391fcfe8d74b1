import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Whether a promotion's last day (`2026-11-30`, null for none) lies before `today`; the day itself still counts. */
export function isExpired(expiryDate: string | null, today: string): boolean {
  return expiryDate !== null && expiryDate < today;
}

/** Whether a promotion is switched on and not expired; `today` is a day in Istanbul. */
export function isActive(promotion: { is_active: boolean; expiry_date: string | null }, today: string): boolean {
  return promotion.is_active && !isExpired(promotion.expiry_date, today);
}

/** `isExpired` in SQL. */
export const isExpiredSql = (expiryDate: SQLWrapper, today: string): SQL =>
  sql`(${expiryDate} is not null and ${expiryDate} < ${today})`;

/** `isActive` in SQL; `promotion` has the columns of the table `promotions`. */
export const isActiveSql = (promotion: { is_active: SQLWrapper; expiry_date: SQLWrapper }, today: string): SQL =>
  sql`(${promotion.is_active} = 1 and not ${isExpiredSql(promotion.expiry_date, today)})`;
