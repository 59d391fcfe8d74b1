import { and, eq, getTableColumns, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { conversions, type ConversionStatus, tracked_clicks } from "../../db/schema";
import { dayInIstanbul } from "../text/calendar";
import type { Reported } from "./postback-rules";

const FORMER_MAX = 100;

/** The status comes first, so that the rows of one transaction differ only by it (decision 0178). */
export const keyOf = (status: ConversionStatus, ...name: string[]) => [status, ...name].join(" ");

/** The link of a casino's click, or the casino without one. */
export function columnsOfClick(casino_id: string, click_id: string) {
  const ofClick = (column: SQLWrapper) => sql`(select ${column} from ${tracked_clicks}
    where ${and(eq(tracked_clicks.id, click_id), eq(tracked_clicks.casino_id, casino_id))})`;
  return {
    click_id,
    is_matched: sql`${ofClick(sql`1`)} is not null`,
    kind: sql`coalesce(${ofClick(tracked_clicks.kind)}, 'casino')`,
    record_id: sql`coalesce(${ofClick(tracked_clicks.record_id)}, ${casino_id})`,
    placement: sql`coalesce(${ofClick(tracked_clicks.placement)}, '')`,
  };
}

/** `late` repeats an amount that another one has replaced, `second` is an amount of a click beside its first. */
export type Storing = "stored" | "known" | "late" | "second";

/** Stores a report unless it is known, in one transaction (decision 0178). */
export async function storeConversion(db: Db, casino_id: string, reported: Reported, now: Date): Promise<Storing> {
  const { click_id, status, transaction, amount, currency } = reported;
  const key = transaction ? keyOf(status, "islem", transaction) : keyOf(status, "tik", click_id);
  const received = { day: dayInIstanbul(now), received_at: now.toISOString() };
  const insert = db
    .insert(conversions)
    .values({ casino_id, key, ...columnsOfClick(casino_id, click_id), status, amount, currency, ...received });
  const isRow = and(eq(conversions.casino_id, casino_id), eq(conversions.key, key));
  const isOther = sql`${amount} is not null and (${conversions.amount}, ${conversions.currency}) is not (${amount}, ${currency})`;
  const isFormer = sql`exists (select 1 from json_each(${conversions.former_amounts})
    where value = ${amountText(amount, currency)})`;
  const stored =
    amount === null
      ? insert.onConflictDoNothing()
      : insert.onConflictDoUpdate({
          target: [conversions.casino_id, conversions.key],
          set: { amount, currency, former_amounts: withPresentAmount },
          setWhere: transaction ? sql`${isOther} and not ${isFormer}` : isNull(conversions.amount),
        });
  const isSecond = and(isRow, isOther, sql`${!transaction && status !== "iptal"}`);
  const [rows, seconds, [present]] = await db.batch([
    stored.returning({ key: conversions.key }),
    second(
      db,
      { ...received, key: keyOf(status, "ek", click_id, amountText(amount, currency)), amount, currency },
      isSecond,
    ),
    db
      .select({ is_other: sql`${isOther}`.mapWith(Boolean).as("is_other") })
      .from(conversions)
      .where(isRow),
  ]);
  if (rows.length > 0) return "stored";
  if (seconds.length > 0) return "second";
  return transaction && present?.is_other ? "late" : "known";
}

const amountText = (amount: number | null, currency: string | null) => `${amount} ${currency}`;

const FORMER = conversions.former_amounts;
const withPresentAmount = sql`case when ${conversions.amount} is null then ${FORMER} else
  json_insert(iif(json_array_length(${FORMER}) < ${FORMER_MAX}, ${FORMER}, json_remove(${FORMER}, '$[0]')),
    '$[#]', ${conversions.amount} || ' ' || ${conversions.currency}) end`;

type Second = Record<"key" | "day" | "received_at", string> & Pick<Reported, "amount" | "currency">;

const second = (db: Db, { key, day, received_at, amount, currency }: Second, first: SQL | undefined) =>
  db
    .insert(conversions)
    .select((query) =>
      query
        .select({
          ...getTableColumns(conversions),
          key: sql`${key}`.as("key"),
          day: sql`${day}`.as("day"),
          amount: sql`${amount}`.as("amount"),
          currency: sql`${currency}`.as("currency"),
          is_second: sql`1`.as("is_second"),
          former_amounts: sql`'[]'`.as("former_amounts"),
          received_at: sql`${received_at}`.as("received_at"),
        })
        .from(conversions)
        .where(first),
    )
    .onConflictDoNothing()
    .returning({ key: conversions.key });
