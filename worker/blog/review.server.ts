import { and, eq, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { blog_posts } from "../../db/schema";
import { requireRecord } from "../records/editable.server";
import type { Edit } from "../records/revision.server";
import { keepVersions, noteChange } from "../records/versions.server";
import { Refusal } from "../refusal";
import type { Account } from "../session/authentication.server";
import { approvedBy, UNCHECKED_YET } from "./checking.server";
import { IS_PUBLISHED } from "./editing.server";
import { insertNote } from "./notes.server";

const OWN_POST = "Kendi yazınızı onaylayamazsınız; başka biri onaylasın ya da doğrudan yayınlayın.";
const CHANGED_SINCE = "Yazı siz okurken değişti; yeniden okuyup karar verin.";

/**
 * Approves a version of a draft (B8.8). Throws `Refusal`: `not_found`, `conflict` for a published or newer one, or for
 * the account's own.
 */
export async function approvePost(db: Db, id: string, basis: string, account: Account, edit: Edit) {
  const isOwn = eq(blog_posts.written_by, account.id);
  if ((await db.$count(blog_posts, and(isDraft(id), isOwn))) > 0) refuseOwn();
  await decide(db, and(isDraft(id), eq(blog_posts.updated_at, basis)), id, approvedBy(edit), edit);
}

export function refuseOwn(): never {
  throw new Refusal("conflict", OWN_POST);
}

/** Returns a draft to its writer with a note (B8.8). Throws `Refusal`: `not_found`, `conflict` if it is published. */
export async function returnPost(db: Db, id: string, text: string, edit: Edit) {
  await decide(db, isDraft(id), id, { review_state: "returned", ...UNCHECKED_YET }, edit);
  await insertNote(db, id, { text, by: edit.by, name: null, state: "open" }, edit.now);
}

const isDraft = (id: string) => and(eq(blog_posts.id, id), eq(blog_posts.is_published, false));

/** Keeps the version: a decision changes nothing that a form holds. */
async function decide(
  db: Db,
  isIt: SQL | undefined,
  id: string,
  values: SQLiteUpdateSetSource<typeof blog_posts>,
  { change }: Edit,
): Promise<void> {
  const replaced = Object.keys(values).map((name) => blog_posts[name as keyof typeof values] as SQLiteColumn);
  const [, decided] = await db.batch([
    keepVersions(db, "post", change, isIt, replaced),
    db.update(blog_posts).set(values).where(isIt).returning({ id: blog_posts.id }),
    ...noteChange(db, "post", change),
  ]);
  if (decided.length > 0) return;
  const { is_published } = await requireRecord(db, "post", id);
  throw new Refusal("conflict", is_published ? IS_PUBLISHED : CHANGED_SINCE);
}
