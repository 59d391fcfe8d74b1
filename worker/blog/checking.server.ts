import { type SQL, sql } from "drizzle-orm";
import { blog_posts, users } from "../../db/schema";
import type { Edit } from "../records/revision.server";
import { AI_AUTHOR } from "./constants";

/** Values, or columns of the row that is updated. */
interface Written {
  author: SQL | string | typeof blog_posts.author;
  written_by: SQL | string | null | typeof blog_posts.written_by;
  checked_by: SQL | null | typeof blog_posts.checked_by;
  checked_at: SQL | null | typeof blog_posts.checked_at;
}

/**
 * The columns that name who publishes a post as its checker (P7.6). They stay for its writer, and for a post of which
 * nobody knows who wrote it; whoever publishes a generated one has checked it.
 */
export function checkedBy({ by, now }: Pick<Edit, "by" | "now">, post: Written = blog_posts) {
  const account = sql`(select ${users.id} from ${users} where ${users.email} = ${by})`;
  const isOther = sql`(${post.author} = ${AI_AUTHOR} or ${post.written_by} <> ${account})`;
  return {
    checked_by: sql<string | null>`case when ${isOther} then ${account} else ${post.checked_by} end`,
    checked_at: sql<string | null>`case when ${isOther} then ${now.toISOString()} else ${post.checked_at} end`,
  };
}
