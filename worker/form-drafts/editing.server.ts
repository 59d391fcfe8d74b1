import { and, eq, exists, gt, isNotNull, lte, ne, notLike, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts, form_drafts, users } from "../../db/schema";
import { deviceName, deviceType } from "../session/device-name";
import { isSeenBy } from "../blog/own-drafts.server";
import { accountName } from "../records/people.server";
import type { Account } from "../session/authentication.server";
import type { DraftInput } from "./rules";

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
/** How long after the last change of a draft its author is said to be in the record. */
const PRESENT_MS = 600_000;
const USER_AGENT_MAX = 300;

const { form, draft_id: id, form_values, basis, user_agent, saved_at, user_id } = form_drafts;
const isOf = (userId: string, name: string) => and(eq(user_id, userId), eq(form, name));

/** SQL: an account may open the record of a form; people edit their profiles in a form of one name. */
function mayOpen(db: Db, account: Account): SQL | undefined {
  if (account.role === "admin") return ne(form, "profile");
  if (account.role === "editor") return notLike(form, "profile%");
  const post = db.select({ id: blog_posts.id }).from(blog_posts);
  return exists(post.where(and(sql`${form} = 'post:' || ${blog_posts.id}`, isSeenBy(account))));
}

/** The account's drafts without their values, and who else is changing which record that it may open. */
export async function listDrafts(db: Db, account: Account, now: Date) {
  const userId = account.id;
  const isPresent = gt(saved_at, new Date(now.getTime() - PRESENT_MS).toISOString());
  const [own, others] = await db.batch([
    db
      .select({ form, id, saved_at, user_agent, is_ended: sql`${form_values} is null`.mapWith(Boolean) })
      .from(form_drafts)
      .where(eq(user_id, userId)),
    db
      .select({ form, name: accountName })
      .from(form_drafts)
      .innerJoin(users, eq(users.id, user_id))
      .where(and(isPresent, ne(user_id, userId), isNotNull(form_values), notLike(form, "%:new"), mayOpen(db, account)))
      .orderBy(saved_at),
  ]);
  const described = own.map(({ user_agent, ...draft }) => ({
    ...draft,
    device: deviceName(user_agent),
    device_type: deviceType(user_agent),
  }));
  return { own: described, others };
}

export async function readDraft(db: Db, userId: string, name: string) {
  const [draft] = await db
    .select({ id, values: form_values, basis, saved_at })
    .from(form_drafts)
    .where(and(isOf(userId, name), isNotNull(form_values)));
  return draft ?? null;
}

/** Returns the time of the copy, and the account's other draft of the form that it replaces. */
export async function saveDraft(db: Db, userId: string, input: DraftInput, userAgent: string, now: Date) {
  const copy = {
    draft_id: input.id,
    form_values: input.values,
    basis: input.basis ?? null,
    user_agent: userAgent.slice(0, USER_AGENT_MAX),
    saved_at: now.toISOString(),
  };
  const [[replaced]] = await db.batch([
    db
      .select({ id, values: form_values, basis, saved_at })
      .from(form_drafts)
      .where(and(isOf(userId, input.form), ne(id, input.id), isNotNull(form_values))),
    db
      .insert(form_drafts)
      .values({ user_id: userId, form: input.form, ...copy })
      .onConflictDoUpdate({ target: [user_id, form], set: copy }),
  ]);
  return { saved_at: copy.saved_at, replaced: replaced ?? null };
}

/** Deletes what a draft says once it was saved or discarded. */
export async function endDraft(db: Db, userId: string, name: string, draftId: string, now: Date): Promise<void> {
  await db
    .update(form_drafts)
    .set({ form_values: null, basis: null, saved_at: now.toISOString() })
    .where(and(isOf(userId, name), eq(id, draftId)));
}

export async function forgetDrafts(db: Db, now: Date): Promise<void> {
  await db.delete(form_drafts).where(lte(saved_at, new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()));
}
