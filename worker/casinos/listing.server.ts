import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../db/client";
import { casinos, promotions } from "../../db/schema";
import { STANDINGS } from "../../db/schema/criteria";
import { plainText, excerpt } from "../text/visible-text";
import { type ListQuery, orderOf, readList } from "../records/list";
import { foldTr } from "../text/folding";
import { casinoDays } from "../verification/age.server";

export const casinoSorts = {
  name: [casinos.sort_key],
  url: [casinos.url],
  score: [casinos.score],
  created_at: [casinos.created_at],
  last_verified_at: [casinos.last_verified_at],
};
const EXCERPT_LENGTH = 120;

export const casinoFilters = {
  status: z.enum(STANDINGS).optional(),
  missing: z.enum(["logo", "review", "licence", "payments", "owner", "withdrawal"]).optional(),
};
export type CasinoFilters = z.infer<z.ZodObject<typeof casinoFilters>>;

const MISSING: Record<NonNullable<CasinoFilters["missing"]>, SQL> = {
  logo: sql`coalesce(${casinos.logo_url}, '') = ''`,
  review: isNull(casinos.review),
  licence: isNull(casinos.licence_number),
  payments: sql`${casinos.payment_methods} = '[]'`,
  owner: isNull(casinos.owner),
  withdrawal: isNull(casinos.withdrawal_time),
};

export function matchingCasinos({ q, status, missing }: ListQuery & CasinoFilters): SQL | undefined {
  const term = foldTr(q);
  return and(
    term ? sql`(instr(${casinos.search_text}, ${term}) > 0 or instr(lower(${casinos.url}), ${term}) > 0)` : undefined,
    status && eq(casinos.standing, status),
    missing && MISSING[missing],
  );
}

export async function listCasinos(db: Db, query: ListQuery & CasinoFilters) {
  const { sort = "-created_at", page } = query;
  const matches = matchingCasinos(query);
  const { rows, ...list } = await readList(
    db,
    db
      .select({
        id: casinos.id,
        name: casinos.name,
        slug: casinos.slug,
        url: casinos.url,
        logo_url: casinos.logo_url,
        description: casinos.description,
        rating: casinos.rating,
        score: casinos.score,
        standing: casinos.standing,
        created_at: casinos.created_at,
        updated_at: casinos.updated_at,
        updated_by: casinos.updated_by,
        last_verified_at: casinos.last_verified_at,
        verified_by: casinos.verified_by,
        verification_days: casinoDays.as("verification_days"),
        promotion_count:
          sql<number>`(select count(*) from ${promotions} where ${promotions.casino_id} = "casinos"."id")`.as(
            "promotion_count",
          ),
      })
      .from(casinos)
      .where(matches)
      .orderBy(...orderOf(casinoSorts, sort, casinos.id)),
    { from: casinos, matches, page },
  );
  const short = (html: string | null) => excerpt(plainText((html ?? "").slice(0, 2_000)), EXCERPT_LENGTH);
  return { ...list, rows: rows.map((row) => ({ ...row, description: short(row.description) })) };
}
