import { and, eq, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { Bindable } from "../../db/prepared";
import { casinos, former_addresses, promotions, trash } from "../../db/schema";
import { ADDRESSED_BY_SLUG } from "./kinds.server";

const { record_id } = former_addresses;

/** Query: the record that left this path (P2.6). `slug` is null if not public, `is_gone` 1 if deleted for good. */
export function formerAddress(db: Db, path: Bindable<string>) {
  const slugs = ADDRESSED_BY_SLUG.map(
    ({ table, isShown }) => sql`(select slug from ${table} where ${and(eq(table.id, record_id), isShown)})`,
  );
  const stored = [...ADDRESSED_BY_SLUG.map(({ table }) => table), promotions, trash].map(
    (table) => sql`exists (select 1 from ${table} where ${table.id} = ${record_id})`,
  );
  return db
    .select({
      slug: sql<string | null>`coalesce(${promotions.slug}, ${sql.join(slugs, sql`, `)})`.as("slug"),
      casino_slug: sql<
        string | null
      >`(select home.slug from ${casinos} as home where home.id = ${promotions.casino_id})`.as("casino_slug"),
      is_gone: sql<number>`not (${or(...stored)})`.as("is_gone"),
    })
    .from(former_addresses)
    .leftJoin(promotions, eq(promotions.id, record_id))
    .where(eq(former_addresses.path, path));
}

export type FormerAddress = Awaited<ReturnType<typeof formerAddress>>[number];
