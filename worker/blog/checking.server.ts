import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { admin_users, blog_posts, users } from "../../db/schema";
import type { Edit } from "../records/revision.server";
import { AI_AUTHOR } from "./constants";

/** Values, or columns of the row that is updated. */
interface Written {
  author: SQL | string | typeof blog_posts.author;
  written_by: SQL | string | null | typeof blog_posts.written_by;
  checked_by: SQL | null | typeof blog_posts.checked_by;
  checked_at: SQL | null | typeof blog_posts.checked_at;
}

const accountOf = (email: string) => sql`(select ${users.id} from ${users} where ${users.email} = ${email})`;

/** SQL: it waits for its writer, or for a check that somebody asked for. */
export const isInReview = and(
  isNull(blog_posts.checked_by),
  sql`(${blog_posts.review_state} is not null or exists (select 1 from ${admin_users}
    where ${admin_users.id} = ${blog_posts.written_by} and ${admin_users.role} = 'writer'))`,
) as SQL;

/** SQL: nobody has checked a draft that no run may publish without; generated ones are such, too. */
export const isUnchecked = or(isInReview, and(isNull(blog_posts.checked_by), eq(blog_posts.author, AI_AUTHOR))) as SQL;

/** Column of a list, true of drafts alone. */
export const uncheckedColumn = () =>
  sql<boolean>`(not ${blog_posts.is_published} and ${isUnchecked})`.mapWith(Boolean).as("is_unchecked");

/**
 * The columns that name who publishes a post as its checker (P7.6). They stay for its writer, and for a post of which
 * nobody knows who wrote it; whoever publishes a generated one has checked it.
 */
export function checkedBy({ by, now }: Pick<Edit, "by" | "now">, post: Written = blog_posts) {
  const account = accountOf(by);
  const isOther = sql`(${post.author} = ${AI_AUTHOR} or ${post.written_by} <> ${account})`;
  return {
    checked_by: sql<string | null>`case when ${isOther} then ${account} else ${post.checked_by} end`,
    checked_at: sql<string | null>`case when ${isOther} then ${now.toISOString()} else ${post.checked_at} end`,
  };
}

/** The columns of a draft that somebody approves, which is then queued; nobody is the checker of what they wrote. */
export function approvedBy({ by, now }: Pick<Edit, "by" | "now">, post: Pick<Written, "author"> = blog_posts) {
  const account = accountOf(by);
  const isOther = sql`(${post.author} = ${AI_AUTHOR} or ${blog_posts.written_by} is not ${account})`;
  return {
    ...NOT_IN_REVIEW,
    checked_by: sql<string | null>`case when ${isOther} then ${account} end`,
    checked_at: sql<string | null>`case when ${isOther} then ${now.toISOString()} end`,
    queue_position: sql`coalesce(${blog_posts.queue_position}, ${endOfQueue})`,
  };
}

export const endOfQueue = sql<number>`(select coalesce(max(queue_position), 0) + 1 from ${blog_posts} where is_published = 0)`;

export const NOT_IN_REVIEW = { review_state: null, sent_at: null };
