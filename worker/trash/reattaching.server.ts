import { and, eq, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../db/client";
import { promotions, trash } from "../../db/schema";
import { laterThan } from "../records/revision.server";
import { slugWithId } from "./tables.server";

const listed = (ids: string[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`;

/** Reattaches promotions to restored casinos, including those in the trash; keeps an edited slug. */
export function reattachPromotions(db: Db, ids: string[], now: Date): BatchItem<"sqlite">[] {
  const lost = sql`(select entry.value ->> 'id' as lost_id, entry.value ->> 'slug' as lost_slug, gone.id as home,
    max(gone.deleted_at) from ${trash} as gone, json_each(gone.detached) as entry
    where gone.kind = 'casino' and gone.id in ${listed(ids)} group by lost_id) as lost`;
  const unedited = sql`(lost.lost_slug, ${slugWithId(sql`lost.lost_slug`, sql`"promotions"."id"`)})`;
  return [
    db
      .update(promotions)
      .set({
        casino_id: sql`lost.home`,
        slug: sql`case when "promotions"."slug" in ${unedited} then lost.lost_slug else "promotions"."slug" end`,
        updated_at: laterThan(promotions.updated_at, now),
      })
      .from(lost)
      .where(and(sql`"promotions"."id" = lost.lost_id`, isNull(promotions.casino_id))),
    db
      .update(trash)
      .set({ row: sql`json_set(${trash.row}, '$.casino_id', lost.home)` })
      .from(lost)
      .where(sql`"trash"."id" = lost.lost_id and json_extract(${trash.row}, '$.casino_id') is null`),
  ];
}

/** Adds restored promotions to their trashed casinos, so that restoring a casino reattaches them. */
export function addToTrashedCasinos(db: Db, ids: string[]): BatchItem<"sqlite"> {
  const waiting = sql`json_each(coalesce("trash"."detached", '[]'))`;
  const slug = sql`gone.row ->> 'slug'`;
  const restored = sql`from ${trash} as gone where gone.kind = 'promotion' and gone.id in ${listed(ids)}`;
  const isTaken = sql`${slug} in (select value ->> 'slug' from ${waiting})
    or row_number() over (partition by ${slug} order by gone.deleted_at desc, gone.id) > 1`;
  return db
    .update(trash)
    .set({
      detached: sql`(select json_group_array(json(entry)) from (select value as entry from ${waiting} union all
        select json_object('id', gone.id, 'slug', case when ${isTaken} then ${slugWithId(slug, sql`gone.id`)} else ${slug} end)
        ${restored} and gone.row ->> 'casino_id' = "trash"."id"))`,
    })
    .where(and(eq(trash.kind, "casino"), sql`"trash"."id" in (select gone.row ->> 'casino_id' ${restored})`));
}
