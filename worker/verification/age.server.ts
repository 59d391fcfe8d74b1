import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { review_settings } from "../../db/schema";

interface Columns {
  last_verified_at: SQLWrapper;
  created_at: SQLWrapper;
}

/** SQL: `daysUnverified` of a row; Istanbul is three hours ahead of UTC. */
export const daysUnverifiedSql = ({ last_verified_at, created_at }: Columns, today: string): SQL<number> =>
  sql<number>`max(0, cast(julianday(${today}) - julianday(date(coalesce(${last_verified_at}, ${created_at}), '+3 hours')) as integer))`;

/** SQL: days after which a record has to be verified again. */
export const promotionDays = sql<number>`(select ${review_settings.promotion_days} from ${review_settings})`;
export const casinoDays = sql<number>`(select ${review_settings.casino_days} from ${review_settings})`;
