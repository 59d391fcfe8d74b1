import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts } from "../../db/schema";
import { requireOpen } from "../session/closed-kinds.server";
import { KINDS } from "../records/kinds.server";
import { Refusal } from "../refusal";
import type { Account } from "../session/authentication.server";
import { EDITORS_ONLY } from "../session/sentences";
import { refuseOwn } from "./review.server";
import { DATE_OF_ADMINISTRATORS, type PostSave } from "./rules";

const NOT_BY_WRITERS = "Yazar hesabı yayınlayamaz; yazıyı incelemeye gönderin.";
const NOT_GENERATED = "Yazar hesabı yapay zekâ metni kaydedemez; bunu bir editörden isteyin.";
const IN_OTHER_HANDS = "İncelemedeki ya da onaylanmış yazıyı silemezsiniz; bunu bir editörden isteyin.";

/** SQL: the posts that an account sees: all, or of a writer the drafts that it wrote. */
export const isSeenBy = ({ id, role }: Account): SQL | undefined =>
  role === "writer" ? and(eq(blog_posts.written_by, id), eq(blog_posts.is_published, false)) : undefined;

/** SQL: a draft that a writer wrote and nobody has approved. */
export const isOpenTo = ({ id }: Account) =>
  sql`(${blog_posts.written_by} is ${id} and not ${blog_posts.is_published} and ${blog_posts.checked_by} is null)`;

/** Throws `Refusal` for a writer: `forbidden` for a post of others or a public one, `not_found` for a missing one. */
export async function requireSeen(db: Db, account: Account, id: string): Promise<void> {
  await seenPost(db, account, id);
}

/** As `requireSeen`; of other kinds a writer sees no record, and an editor none that only administrators open. */
export async function requireSeenRecord(
  db: Db,
  account: Account,
  { kind, id }: { kind: string; id?: string | undefined },
) {
  if (account.role === "writer" && kind !== "post") throw new Refusal("forbidden", EDITORS_ONLY);
  requireOpen(account, { kind, id });
  if (id !== undefined) await requireSeen(db, account, id);
}

/** Throws `Refusal("forbidden")` also for a writer's draft that was sent or approved. */
export async function requireDeletable(db: Db, account: Account, id: string): Promise<void> {
  const post = await seenPost(db, account, id);
  if (post && (post.review_state === "sent" || post.checked_by)) throw new Refusal("forbidden", IN_OTHER_HANDS);
}

async function seenPost(db: Db, { id: writer, role }: Account, id: string) {
  if (role !== "writer") return undefined;
  const { written_by, is_published, publish_at, review_state, checked_by } = blog_posts;
  const [post] = await db
    .select({ written_by, is_published, publish_at, review_state, checked_by })
    .from(blog_posts)
    .where(eq(blog_posts.id, id));
  if (!post) throw new Refusal("not_found", KINDS.post.missing);
  if (post.is_published || post.written_by !== writer) throw new Refusal("forbidden", EDITORS_ONLY);
  return post;
}

/** The stored date of publication. Throws `forbidden` for another one. */
async function keptDate(db: Db, { published_at }: PostSave, id = ""): Promise<string | null> {
  const [post] = await db
    .select({ published_at: blog_posts.published_at })
    .from(blog_posts)
    .where(eq(blog_posts.id, id));
  const kept = post?.published_at ?? null;
  if (published_at !== null && published_at !== kept) throw new Refusal("forbidden", DATE_OF_ADMINISTRATORS);
  return kept;
}

/** What an account's save stores: a writer's draft stays that writer's and as it is planned. Throws `forbidden`, `conflict`. */
export async function savedBy(db: Db, account: Account, given: PostSave, id?: string): Promise<PostSave> {
  const input = account.role === "admin" ? given : { ...given, published_at: await keptDate(db, given, id) };
  if (account.role !== "writer") {
    if (input.review === "approve" && input.written_by === account.id && !input.is_generated) refuseOwn();
    return input;
  }
  const post = id === undefined ? undefined : await seenPost(db, account, id);
  if (input.publish || input.review === "approve") throw new Refusal("forbidden", NOT_BY_WRITERS);
  if (input.is_generated) throw new Refusal("forbidden", NOT_GENERATED);
  return {
    ...input,
    written_by: account.id,
    publish_at: post?.publish_at ?? null,
    review: input.review ?? "revise",
  };
}
