import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { activities, promotions, trash } from "../../db/schema";
import { isDemoId, removeDemoFigures } from "../figures/demo.server";
import type { Edit } from "../records/revision.server";
import { KINDS, nameSql } from "../records/kinds.server";
import { trashStatements } from "../trash/deleting.server";
import { DEMO_KINDS, type DemoKind, REMOVED_KINDS } from "./first-run-rules";

/** SQL: the record has not been edited since seeding. */
function isUnchanged(kind: DemoKind): SQL {
  const { table } = KINDS[kind];
  return "updated_by" in table ? isNull(table.updated_by) : eq(table.updated_at, table.created_at);
}
type DemoExtent = "unedited" | "all";

const OWNERS: { [Kind in DemoKind]?: SQLiteColumn } = {
  casino: promotions.casino_id,
  category: promotions.category_id,
};

/** SQL: demo content that no remaining promotion uses. */
function isRemovable(kind: DemoKind, extent: DemoExtent): SQL | undefined {
  const { id } = KINDS[kind].table;
  const isDemo = and(isDemoId(id), extent === "all" ? undefined : isUnchanged(kind));
  const owner = OWNERS[kind];
  if (!owner) return isDemo;
  const stays = sql`not (${isRemovable("promotion", extent)})`;
  return and(isDemo, sql`not exists (select 1 from ${promotions} where ${owner} = ${id} and ${stays})`);
}

/** Query of one row with a JSON value for each kind of demo content. */
function byKind(db: Db, valueOf: (kind: DemoKind) => SQL) {
  const columns = DEMO_KINDS.map(
    (kind) => sql`(select ${valueOf(kind)} from ${KINDS[kind].table}) as ${sql.identifier(kind)}`,
  );
  return db.values<string[]>(sql`select ${sql.join(columns, sql`, `)}`);
}

const parsed = <Value>([row = []]: string[][]) =>
  Object.fromEntries(row.map((json, at) => [DEMO_KINDS[at], JSON.parse(json) as Value])) as Record<DemoKind, Value>;

export interface Content {
  demo: number;
  changed: string[];
  own: number;
}

/** Queries of the demo content by kind, and of the changes that removed what is in the trash of it, newest first. */
export function contentQueries(db: Db) {
  const content = byKind(db, (kind) => {
    const { table } = KINDS[kind];
    const demo = isRemovable(kind, "unedited");
    return sql`json_object('demo', count(*) filter (where ${demo}),
      'changed', json(json_group_array(${nameSql(kind)}) filter (where ${isRemovable(kind, "all")} and not (${demo}))),
      'own', count(*) filter (where not ${isDemoId(table.id)}))`;
  });
  const isRemoval = sql`exists (select 1 from ${activities} where ${activities.change_id} = ${trash.change_id}
    and ${activities.kind} = 'demo' and ${activities.action} = 'delete')`;
  const removals = db
    .select({ change: sql<string>`${trash.change_id}` })
    .from(trash)
    .where(and(isDemoId(trash.id), inArray(trash.kind, DEMO_KINDS), isRemoval))
    .groupBy(trash.change_id)
    .orderBy(desc(trash.deleted_at));
  return [content, removals] as const;
}

/** What the first of `contentQueries` answered. */
export const contentOf = (rows: string[][]) => parsed<Content>(rows);

/** Moves the demo content, but for pages, to the trash in one transaction. */
export async function removeDemo(db: Db, extent: DemoExtent, edit: Edit): Promise<void> {
  const ids = parsed<string[]>(
    await byKind(
      db,
      (kind) => sql`json_group_array(${KINDS[kind].table.id}) filter (where ${isRemovable(kind, extent)})`,
    ),
  );
  const statements = REMOVED_KINDS.flatMap((kind) => trashStatements(db, kind, ids[kind], edit));
  const figures = removeDemoFigures(db, Object.values(ids).flat(), edit.now);
  await db.batch([...statements, ...figures] as [BatchItem<"sqlite">]);
}
