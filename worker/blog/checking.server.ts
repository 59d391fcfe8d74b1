import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { admin_users, blog_posts, type Post, users } from "../../db/schema";
import type { Edit } from "../records/revision.server";
import { AI_AUTHOR } from "./constants";

/** Values, or columns of the row that is updated. */
interface Written {
  author: SQL | string | typeof blog_posts.author;
  written_by: SQL | string | null | typeof blog_posts.written_by;
}

interface Checked {
  checked_by: SQL | null | typeof blog_posts.checked_by;
  checked_at: SQL | null | typeof blog_posts.checked_at;
}

type By = Pick<Edit, "by" | "now">;

export const UNCHECKED_YET = { checked_by: null, checked_at: null };

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
 * Columns that make an account the checker of a post (P7.6). It must be a generated post, or one that somebody else is
 * known to have written; any other post keeps the checker that `known` names.
 */
export function checkedBy({ by, now }: By, post: Written = blog_posts, known: Checked = blog_posts) {
  const account = accountOf(by);
  const isOther = sql`(${post.author} = ${AI_AUTHOR} or ${post.written_by} <> ${account})`;
  return {
    checked_by: sql<string | null>`case when ${isOther} then ${account} else ${known.checked_by} end`,
    checked_at: sql<string | null>`case when ${isOther} then ${now.toISOString()} else ${known.checked_at} end`,
  };
}

/** The columns of a draft that somebody approves, which is then queued. */
export const approvedBy = (edit: By, post: Written = blog_posts) => ({
  ...NOT_IN_REVIEW,
  ...checkedBy(edit, post, UNCHECKED_YET),
  queue_position: sql`coalesce(${blog_posts.queue_position}, ${endOfQueue})`,
});

/** What an approval holds for. */
export const CHECKED_TEXT = ["title", "excerpt", "content", "sources"] as const;

/** SQL: somebody else than its checker gives a post another text. */
export function isTextReplaced(by: string, text: Pick<Post, (typeof CHECKED_TEXT)[number]>) {
  const stored = CHECKED_TEXT.map((key) => [blog_posts[key], sql.param(text[key], blog_posts[key])] as const);
  const isOther = stored.map(([column, value]) => sql`${column} is not ${value}`);
  return sql`(${blog_posts.checked_by} <> ${accountOf(by)} and (${sql.join(isOther, sql` or `)}))`;
}

export const endOfQueue = sql<number>`(select coalesce(max(queue_position), 0) + 1 from ${blog_posts} where is_published = 0)`;

export const NOT_IN_REVIEW = { review_state: null, sent_at: null };
