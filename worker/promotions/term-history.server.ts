import { is, SQL, sql } from "drizzle-orm";
import { bonusTerms } from "./bonus-terms";
import { TERM_REVISIONS } from "./constants";
import { type PromotionInput } from "./rules";

export const RECORDED = [...bonusTerms.keyof().options, "expiry_date"] as const;
/** Milliseconds within which further changes of a term replace the recorded one (P14.4). */
const SETTLING_MS = 3_600_000;

const history = sql.raw(`"promotions"."term_history"`);
const stored = sql.join(
  RECORDED.map((term) => sql.raw(`'${term}', "promotions"."${term}"`)),
  sql`, `,
);

const changed = (terms: string | SQL) => sql`select new.key as term, json_quote(old.value) as was, new.value as becomes
      from json_each(${terms}) as new join json_each(json_object(${stored})) as old on old.key = new.key
      where old.value is not new.value`;

type Terms = Partial<Pick<PromotionInput, (typeof RECORDED)[number]>>;
const termsIn = (input: Terms) => JSON.stringify(Object.fromEntries(RECORDED.map((term) => [term, input[term]])));

/** SQL: some of these terms are not those of the promotion. */
export const differsFrom = (input: Terms): SQL => sql`exists (${changed(termsIn(input))})`;

/** SQL: the history with the changes to these terms (as JSON, if SQL) added and the oldest entries dropped. */
export function historyWith(input: Terms | SQL, now: Date): SQL {
  const settled = new Date(now.getTime() - SETTLING_MS).toISOString();
  return sql`(with
    changed as (${changed(is(input, SQL) ? input : termsIn(input))}),
    entry as (select key as position, value->>'at' as at, value->'changes' as changes from json_each(${history})),
    recent as (select position, change.value->>'term' as term, change.value->'from' as base
      from entry, json_each(entry.changes) as change where at > ${settled}),
    settling as (select term, becomes,
      coalesce((select base from recent where recent.term = changed.term order by position limit 1), was) as base from changed),
    remaining as (
      select position, at, (select json_group_array(json(change.value)) from json_each(entry.changes) as change
        where entry.at <= ${settled} or change.value->>'term' not in (select term from changed)) as changes from entry
      union all select ${TERM_REVISIONS}, ${now.toISOString()},
        json_group_array(json_object('term', term, 'from', json(base), 'to', becomes))
        from settling where base is not json_quote(becomes)),
    latest as (select * from remaining where changes <> '[]' order by position desc limit ${TERM_REVISIONS})
    select json_group_array(json_object('at', at, 'changes', json(changes)) order by position) from latest)`;
}
