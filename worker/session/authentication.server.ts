import { eq } from "drizzle-orm";
import type { Lucia } from "lucia";
import type { Db } from "../../db/client";
import { admin_users, type Role, sessions, users } from "../../db/schema";
import { readCookie } from "./cookies";
import { Refusal } from "../refusal";
import { type Attempt, tryPassword } from "./attempts.server";
import { deviceHash, findKnownHash, issueDeviceCookie } from "./devices.server";
import { type Credentials } from "./rules";
import { NOT_AN_ADMINISTRATOR, SIGN_IN_FAILED } from "./sentences";
import { hashToken, newSession, extendSession, luciaOver } from "./sessions.server";

export interface Account {
  id: string;
  email: string;
  name: string;
  role: Role;
}

/** `cookie` is set if the session was extended. */
export type SessionState =
  | { status: "none" }
  | { status: "not_an_administrator"; cookie: string }
  | { status: "signed_in"; account: Account; cookie: string | undefined };

/** Verified for unknown e-mails, so that they take the same time. */
const DUMMY_HASH = `scrypt$16384$8$5$${"0".repeat(32)}$${"0".repeat(64)}`;

export async function identifyAttempt(
  db: Db,
  { email }: Credentials,
  request: Request,
  address: string,
  now: Date,
): Promise<Attempt> {
  const known = await findKnownHash(db, currentHashes(db, request), email.toLowerCase(), now);
  return known ? { known } : { email: email.toLowerCase(), address };
}

/** Returns the user id. Throws `Refusal`: `unauthenticated`, the same for an unknown e-mail, or `too_many`. */
export async function verifyCredentials(db: Db, input: Credentials, attempt: Attempt, now: Date): Promise<string> {
  const [account] = await db
    .select({ id: users.id, password_hash: users.password_hash })
    .from(users)
    .where(eq(users.email, input.email.toLowerCase()));
  const isRight = await tryPassword(db, attempt, input.password, account?.password_hash ?? DUMMY_HASH, now);
  if (!account || !isRight) throw new Refusal("unauthenticated", SIGN_IN_FAILED);
  return account.id;
}

/** Replaces the current session; returns `Set-Cookie` headers. Throws `Refusal("forbidden")`: not an administrator. */
export async function createSession(db: Db, userId: string, request: Request, now: Date): Promise<string[]> {
  const [administrator] = await db.select().from(admin_users).where(eq(admin_users.id, userId));
  if (!administrator) throw new Refusal("forbidden", NOT_AN_ADMINISTRATOR);
  const session = newSession(userId, request.headers.get("User-Agent") ?? "", now);
  const current = currentHashes(db, request);
  const device = issueDeviceCookie(db, request, userId, current.device, now);
  await db.batch([
    db.delete(sessions).where(eq(sessions.id, current.session)),
    db.insert(sessions).values(session.row),
    ...device.queries,
  ]);
  return [luciaOver(db, request).createSessionCookie(session.id).serialize(), device.cookie];
}

export async function signOut(db: Db, request: Request): Promise<string> {
  const lucia = luciaOver(db, request);
  const id = sessionIdOf(lucia, request);
  if (id) await lucia.invalidateSession(id);
  return lucia.createBlankSessionCookie().serialize();
}

/** Extends the session; signs out an account that is no longer an administrator. */
export async function validateSession(db: Db, request: Request, now: Date): Promise<SessionState> {
  const lucia = luciaOver(db, request);
  const id = sessionIdOf(lucia, request);
  if (!id) return { status: "none" };
  const { session, user } = await lucia.validateSession(id);
  if (!session) return { status: "none" };
  const { email, name, role } = user;
  if (!role) return { status: "not_an_administrator", cookie: await signOut(db, request) };
  const isProlonged = session.fresh || (await extendSession(db, id, session.expires_at, now));
  const cookie = isProlonged ? lucia.createSessionCookie(id).serialize() : undefined;
  return { status: "signed_in", account: { id: user.id, email, name, role }, cookie };
}

export interface OwnHashes {
  session: string;
  device: string;
}

/** The stored hashes of a request's session and device, each "" without a cookie. */
export function currentHashes(db: Db, request: Request): OwnHashes {
  const id = sessionIdOf(luciaOver(db, request), request);
  return { session: id ? hashToken(id) : "", device: deviceHash(request) };
}

function sessionIdOf(lucia: Lucia, request: Request): string | undefined {
  return readCookie(request, lucia.sessionCookieName);
}
