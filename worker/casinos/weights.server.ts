import { sql } from "drizzle-orm";
import { type CriterionWeights, review_settings, WEIGHTS } from "../../db/schema";

/** SQL subquery: the weights of the criteria as JSON. */
export const weightsSql = sql<string | null>`(select weights from ${review_settings} limit 1)`;

export const readWeights = (json: string | null): CriterionWeights =>
  json === null ? WEIGHTS : (JSON.parse(json) as CriterionWeights);
