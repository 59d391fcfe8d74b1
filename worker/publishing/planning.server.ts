import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts } from "../../db/schema";
import { endOfQueue } from "../blog/checking.server";
import { IS_PUBLISHED } from "../blog/editing.server";
import { requireRecord } from "../records/editable.server";
import { type Edit, reviseRecord, revisionTime } from "../records/revision.server";
import { Refusal } from "../refusal";
import { positionInQueue } from "./queue.server";
import type { PlanInput } from "./rules";
import { PAST_TIME } from "./sentences";

/** Schedules or unschedules a draft. Throws `invalid`, `not_found`, `conflict`. */
export async function planPost(db: Db, id: string, { publish_at, position, updated_at }: PlanInput, edit: Edit) {
  if (publish_at !== null && publish_at <= edit.now.toISOString())
    throw new Refusal("invalid", PAST_TIME, { fields: { publish_at: PAST_TIME } });
  // A post that is published after this read has another version, so that the revision is refused.
  if ((await requireRecord(db, "post", id)).is_published) throw new Refusal("conflict", IS_PUBLISHED);
  const values = {
    publish_at,
    ...(position !== undefined && { queue_position: sql`coalesce(${blog_posts.queue_position}, ${endOfQueue})` }),
  };
  const isRevised = eq(blog_posts.updated_at, revisionTime(updated_at, edit.now));
  const also = position === undefined ? [] : [positionInQueue(db, id, position, isRevised)];
  return reviseRecord(db, "post", id, updated_at, { values, also }, edit);
}
