import { type SQL, sql } from "drizzle-orm";
import { casinos } from "../../db/schema";
import { foldTrSql } from "../text/folding.server";

const json = (value: unknown) => sql.raw(`'${JSON.stringify(value)}'`);

/** Hours of a unit, by its folded beginning. */
const UNITS = json({ dakika: 1 / 60, dk: 1 / 60, saat: 1, gun: 24, hafta: 168 });
/** Marks around words, and folded phrases in place of a number, its unit or its bound; each with the spaces around it. */
const PHRASES = [
  ...[". ", ", ", "(", ")", "/", " fazla surmez ", " uzun surmez ", " fazla degil"].map((left) => [left, " "]),
  [" en cok ", " en fazla "],
  [" en gec ", " en fazla "],
  [" is gun", " gun"],
  [" ayni gun", " 1 gun"],
  [" aninda ", " 0 saat "],
] as const;
/** Folded phrases of a time without an upper bound. */
const ENDLESS = json([
  ...["ten fazla", "den fazla", "ten uzun", "den uzun", "ten cok", "den cok"],
  ...[" uzeri ", " uzerinde ", " ustu", " degil", " odenmez "],
]);

/** What stands before a semicolon; the rest are exceptions. */
const rule = sql`substr(${casinos.withdrawal_time}, 1, instr(${casinos.withdrawal_time} || ';', ';') - 1)`;
const text = PHRASES.reduce<SQL>(
  (inner, [phrase, written]) => sql`replace(${inner}, ${sql.raw(`'${phrase}', '${written}'`)})`,
  sql`' ' || ${foldTrSql(rule)} || ' '`,
);
const isEndless = sql`(instr(text, ' en az ') and not instr(text, ' en fazla ')
  or exists (select 1 from json_each(${ENDLESS}) where instr(text, value)))`;
/** The end of a text without its last number. */
const number = sql`cast(replace(substr(before, length(rtrim(before, '0123456789,.')) + 1), ',', '.') as real)`;

/** SQL: the largest number before a unit, in hours: `4–24 saat` → 24. The text is split at the unit. */
const statedHours = sql`(select max(${number} * hours)
  from (select text, rtrim(part.value) as before, unit.value as hours
    from (select ${text} as text), json_each(${UNITS}) as unit, json_each('[' || replace(json_quote(text || '.'), unit.key, '","') || ']') as part)
  where before glob '*[0-9]' and not ${isEndless})`;

/** SQL: hours that the latest payout took in our trials; null if none was measured. */
export const measuredHoursSql = sql<number | null>`(select entry.value ->> 'hours'
  from json_each(${casinos.test_log}) as entry where entry.value ->> 'hours' is not null
  order by entry.key desc limit 1)`;

/** SQL: hours that a payout takes at most, as the casino states or our latest trial took if that is longer; else null. */
export const payoutHoursSql = sql`(select max(hours) from (select ${statedHours} as hours union all select ${measuredHoursSql}))`;
