import { type SQL, sql } from "drizzle-orm";
import type { Bindable } from "../../db/prepared";
import { promotions } from "../../db/schema";
import { HOUSE_EDGE_DEFAULT } from "./bonus-value";

const EDGE = sql.raw(`${HOUSE_EDGE_DEFAULT} / 100.0`);

/** SQL: the gain of `bonusValue` for a deposit, at the default house edge; null where unknown, and for loss rebates. */
export function gainSql(deposit: Bindable<number>): SQL<number | null> {
  const p = promotions;
  return sql`(
    select case when ${p.wagering} is not null and ${p.loss_percent} is null and money + winnings > 0
        and deposit >= coalesce(${p.min_deposit}, 0)
      then max(-deposit, min(coalesce(${p.max_cashout}, 1e15), round(money + winnings)
        - round(${p.wagering} * case ${p.wagering_base}
          when 'winnings' then coalesce(nullif(winnings, 0), money)
          when 'bonus_and_deposit' then coalesce(nullif(money, 0), winnings) + deposit
          else coalesce(nullif(money, 0), winnings) end * ${EDGE}))) end
    from (
      select deposit, coalesce(${p.free_spins} * ${p.spin_value}, 0) * (1 - ${EDGE}) as winnings,
        case when ${p.bonus_percent} is null then coalesce(${p.fixed_bonus}, 0)
          else min(coalesce(${p.max_bonus}, 1e15), deposit * ${p.bonus_percent} / 100.0) end as money
      from (select case when ${p.min_deposit} = 0 then 0 else ${deposit} end as deposit)))`;
}
