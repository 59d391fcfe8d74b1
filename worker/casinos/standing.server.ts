import { sql } from "drizzle-orm";
import { casinos } from "../../db/schema";

/** SQL: why a casino is not recommended, empty without a reason; null for others. */
export const warningSql = sql<
  string | null
>`case when ${casinos.standing} = 'not_recommended' then coalesce(${casinos.standing_reason}, '') end`;

/** SQL: true without a casino, too. */
export const isRecommendedSql = sql`${casinos.standing} is not 'not_recommended'`;
