import { count } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts, casinos, promotions } from "../../db/schema";
import type { Announcer } from "../announcements/services";
import type { Account } from "../session/authentication.server";
import { isSeenBy } from "../blog/own-drafts.server";
import { readWork, workOf, workQueries } from "./work.server";

const NONE = { work: 0, promotions: 0, casinos: 0, posts: 0, comments: 0, verifications: 0, faults: 0 };

/** Numbers beside the entries of the panel's menu; `work` is that of the dashboard. */
export async function readCounts(db: Db, account: Account, services: readonly Announcer["service"][], now: Date) {
  if (account.role === "writer") {
    const [{ returned }, posts] = await Promise.all([
      readWork(db, account, services, now),
      db.$count(blog_posts, isSeenBy(account)),
    ]);
    return { ...NONE, work: returned.total, posts };
  }
  const total = () => ({ total: count().as("total") });
  const [[promotion], [casino], [post], ...answers] = await db.batch([
    db.select(total()).from(promotions),
    db.select(total()).from(casinos),
    db.select(total()).from(blog_posts),
    ...workQueries(db, account, services, now),
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
