import { sql } from "drizzle-orm";
import { type CriterionWeights, review_settings, WEIGHTS } from "../../db/schema";

/** SQL: the weights of the criteria as JSON, to be read in the statement of another record. */
export const weightsSql = sql<string | null>`(select weights from ${review_settings} limit 1)`;

export const readWeights = (json: string | null): CriterionWeights =>
  json === null ? WEIGHTS : (JSON.parse(json) as CriterionWeights);
