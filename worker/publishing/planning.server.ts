import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts } from "../../db/schema";
import { POST_NOT_FOUND } from "../blog/editing.server";
import { endOfQueue } from "../blog/statements.server";
import { editable } from "../records/editable.server";
import { type Edit, revise, revisedBy } from "../records/revision.server";
import { found, Refusal } from "../refusal";
import { positionInQueue } from "./queue.server";
import type { PlanInput } from "./rules";
import { IS_PUBLISHED, PAST_TIME } from "./sentences";

/** Schedules or unschedules a draft. Throws `invalid`, `not_found`, `conflict`. */
export async function planPost(db: Db, id: string, { publish_at, position, updated_at }: PlanInput, edit: Edit) {
  if (publish_at !== null && publish_at <= edit.now.toISOString())
    throw new Refusal("invalid", PAST_TIME, { fields: { publish_at: PAST_TIME } });
  const [known] = await db
    .select({ is_published: blog_posts.is_published })
    .from(blog_posts)
    .where(eq(blog_posts.id, id));
  // A post that is published after this read has another version, so that `revise` refuses.
  if (found(known, POST_NOT_FOUND).is_published) throw new Refusal("conflict", IS_PUBLISHED);
  const values = {
    publish_at,
    ...(position !== undefined && { queue_position: sql`coalesce(${blog_posts.queue_position}, ${endOfQueue})` }),
    ...revisedBy(updated_at, edit),
  };
  return revise(db, blog_posts, id, updated_at, values, POST_NOT_FOUND, {
    keeps: { kind: "post", change: edit.change },
    shown: (row) => editable("post", row),
    also:
      position === undefined ? [] : [positionInQueue(db, id, position, eq(blog_posts.updated_at, values.updated_at))],
  });
}
