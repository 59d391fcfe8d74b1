import { and, eq, or, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import * as z from "zod";
import type { Db } from "../../db/client";
import { casinos, CONVERSION_STATUSES, conversions, trash } from "../../db/schema";
import { listedValue } from "../fields";
import { linkName } from "../figures/names.server";
import { isCancelled } from "../figures/sums.server";
import { type ListQuery, orderOf, readList } from "../records/list";
import { foldTr } from "../text/folding";
import { foldTrSql } from "../text/folding.server";

const inTrash = (id: SQLiteColumn) => sql`(select ${trash.name} from ${trash} where ${trash.id} = ${id})`;
const casinoName = sql<string | null>`coalesce(${casinos.name}, ${inTrash(conversions.casino_id)})`;
const promotionTitle = sql<string | null>`coalesce(${linkName(conversions)},
  iif(${conversions.kind} = 'casino', null, ${inTrash(conversions.record_id)}))`;

export const conversionSorts = {
  received_at: [conversions.received_at],
  day: [conversions.day, conversions.received_at],
};

export const conversionFilters = {
  match: z.enum(["matched", "unmatched", "second"]).optional(),
  status: z.enum(CONVERSION_STATUSES).optional(),
  casino: listedValue,
};
type ConversionQuery = ListQuery & z.infer<z.ZodObject<typeof conversionFilters>>;

export async function listConversions(db: Db, query: ConversionQuery) {
  const { q, sort = "-received_at", page, match, status, casino } = query;
  const term = foldTr(q);
  const matches = and(
    match && (match === "second" ? conversions.is_second : eq(conversions.is_matched, match === "matched")),
    status && eq(conversions.status, status),
    casino ? eq(conversions.casino_id, casino) : undefined,
    term
      ? or(
          ...[conversions.key, conversions.click_id].map((column) => sql`instr(lower(${column}), ${term}) > 0`),
          sql`instr(${foldTrSql(casinoName)}, ${term}) > 0`,
        )
      : undefined,
  );
  return readList(
    db,
    db
      .select({
        id: sql<string>`${conversions.casino_id} || ' ' || ${conversions.key}`.as("row_id"),
        casino_id: conversions.casino_id,
        casino: casinoName.as("casino"),
        has_casino: sql`${casinos.id} is not null`.mapWith(Boolean).as("has_casino"),
        key: conversions.key,
        day: conversions.day,
        click_id: conversions.click_id,
        is_matched: conversions.is_matched,
        is_second: conversions.is_second,
        is_cancelled: sql`${isCancelled}`.mapWith(Boolean).as("is_cancelled"),
        promotion: promotionTitle.as("promotion"),
        placement: conversions.placement,
        status: conversions.status,
        count: conversions.count,
        amount: conversions.amount,
        currency: conversions.currency,
        received_at: conversions.received_at,
      })
      .from(conversions)
      .leftJoin(casinos, eq(casinos.id, conversions.casino_id))
      .where(matches)
      .orderBy(...orderOf(conversionSorts, sort, conversions.key)),
    { from: sql`${conversions} left join ${casinos} on ${eq(casinos.id, conversions.casino_id)}`, matches, page },
  );
}
