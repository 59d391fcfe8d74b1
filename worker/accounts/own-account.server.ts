import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Db } from "../../db/client";
import { devices, sessions, users } from "../../db/schema";
import { found, Refusal } from "../refusal";
import { countAttempt, tryPassword } from "../session/attempts.server";
import { hashPassword } from "../session/password.server";
import type { OwnHashes } from "../session/authentication.server";
import { lastUse } from "../session/sessions.server";
import { signOutEverywhere } from "./accounts.server";
import { deviceName } from "../session/device-name";

const SESSION_NOT_FOUND = "Oturum bulunamadı; belki sona erdi";
const WRONG_PASSWORD = "Mevcut şifre yanlış";

export async function changeName(db: Db, id: string, name: string, now: Date): Promise<void> {
  await db.update(users).set({ name, updated_at: now.toISOString() }).where(eq(users.id, id));
}

/** Attempts are limited like sign-ins. Throws `Refusal`: `invalid` (wrong password), `too_many`. */
export async function confirmPassword(db: Db, id: string, present: string, session: string, now: Date): Promise<void> {
  const attempt = { known: session };
  await countAttempt(db, attempt, now);
  const [user] = await db.select({ password_hash: users.password_hash }).from(users).where(eq(users.id, id));
  if (!user || !(await tryPassword(db, attempt, present, user.password_hash, now)))
    throw new Refusal("invalid", WRONG_PASSWORD, { fields: { present: WRONG_PASSWORD } });
}

/** Statements: end all other sessions of an account and forget its other devices. */
export const signOutElsewhere = (db: Db, id: string, own: OwnHashes) =>
  [
    db.delete(sessions).where(and(eq(sessions.user_id, id), ne(sessions.id, own.session))),
    db.delete(devices).where(and(eq(devices.user_id, id), ne(devices.id, own.device))),
  ] as const;

/** Ends all other sessions and devices. Throws `Refusal`: `invalid` (wrong password), `too_many`. */
export async function changePassword(
  db: Db,
  id: string,
  input: { present: string; password: string },
  own: OwnHashes,
  now: Date,
): Promise<void> {
  await confirmPassword(db, id, input.present, own.session, now);
  const password_hash = await hashPassword(input.password);
  await db.batch([
    db.update(users).set({ password_hash, updated_at: now.toISOString() }).where(eq(users.id, id)),
    ...signOutElsewhere(db, id, own),
  ]);
}

export async function ownSessions(db: Db, userId: string, own: OwnHashes, now: Date) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), gt(sessions.expires_at, Math.floor(now.getTime() / 1_000))))
    .orderBy(desc(sessions.expires_at));
  return rows.map(({ id, user_agent, created_at, expires_at }) => ({
    id,
    device: deviceName(user_agent),
    created_at,
    seen_at: lastUse(expires_at),
    is_current: id === own.session,
  }));
}

/** Throws `Refusal`: `not_found`. */
export async function endSession(db: Db, userId: string, id: string): Promise<void> {
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  found(ended, SESSION_NOT_FOUND);
}

export async function endAllSessions(db: Db, userId: string): Promise<void> {
  await db.batch(signOutEverywhere(db, userId));
}
