import { inArray, sql } from "drizzle-orm";
import { activities, promotions, record_versions, redirects } from "../../db/schema";
import { KINDS, TRASH_KINDS } from "../records/kinds.server";

/** SQL: the entry is the undo of a deletion, which restored its record. */
export const wasRestored = sql`(${inArray(activities.kind, TRASH_KINDS)} and exists (select 1 from ${activities} as deleted
  where deleted.change_id = ${activities.undoes} and deleted.record_id = ${activities.record_id} and deleted.action = 'delete'))`;

/** SQL: and nothing was done to the record since. */
export const isAsRestored = sql`(${wasRestored} and not exists (select 1 from ${activities} as later
  where later.at > ${activities.at} and later.record_id = ${activities.record_id} and later.action not like 'leave%'))`;

const IMPORTED = ["promotion", "post", "page", "casino", "category"] as const;

/**
 * SQL: an import added the redirect, which nothing else changed since; later lines shorten those of before. Apart from
 * the other kinds, because D1 takes no union of six selects.
 */
const isAddedRedirect = sql`(${activities.kind} = 'redirect'
  and exists (select 1 from ${redirects} as added where added.id = ${activities.record_id} and added.created_at >= ${activities.at})
  and not exists (select 1 from ${record_versions} as former
    where former.kind = 'redirect' and former.record_id = ${activities.record_id} and former.change_id is not ${activities.change_id}))`;

/** SQL: an import added the record, which nobody revised or uses since. */
export const isAsAdded = sql`(${activities.action} = 'import' and (${isAddedRedirect} or exists (select 1 from (${sql.join(
  IMPORTED.map((kind) => {
    const { table } = KINDS[kind];
    const isUsed = kind === "casino" || kind === "category";
    const owner = sql.raw(`"${kind}_id"`);
    const uses = sql`not exists (select 1 from ${promotions} as owned where owned.${owner} = added.id)`;
    return sql`select ${kind} as kind, added.id from ${table} as added
      where added.id = ${activities.record_id} and added.updated_at = added.created_at and ${isUsed ? uses : sql`1`}`;
  }),
  sql` union all `,
)}) as added where added.kind = ${activities.kind})))`;

/** SQL: the order in which an undo takes the records of an import back: users before what they use. */
export const undoRank = sql`case ${activities.kind} ${sql.join(
  IMPORTED.map((kind, rank) => sql`when ${kind} then ${rank}`),
  sql` `,
)} else -1 end`;
