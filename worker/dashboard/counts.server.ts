import { count } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts, casinos, promotions, type Role } from "../../db/schema";
import type { Announcer } from "../announcements/services";
import { workOf, workQueries } from "./work.server";

/** Numbers beside the entries of the panel's menu; `work` is that of the dashboard. */
export async function readCounts(db: Db, role: Role, services: readonly Announcer["service"][], now: Date) {
  const total = () => ({ total: count().as("total") });
  const [[promotion], [casino], [post], ...answers] = await db.batch([
    db.select(total()).from(promotions),
    db.select(total()).from(casinos),
    db.select(total()).from(blog_posts),
    ...workQueries(db, role, services, now),
  ]);
  const work = workOf(answers);
  return {
    work: Object.values(work).reduce((sum, section) => sum + section.total, 0),
    promotions: promotion?.total ?? 0,
    casinos: casino?.total ?? 0,
    posts: post?.total ?? 0,
    comments: work.comments.total,
    verifications: work.verifications.total,
    faults: work.faults.total,
  };
}
