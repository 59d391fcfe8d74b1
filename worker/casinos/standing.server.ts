import { sql } from "drizzle-orm";
import { casinos } from "../../db/schema";

export const warningSql = sql<
  string | null
>`case when ${casinos.standing} = 'not_recommended' then coalesce(${casinos.standing_reason}, '') end`;

/** SQL: also true without a casino. */
export const isRecommendedSql = sql`${casinos.standing} is not 'not_recommended'`;
