import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts } from "../../db/schema";
import { Refusal } from "../refusal";
import type { Account } from "../session/authentication.server";
import { EDITORS_ONLY } from "../session/sentences";
import type { PostSave } from "./rules";

const NOT_BY_WRITERS = "Yazar hesabı yayınlayamaz ve yayın zamanı veremez; yazıyı incelemeye gönderin.";

/** SQL: the posts that an account sees: all, or of a writer the drafts that it wrote. */
export const isSeenBy = ({ id, role }: Account): SQL | undefined =>
  role === "writer" ? and(eq(blog_posts.written_by, id), eq(blog_posts.is_published, false)) : undefined;

/** SQL: a draft that a writer wrote and nobody has approved. */
export const isOpenTo = ({ id }: Account) =>
  sql`(${blog_posts.written_by} is ${id} and not ${blog_posts.is_published} and ${blog_posts.checked_by} is null)`;

/** Throws `Refusal("forbidden")` for a post that a writer may not see, not for a missing one. */
export async function requireSeen(db: Db, account: Account, id: string): Promise<void> {
  await seenPost(db, account, id);
}

/** As `requireSeen`; of other kinds a writer sees no record. */
export async function requireSeenRecord(
  db: Db,
  account: Account,
  { kind, id }: { kind: string; id?: string | undefined },
) {
  if (account.role === "writer" && kind !== "post") throw new Refusal("forbidden", EDITORS_ONLY);
  if (id !== undefined) await requireSeen(db, account, id);
}

async function seenPost(db: Db, { id: writer, role }: Account, id: string) {
  if (role !== "writer") return undefined;
  const { written_by, is_published, publish_at } = blog_posts;
  const [post] = await db
    .select({ written_by, is_published, publish_at })
    .from(blog_posts)
    .where(eq(blog_posts.id, id));
  if (post && (post.is_published || post.written_by !== writer)) throw new Refusal("forbidden", EDITORS_ONLY);
  return post;
}

/** What an account's save stores: a writer's draft stays that writer's and as it is planned. Throws `forbidden`. */
export async function savedBy(db: Db, account: Account, input: PostSave, id?: string): Promise<PostSave> {
  if (account.role !== "writer") return input;
  const post = id === undefined ? undefined : await seenPost(db, account, id);
  const publish_at = post?.publish_at ?? null;
  const isPlanned = input.publish_at !== null && input.publish_at !== publish_at;
  if (input.publish || input.review === "approve" || input.is_generated || isPlanned)
    throw new Refusal("forbidden", NOT_BY_WRITERS);
  return { ...input, written_by: account.id, publish_at, review: input.review ?? "revise" };
}
