import { createHash } from "node:crypto";
import { eq, lte } from "drizzle-orm";
import { type Adapter, type DatabaseSession, generateIdFromEntropySize, Lucia, TimeSpan } from "lucia";
import type { Db } from "../../db/client";
import { admin_users, type Role, sessions, users } from "../../db/schema";
import { cookieName, isHttps } from "./cookies";

const DAY_MS = 86_400_000;
const IDLE_TIMEOUT_DAYS = 30;
const LIFETIME_MAX_DAYS = 180;

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof luciaOver>;
    /** The stored end in Unix seconds; `expiresAt` is capped by the session's maximum lifetime. */
    DatabaseSessionAttributes: { expires_at: number };
    /** `role` is null for an account that lost its rights. */
    DatabaseUserAttributes: { email: string; name: string; role: Role | null };
  }
}

const ID_BYTES = 25;
const USER_AGENT_MAX = 300;
/** Minimum time between two extensions of a session. */
const USE_STEP_SECONDS = 600;
const IDLE_TIMEOUT_SECONDS = (IDLE_TIMEOUT_DAYS * DAY_MS) / 1_000;

export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

export function newSession(userId: string, userAgent: string, now: Date) {
  const id = generateIdFromEntropySize(ID_BYTES);
  const row: typeof sessions.$inferInsert = {
    id: hashToken(id),
    user_id: userId,
    expires_at: seconds(now) + IDLE_TIMEOUT_SECONDS,
    user_agent: userAgent.slice(0, USER_AGENT_MAX),
    created_at: now.toISOString(),
  };
  return { id, row };
}

/** Time of a session's last use, to ten minutes, from its stored end in Unix seconds. */
export const lastUse = (expiresAt: number) => new Date((expiresAt - IDLE_TIMEOUT_SECONDS) * 1_000).toISOString();

export const deleteExpiredSessions = (db: Db, now: Date) =>
  db.delete(sessions).where(lte(sessions.expires_at, seconds(now)));

/** Stores only the SHA-256 of session ids, so that a copy of the database signs nobody in. */
export function luciaOver(db: Db, request: Request) {
  return new Lucia(adapterOver(db), {
    sessionExpiresIn: new TimeSpan(IDLE_TIMEOUT_DAYS, "d"),
    sessionCookie: {
      name: cookieName("session", request),
      attributes: { secure: isHttps(request), sameSite: "lax", path: "/" },
    },
    getSessionAttributes: (attributes) => attributes,
    getUserAttributes: (attributes) => attributes,
  });
}

/** Extends every ten minutes (Lucia alone would wait for half of the lifetime). Returns whether it did. */
export async function extendSession(db: Db, sessionId: string, storedEnd: number, now: Date): Promise<boolean> {
  const end = new Date(now.getTime() + IDLE_TIMEOUT_DAYS * DAY_MS);
  if (seconds(end) - storedEnd < USE_STEP_SECONDS) return false;
  await adapterOver(db).updateSessionExpiration(sessionId, end);
  return true;
}

function adapterOver(db: Db): Adapter {
  return {
    async getSessionAndUser(sessionId) {
      const [row] = await db
        .select({ session: sessions, email: users.email, name: users.name, role: admin_users.role })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.user_id))
        .leftJoin(admin_users, eq(admin_users.id, users.id))
        .where(eq(sessions.id, hashToken(sessionId)));
      if (!row) return [null, null];
      const { session, ...attributes } = row;
      return [databaseSession(sessionId, session), { id: session.user_id, attributes }];
    },
    async getUserSessions(userId) {
      const rows = await db.select().from(sessions).where(eq(sessions.user_id, userId));
      return rows.map((row) => databaseSession(row.id, row));
    },
    async setSession({ id, userId, expiresAt }) {
      await db.insert(sessions).values({ id: hashToken(id), user_id: userId, expires_at: seconds(expiresAt) });
    },
    async updateSessionExpiration(sessionId, expiresAt) {
      await db
        .update(sessions)
        .set({ expires_at: seconds(expiresAt) })
        .where(eq(sessions.id, hashToken(sessionId)));
    },
    async deleteSession(sessionId) {
      await db.delete(sessions).where(eq(sessions.id, hashToken(sessionId)));
    },
    async deleteUserSessions(userId) {
      await db.delete(sessions).where(eq(sessions.user_id, userId));
    },
    async deleteExpiredSessions() {
      await deleteExpiredSessions(db, new Date());
    },
  };
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1_000);

function databaseSession(id: string, row: typeof sessions.$inferSelect): DatabaseSession {
  const end = Date.parse(row.created_at) + LIFETIME_MAX_DAYS * DAY_MS;
  const expiresAt = new Date(Math.min(row.expires_at * 1_000, end));
  return { id, userId: row.user_id, expiresAt, attributes: { expires_at: row.expires_at } };
}
