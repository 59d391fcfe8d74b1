import { count, eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts, casinos, promotion_comments, promotions } from "../../db/schema";
import { dueRecords } from "../verification/queue.server";
import { faultyRecords } from "./faults.server";

/** Numbers beside the entries of the panel's menu; `today` is a day in Istanbul. */
export async function readCounts(db: Db, today: string) {
  const total = () => ({ total: count().as("total") });
  const [[promotion], [casino], [post], [comment], [verification], [fault]] = await db.batch([
    db.select(total()).from(promotions),
    db.select(total()).from(casinos),
    db.select(total()).from(blog_posts),
    db.select(total()).from(promotion_comments).where(eq(promotion_comments.status, "pending")),
    db.select(total()).from(dueRecords(db, { q: "" }, today)),
    faultyRecords(db, today).limit(1),
  ]);
  return {
    promotions: promotion?.total ?? 0,
    casinos: casino?.total ?? 0,
    posts: post?.total ?? 0,
    comments: comment?.total ?? 0,
    verifications: verification?.total ?? 0,
    faults: fault?.of_all ?? 0,
  };
}
