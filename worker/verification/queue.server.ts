import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { casinos, promotions } from "../../db/schema";
import { isActiveSql } from "../records/active-promotion.server";
import { type ListQuery, readList } from "../records/list";
import { foldTr } from "../text/folding";
import { casinoDays, daysUnverifiedSql, promotionDays } from "./age.server";

export const QUEUE_KINDS = ["promotion", "casino"] as const;

interface QueueQuery extends ListQuery {
  kind?: (typeof QUEUE_KINDS)[number] | undefined;
}

const isDuePromotion = (today: string) =>
  and(isActiveSql(promotions, today), gt(daysUnverifiedSql(promotions, today), promotionDays));
const isDueCasino = (today: string) => gt(daysUnverifiedSql(casinos, today), casinoDays);

/** Subquery of the records past their limit; `today` is a day in Istanbul. */
export function dueRecords(db: Db, { q, kind }: Pick<QueueQuery, "q" | "kind">, today: string) {
  const term = foldTr(q);
  const contains = (text: SQL | typeof casinos.search_text | typeof promotions.search_text) =>
    term ? sql`instr(${text}, ${term}) > 0` : undefined;
  return unionAll(
    db
      .select({
        id: promotions.id,
        kind: sql<"promotion" | "casino">`'promotion'`.as("kind"),
        name: promotions.title,
        casino_name: sql<string | null>`${casinos.name}`.as("casino_name"),
        url: sql<string>`coalesce(nullif(${promotions.url}, ''), ${casinos.entry_url}, ${casinos.url}, '')`.as("url"),
        days: daysUnverifiedSql(promotions, today).as("days"),
        limit_days: promotionDays.as("limit_days"),
        view_count: promotions.view_count,
        last_verified_at: promotions.last_verified_at,
        verified_by: promotions.verified_by,
      })
      .from(promotions)
      .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
      .where(and(isDuePromotion(today), contains(promotions.search_text), kind === "casino" ? sql`0` : undefined)),
    db
      .select({
        id: casinos.id,
        kind: sql<"promotion" | "casino">`'casino'`.as("kind"),
        name: casinos.name,
        casino_name: sql<string | null>`null`.as("casino_name"),
        url: sql<string>`coalesce(${casinos.entry_url}, ${casinos.url})`.as("url"),
        days: daysUnverifiedSql(casinos, today).as("days"),
        limit_days: casinoDays.as("limit_days"),
        view_count: casinos.view_count,
        last_verified_at: casinos.last_verified_at,
        verified_by: casinos.verified_by,
      })
      .from(casinos)
      .where(and(isDueCasino(today), contains(casinos.search_text), kind === "promotion" ? sql`0` : undefined)),
  ).as("due");
}

/** Age × views; a record without a view counts as seen once. */
export const dueOrder = (due: ReturnType<typeof dueRecords>) => [
  sql`${due.days} * max(1, ${due.view_count}) desc`,
  sql`${due.days} desc`,
  sql`${due.id}`,
];

/** The most urgent first; `today` is a day in Istanbul. */
export async function listDue(db: Db, { page, ...filter }: QueueQuery, today: string) {
  const due = dueRecords(db, filter, today);
  return readList(
    db,
    db
      .select()
      .from(due)
      .orderBy(...dueOrder(due)),
    { from: due, page },
  );
}
