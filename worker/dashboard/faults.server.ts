import { and, asc, desc, eq, or, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { blog_posts, casinos, promotions, record_references, type ReferringKind } from "../../db/schema";
import { isLostUpload } from "../media/listing.server";
import { isActiveSql } from "../records/active-promotion";
import { LIST_SIZE, listOf, offsetOf } from "../records/list";
import { isBrokenLink, isPublicReferrer } from "../references/broken-links.server";
import { isAnyStale, readFresh } from "../references/updating.server";

/** What is wrong with a record: it has no picture (null), or shows one that is gone, or links to no page. */
export interface Fault {
  type: "picture" | "link";
  /** Path on this site. */
  target: string | null;
}

/** Faults of a record that are named. */
const FAULTS_NAMED = 5;

const none = sql<string | null>`null`.as("target");
const picture = sql<Fault["type"]>`'picture'`.as("type");
const kindOf = (kind: ReferringKind) => sql<ReferringKind>`${kind}`.as("kind");
const isEmpty = (url: typeof casinos.logo_url) => or(sql`${url} is null`, eq(url, ""));

/** Query: public records with their faults, those that visitors come across first; `today` is a day in Istanbul. */
export function faultyRecords(db: Db, today: string) {
  const { kind, record_id, name, type, target } = record_references;
  const faults = unionAll(
    db
      .select({ kind: kindOf("promotion"), id: promotions.id, name: promotions.title, type: picture, target: none })
      .from(promotions)
      .where(and(isActiveSql(promotions, today), isEmpty(promotions.image_url as never))),
    db
      .select({ kind: kindOf("post"), id: blog_posts.id, name: blog_posts.title, type: picture, target: none })
      .from(blog_posts)
      .where(and(eq(blog_posts.is_published, true), isEmpty(blog_posts.image_url as never))),
    db
      .select({ kind: kindOf("casino"), id: casinos.id, name: casinos.name, type: picture, target: none })
      .from(casinos)
      .where(isEmpty(casinos.logo_url)),
    db
      .select({
        kind,
        id: record_id,
        name,
        type,
        target: sql<string | null>`case ${type} when 'picture' then '/media/' else '' end || ${target}`.as("target"),
      })
      .from(record_references)
      .where(and(or(isBrokenLink, isLostUpload), isPublicReferrer(today))),
  ).as("faults");
  return db
    .select({
      kind: faults.kind,
      id: faults.id,
      name: faults.name,
      faults: sql<string>`json_group_array(json_object('type', ${faults.type}, 'target', ${faults.target}))`.as(
        "faults",
      ),
      is_broken: sql<number>`max(${faults.target} is not null)`.as("is_broken"),
      of_all: sql<number>`count(*) over ()`.as("of_all"),
    })
    .from(faults)
    .groupBy(sql`1`, sql`2`, sql`3`)
    .orderBy(desc(sql`is_broken`), asc(faults.name), asc(faults.id));
}

export const withFaults = <Row extends { faults: string }>({ faults, ...row }: Row) => ({
  ...row,
  faults: (JSON.parse(faults) as Fault[]).slice(0, FAULTS_NAMED),
});

/** All of them, a page at a time. `site` is the origin of the site. */
export async function listFaults(db: Db, site: string, today: string, page: number) {
  const { rows } = await readFresh(db, site, async () => {
    const [rows, [stale]] = await db.batch([
      faultyRecords(db, today).limit(LIST_SIZE).offset(offsetOf(page)),
      db.select({ is_stale: sql<number>`${isAnyStale}`.as("is_stale") }).from(sql`(select 1)`),
    ]);
    return { rows, isStale: stale?.is_stale === 1 };
  });
  return listOf(rows.map(withFaults), rows[0]?.of_all, page);
}
