import { count, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import type { Bindable } from "../../db/prepared";
import { promotions } from "../../db/schema";
import { isActiveSql } from "../records/active-promotion.server";
import { FINDER_DEPOSITS, FINDER_WAGERING } from "./finder";
import type { Membership } from "./list-choice";

/** SQL: the index of the first limit that reaches the amount; their number if none does, or it is unknown. */
const firstReaching = (amount: SQLiteColumn, limits: number[]) =>
  sql<number>`case ${sql.join(limits.map((limit, i) => sql`when ${amount} <= ${sql.raw(`${limit} then ${i}`)} `))} else ${sql.raw(`${limits.length}`)} end`;

/** Query: active promotions in groups that are alike to the finder of the hero. */
export function finderGroups(db: Db, today: Bindable<string>) {
  return db
    .select({
      deposit: firstReaching(promotions.min_deposit, FINDER_DEPOSITS).as("deposit_step"),
      wagering: firstReaching(promotions.wagering, FINDER_WAGERING).as("wagering_step"),
      only: sql<Membership | null>`nullif(${promotions.audience}, 'all')`.as("only_for"),
      total: count().as("total"),
    })
    .from(promotions)
    .where(isActiveSql(promotions, today))
    .groupBy(sql`deposit_step, wagering_step, only_for`);
}
