import { and, asc, eq, isNotNull, isNull, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { insertFrom } from "../../db/insert-from";
import {
  admin_users,
  blog_posts,
  devices,
  form_drafts,
  type Role,
  second_factors,
  sessions,
  users,
} from "../../db/schema";
import { found, Refusal } from "../refusal";
import { removeSecondFactor } from "../session/second-factor.server";
import { hashPassword } from "../session/password.server";
import { lastUse } from "../session/sessions.server";

interface NewAccount {
  email: string;
  password: string;
  role: Role;
  /** If absent, an existing account keeps its name. */
  name?: string;
}

const NOT_FOUND = "Hesap bulunamadı";

/** Creates an account or resets an existing one; a reset ends its sessions, devices and second factor. */
export async function createAccount(db: Db, { email, password, role, name }: NewAccount, now: Date) {
  const time = now.toISOString();
  const address = email.toLowerCase();
  const password_hash = await hashPassword(password);
  const changed = { password_hash, updated_at: time, ...(name !== undefined && { name }) };
  const account = sql`(select ${users.id} from ${users} where ${users.email} = ${address})`;
  const row = { id: users.id, role, comments_seen_at: null, comments_new_since: null, created_at: time };
  const [, , , , , , [made]] = await db.batch([
    db
      .insert(users)
      .values({ email: address, created_at: time, ...changed })
      .onConflictDoUpdate({ target: users.email, set: changed }),
    insertFrom(db, admin_users, row, eq(users.email, address), sql`${users}`).onConflictDoUpdate({
      target: admin_users.id,
      set: { role },
    }),
    ...signOutEverywhere(db, account),
    ...removeSecondFactor(db, account),
    selectAccounts(db).where(eq(users.email, address)),
  ]);
  return made;
}

/** Statements: end all sessions of an account and forget its devices. */
export const signOutEverywhere = (db: Db, id: string | SQL) =>
  [
    db.delete(sessions).where(sql`${sessions.user_id} = ${id}`),
    db.delete(devices).where(sql`${devices.user_id} = ${id}`),
  ] as const;

export async function hasAccount(db: Db, email: string): Promise<boolean> {
  const rows = await selectAccounts(db).where(eq(users.email, email.toLowerCase()));
  return rows.length > 0;
}

export async function listAccounts(db: Db) {
  const rows = await selectAccounts(db).orderBy(asc(users.email));
  return rows.map(({ expires_at, ...account }) => ({ ...account, seen_at: expires_at && lastUse(expires_at) }));
}

const selectAccounts = (db: Db) =>
  db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      role: admin_users.role,
      created_at: admin_users.created_at,
      expires_at: sql<
        number | null
      >`(select max(${sessions.expires_at}) from ${sessions} where ${sessions.user_id} = ${users.id})`.as(
        "last_expiry",
      ),
      has_second_factor: sql`exists (select 1 from ${second_factors} where ${second_factors.user_id} = ${users.id})`
        .mapWith(Boolean)
        .as("has_second_factor"),
    })
    .from(admin_users)
    .innerJoin(users, eq(users.id, admin_users.id));

export async function namesByEmail(db: Db): Promise<Record<string, string>> {
  const rows = await db.select({ email: users.email, name: users.name }).from(users).where(ne(users.name, ""));
  return Object.fromEntries(rows.map(({ email, name }) => [email, name]));
}

/** SQL: another administrator exists. Checked in the statement, since two may remove each other at once. */
const othersAdminister = (id: string) =>
  sql`exists (select 1 from ${admin_users} other where other.role = 'admin' and other.id <> ${id})`;

/** Statement: asks for a check of a writer's planned drafts, which so far the role made necessary (B8.8). */
const askForChecks = (db: Db, id: string, now: Date) =>
  db
    .update(blog_posts)
    .set({ review_state: "sent", sent_at: now.toISOString() })
    .where(
      and(
        eq(blog_posts.written_by, id),
        eq(blog_posts.is_published, false),
        isNull(blog_posts.checked_by),
        isNull(blog_posts.review_state),
        or(isNotNull(blog_posts.queue_position), isNotNull(blog_posts.publish_at)),
        sql`exists (select 1 from ${admin_users} where ${admin_users.id} = ${id} and ${admin_users.role} = 'writer')`,
      ),
    );

/** Throws `Refusal`: `conflict` (oneself, the last administrator), `not_found`. */
export async function changeRole(db: Db, id: string, role: Role, self: string, now: Date): Promise<void> {
  if (id === self) throw new Refusal("conflict", "Kendi rolünüzü değiştiremezsiniz");
  const [, [changed]] = await db.batch([
    askForChecks(db, id, now),
    db
      .update(admin_users)
      .set({ role })
      .where(and(eq(admin_users.id, id), othersAdminister(id)))
      .returning({ id: admin_users.id }),
  ]);
  if (!changed) await refuseUnchanged(db, id);
}

async function refuseUnchanged(db: Db, id: string): Promise<never> {
  const [account] = await selectAccounts(db).where(eq(users.id, id));
  found(account, NOT_FOUND);
  throw new Refusal("conflict", "Son yöneticinin yetkisi kaldırılamaz");
}

/** Revokes access; the account's next request ends its session. Throws `Refusal`: `conflict`, `not_found`. */
export async function removeAccount(db: Db, id: string, self: string, now: Date): Promise<void> {
  if (id === self) throw new Refusal("conflict", "Kendi hesabınızı çıkaramazsınız");
  const isGone = notExists(db.select({ id: admin_users.id }).from(admin_users).where(eq(admin_users.id, id)));
  const [, [removed]] = await db.batch([
    askForChecks(db, id, now),
    db
      .delete(admin_users)
      .where(and(eq(admin_users.id, id), othersAdminister(id)))
      .returning({ id: admin_users.id }),
    db.delete(form_drafts).where(and(eq(form_drafts.user_id, id), isGone)),
  ]);
  if (!removed) await refuseUnchanged(db, id);
}

/** Returns an account of the panel. Throws `Refusal`: `conflict` (oneself), `not_found`. */
export async function otherAccount(db: Db, id: string, self: string): Promise<{ email: string }> {
  if (id === self) throw new Refusal("conflict", "Bunu kendi hesabınız için 'Hesabım' sayfasında yapın");
  const [account] = await selectAccounts(db).where(eq(users.id, id));
  return found(account, NOT_FOUND);
}

export async function givePassword(db: Db, id: string, password: string, now: Date): Promise<void> {
  const password_hash = await hashPassword(password);
  await db.batch([
    db.update(users).set({ password_hash, updated_at: now.toISOString() }).where(eq(users.id, id)),
    ...signOutEverywhere(db, id),
  ]);
}
