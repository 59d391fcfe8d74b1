import { and, desc, eq, gt, inArray, notInArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { insertFrom } from "../../db/insert-from";
import { blog_posts, post_notes, type PostNote, rate_limits, trash } from "../../db/schema";
import { KINDS } from "../records/kinds.server";
import { deleteExpiredCounters, incrementCounter } from "../records/rate-limits.server";
import { Refusal } from "../refusal";
import { dailyHash } from "../secrets/daily-secret.server";
import type { Account } from "../session/authentication.server";
import type { NoteState, StrangersNote } from "./notes-rules";

const NOTES_SHOWN = 200;
/** What waits at one post; a stranger's further notes are refused. */
const HELD_MAX = 30;
const ADDRESS_LIMIT = 10;
const WINDOW_MS = 10 * 60_000;
const DOUBLE_CLICK_MS = 60_000;

const NOTE_NOT_FOUND = "Not bulunamadı";
const TOO_MANY_WAIT = "Bu yazıda çok sayıda not bekliyor. Lütfen notunuzu bağlantıyı gönderene iletin.";
export const NOTE_FAILED = "Notunuz eklenirken bir hata oluştu";

/** Notes at a post, the oldest first; a writer sees no held and no refused ones. */
export async function listNotes(db: Db, post: string, { role }: Account): Promise<PostNote[]> {
  const { post_id, state, created_at, id } = post_notes;
  const isSeen = role === "writer" ? inArray(state, ["open", "done"]) : undefined;
  const rows = await db
    .select()
    .from(post_notes)
    .where(and(eq(post_id, post), isSeen))
    .orderBy(desc(created_at), desc(id))
    .limit(NOTES_SHOWN);
  return rows.reverse();
}

type Written = Pick<PostNote, "text" | "by" | "name" | "state">;

/** Throws `Refusal`: `not_found` without the post. */
export async function insertNote(
  db: Db,
  post: string,
  { text, by, name, state }: Written,
  now: Date,
): Promise<PostNote> {
  const note = { id: crypto.randomUUID(), post_id: post, text, by, name, state, created_at: now.toISOString() };
  const [added] = await insertFrom(db, post_notes, note, eq(blog_posts.id, post), sql`${blog_posts}`).returning();
  if (!added) throw new Refusal("not_found", KINDS.post.missing);
  return added;
}

/** Throws `Refusal`: `not_found`. */
export async function decideNote(db: Db, post: string, note: string, state: NoteState): Promise<PostNote> {
  const isIt = and(eq(post_notes.id, note), eq(post_notes.post_id, post));
  const [changed] = await db.update(post_notes).set({ state }).where(isIt).returning();
  if (!changed) throw new Refusal("not_found", NOTE_NOT_FOUND);
  return changed;
}

/** Holds a stranger's note at a post for an editor; a double click adds one. Throws `Refusal("too_many")`. */
export async function holdNote(
  db: Db,
  post: string,
  { name, text, website }: StrangersNote,
  address: string,
  now: Date,
) {
  if (website) return;
  const key = `note:${await dailyHash(db, address, now)}`;
  const note = {
    id: crypto.randomUUID(),
    post_id: post,
    text,
    by: null,
    name,
    state: "held",
    created_at: now.toISOString(),
  };
  const held = and(eq(post_notes.post_id, post), eq(post_notes.state, "held"));
  const since = new Date(now.getTime() - DOUBLE_CLICK_MS).toISOString();
  const isRepeat = and(
    eq(post_notes.post_id, post),
    eq(post_notes.name, name),
    eq(post_notes.text, text),
    gt(post_notes.created_at, since),
  );
  const isWithin = sql`(select ${rate_limits.count} from ${rate_limits} where ${rate_limits.key} = ${key}) <= ${ADDRESS_LIMIT}`;
  const isRoom = sql`(select count(*) from ${post_notes} where ${held}) < ${HELD_MAX}`;
  const [, [counter], , kept] = await db.batch([
    deleteExpiredCounters(db, now),
    incrementCounter(db, key, now.getTime() + WINDOW_MS).returning(),
    insertFrom(
      db,
      post_notes,
      note,
      sql`${isWithin} and ${isRoom} and not exists (select 1 from ${post_notes} where ${isRepeat})`,
    ),
    db.select({ id: post_notes.id }).from(post_notes).where(isRepeat).limit(1),
  ]);
  if (kept.length > 0) return;
  if (!counter || counter.count <= ADDRESS_LIMIT) throw new Refusal("too_many", TOO_MANY_WAIT);
  throw new Refusal("too_many", "Kısa sürede çok fazla not gönderdiniz. Lütfen biraz sonra tekrar deneyin.", {
    retryAfter: Math.ceil((counter.window_ends_at - now.getTime()) / 1_000),
  });
}

/** Forgets notes at posts that are neither there nor in the trash. */
export async function forgetNotes(db: Db): Promise<void> {
  const ids = db.select({ id: blog_posts.id }).from(blog_posts);
  const trashed = db.select({ id: trash.id }).from(trash);
  await db.delete(post_notes).where(and(notInArray(post_notes.post_id, ids), notInArray(post_notes.post_id, trashed)));
}
