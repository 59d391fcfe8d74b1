import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { Bindable } from "../../db/prepared";
import { casinos, promotions } from "../../db/schema";
import { blockedSql } from "../legal/public.server";
import { isActiveSql } from "../records/active-promotion.server";
import { NO_CASINO_SLUG } from "../text/slug";

/** Query: the code of a promotion that can be claimed, and the countries (as JSON) in which nobody gets it. */
export const codeAt = (db: Db, casino: Bindable<string>, promotion: Bindable<string>, today: Bindable<string>) =>
  db
    .select({
      title: promotions.title,
      slug: promotions.slug,
      casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug"),
      has_own_url: sql<number>`${promotions.url} <> ''`.as("has_own_url"),
      promotion_code: promotions.promotion_code,
      blocked: blockedSql.as("blocked"),
    })
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .where(
      and(
        eq(promotions.slug, promotion),
        sql`${promotions.casino_id} is case ${casino} when ${NO_CASINO_SLUG} then null
          else coalesce((select id from ${casinos} where slug = ${casino}), '') end`,
        isNotNull(promotions.promotion_code),
        isActiveSql(promotions, today),
        sql`${casinos.standing} is not 'not_recommended'`,
      ),
    );
