import { type SQL, sql } from "drizzle-orm";
import { promotions } from "../../db/schema";
import { bonusTerms } from "./bonus-terms";
import { TERM_REVISIONS } from "./constants";
import { type PromotionInput } from "./rules";

const RECORDED = [...bonusTerms.keyof().options, "expiry_date"] as const;

const stored = sql.join(
  RECORDED.map((term) => sql.raw(`'${term}', "promotions"."${term}"`)),
  sql`, `,
);

/** SQL: the history with the changes to these terms added and the oldest entries dropped. */
export function historyWith(input: Partial<Pick<PromotionInput, (typeof RECORDED)[number]>>, now: Date): SQL {
  const terms = JSON.stringify(Object.fromEntries(RECORDED.map((term) => [term, input[term]])));
  const changes = sql`(select json_group_array(json_object('term', new.key, 'from', old.value, 'to', new.value))
    from json_each(${terms}) as new join json_each(json_object(${stored})) as old on old.key = new.key
    where old.value is not new.value)`;
  const history = promotions.term_history;
  const kept = sql`case when json_array_length(${history}) < ${TERM_REVISIONS} then ${history} else json_remove(${history}, '$[0]') end`;
  return sql`case when ${changes} = '[]' then ${history}
    else json_insert(${kept}, '$[#]', json_object('at', ${now.toISOString()}, 'changes', json(${changes}))) end`;
}
