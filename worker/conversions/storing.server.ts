import { lt, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { conversions, type ConversionStatus, tracked_clicks } from "../../db/schema";
import { dayAfter, dayInIstanbul } from "../text/calendar";
import type { Reported } from "./postback-rules";
import { KEPT_DAYS } from "./report-rules";

/** The status comes first, so that the rows of one transaction differ only by it (decision 0178). */
export const keyOf = (status: ConversionStatus, ...name: string[]) => [status, ...name].join(" ");

export function columnsOfClick(casino_id: string, click_id: string) {
  const ofClick = (column: "promotion_id" | "placement") =>
    sql`coalesce((select ${tracked_clicks[column]} from ${tracked_clicks} where ${tracked_clicks.id} = ${click_id}
      and ${tracked_clicks.casino_id} = ${casino_id}), '')`;
  return {
    click_id,
    is_matched: sql`exists (select 1 from ${tracked_clicks} where ${tracked_clicks.id} = ${click_id}
      and ${tracked_clicks.casino_id} = ${casino_id})`,
    promotion_id: ofClick("promotion_id"),
    placement: ofClick("placement"),
  };
}

/** Whether the report was new, or changed the amount of its transaction. */
export async function storeConversion(db: Db, casino_id: string, reported: Reported, now: Date): Promise<boolean> {
  const { click_id, status, transaction, amount, currency } = reported;
  const insert = db.insert(conversions).values({
    casino_id,
    key: transaction ? keyOf(status, "islem", transaction) : keyOf(status, "tik", click_id),
    day: dayInIstanbul(now),
    ...columnsOfClick(casino_id, click_id),
    status,
    amount,
    currency,
    received_at: now.toISOString(),
  });
  const isOther = or(sql`${conversions.amount} is not ${amount}`, sql`${conversions.currency} is not ${currency}`);
  const stored =
    transaction && amount !== null
      ? insert.onConflictDoUpdate({
          target: [conversions.casino_id, conversions.key],
          set: { amount, currency },
          ...(isOther && { setWhere: isOther }),
        })
      : insert.onConflictDoNothing();
  const rows = await stored.returning({ key: conversions.key });
  return rows.length > 0;
}

export async function forgetConversions(db: Db, now: Date): Promise<void> {
  await db.delete(conversions).where(lt(conversions.day, dayAfter(now, -KEPT_DAYS)));
}
