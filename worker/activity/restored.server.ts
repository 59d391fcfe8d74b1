import { inArray, sql } from "drizzle-orm";
import { activities } from "../../db/schema";
import { TRASH_KINDS } from "../records/kinds.server";

/** SQL: the entry is the undo of a deletion, which restored its record. */
export const wasRestored = sql`(${inArray(activities.kind, TRASH_KINDS)} and exists (select 1 from ${activities} as deleted
  where deleted.change_id = ${activities.undoes} and deleted.record_id = ${activities.record_id} and deleted.action = 'delete'))`;

/** SQL: and nothing was done to the record since. */
export const isAsRestored = sql`(${wasRestored} and not exists (select 1 from ${activities} as later
  where later.at > ${activities.at} and later.record_id = ${activities.record_id} and later.action not like 'leave%'))`;
