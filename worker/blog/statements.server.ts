import { isNull, type SQL, sql } from "drizzle-orm";
import { admin_users, blog_posts } from "../../db/schema";
import { htmlMark } from "../text/mark";
import { sanitizeAtLeast } from "../text/sanitize";
import { derivedOf } from "../records/search-text.server";
import { freeSlug } from "../records/free-slug.server";
import type { Edit } from "../records/revision.server";
import { slugify } from "../text/slug";
import { approvedBy, checkedBy, endOfQueue, isTextReplaced, NOT_IN_REVIEW, UNCHECKED_YET } from "./checking.server";
import { AI_AUTHOR } from "./constants";
import { CONTENT_MIN, CONTENT_SHORT, type PostSave } from "./rules";

/** SQL: a draft is published at a moment, not at the date of a post from elsewhere. */
export const isUndated = isNull(blog_posts.published_at);

/** SQL: the date that a draft keeps, or else `moment`. */
export const datedOr = (moment: SQL | string) => sql<string>`coalesce(${blog_posts.published_at}, ${moment})`;

const publishedAt = (time: string) => ({
  ...NOT_IN_REVIEW,
  is_published: true,
  published_at: time,
  queue_position: null,
  publish_at: null,
});

export function additionOf(id: string, input: PostSave, site: string, edit: Edit) {
  const { now, by } = edit;
  const time = now.toISOString();
  const row = { author: site, ...rowOf(input) };
  return {
    ...row,
    ...((input.publish || input.review === "approve") && checkedBy(edit, row, UNCHECKED_YET)),
    slug: freeSlug(blog_posts, input.slug || slugify(input.title, now)),
    ...(input.publish
      ? publishedAt(input.published_at ?? time)
      : { queue_position: isWaiting(input) ? null : endOfQueue }),
    ...(input.review === "send" && sentAt(time)),
    id,
    created_at: time,
    updated_at: time,
    updated_by: by,
  };
}

export function revisionOf(id: string, input: PostSave, edit: Edit) {
  const { now } = edit;
  const { slug, publish } = input;
  const address = slug ? freeSlug(blog_posts, slug, { id }) : undefined;
  const isMoved = sql`${blog_posts.is_published} = 1 and ${blog_posts.slug} <> ${address ?? blog_posts.slug}`;
  const isNew = publish && !input.published_at ? sql`(${blog_posts.is_published} = 0 or ${isMoved})` : isMoved;
  const row = { ...rowOf(input), ...(input.is_generated && { written_by: ofWriter }) };
  const isReplaced = isTextReplaced(edit.by, row);
  const known = {
    checked_by: sql`case when not ${isReplaced} then ${blog_posts.checked_by} end`,
    checked_at: sql`case when not ${isReplaced} then ${blog_posts.checked_at} end`,
  };
  const checked = checkedBy(edit, { ...blog_posts, ...row }, known);
  const values = {
    ...row,
    slug: address,
    indexed: sql`${blog_posts.indexed} and not (${isNew})`,
    publish_at: sql`case when ${blog_posts.is_published} then null else ${input.publish_at} end`,
    published_at: sql`coalesce(${input.published_at}, case when ${blog_posts.is_published} then ${blog_posts.published_at} end)`,
    ...(publish && {
      ...publishedAt(now.toISOString()),
      checked_by: sql`case when ${blog_posts.is_published} then ${blog_posts.checked_by} else ${checked.checked_by} end`,
      checked_at: sql`case when ${blog_posts.is_published} then ${blog_posts.checked_at} else ${checked.checked_at} end`,
      published_at: sql`coalesce(${input.published_at}, case when ${blog_posts.is_published} then ${blog_posts.published_at} else ${now.toISOString()} end)`,
    }),
    ...(!publish && reviewedBy(input, { ...blog_posts, ...row }, isReplaced, edit)),
  };
  return { values, isNew };
}

/** SQL: who wrote a draft, if that is a writer, whose draft it stays. */
const ofWriter = sql<string | null>`(select ${admin_users.id} from ${admin_users}
  where ${admin_users.id} = ${blog_posts.written_by} and ${admin_users.role} = 'writer')`;

const sentAt = (time: string) => ({ review_state: "sent" as const, sent_at: time });

/** Whether it gets no turn in the queue before somebody approves it. */
const isWaiting = ({ review }: PostSave) => review === "send" || review === "revise";

/** What a save that does not publish changes of who has checked a post, and of its review. */
function reviewedBy(
  { review, is_generated }: PostSave,
  post: Parameters<typeof checkedBy>[1],
  isReplaced: SQL,
  edit: Edit,
) {
  const { is_published, checked_by, checked_at, review_state, sent_at } = blog_posts;
  const approved = approvedBy(edit, post);
  const time = edit.now.toISOString();
  if (review === "approve") return approved;
  if (review === "send") return { ...UNCHECKED_YET, ...sentAt(time) };
  if (is_generated)
    return {
      checked_by: sql`case when ${is_published} then ${approved.checked_by} end`,
      checked_at: sql`case when ${is_published} then ${approved.checked_at} end`,
    };
  const waits = review === "revise" ? sql`${checked_by} is not null` : sql`(${isReplaced} and not ${is_published})`;
  return {
    checked_by: sql`case when not ${waits} then ${checked_by} end`,
    checked_at: sql`case when not ${waits} then ${checked_at} end`,
    review_state: sql`case when ${waits} then 'sent' else ${review_state} end`,
    sent_at: sql`case when ${waits} then ${time} else ${sent_at} end`,
  };
}

/** The columns that a form stores; `clean` sanitises its text. */
export const rowOf = (input: PostSave, clean = storedContent) => ({
  ...input,
  ...derivedColumns(input, clean),
  ...(input.is_generated && { author: AI_AUTHOR, written_by: null }),
});

/** Sanitised content. Throws `Refusal("invalid")` if it is then too short. */
export const storedContent = (content: string) => sanitizeAtLeast(CONTENT_MIN, content, "content", CONTENT_SHORT);

export function derivedColumns(
  { title, excerpt, content }: Pick<PostSave, "title" | "excerpt" | "content">,
  clean = storedContent,
) {
  const text = clean(content);
  return { content: text, html_mark: htmlMark(text), ...derivedOf("post", { title, excerpt, content: text }) };
}
