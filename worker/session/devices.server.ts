import { randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { devices, sessions, users } from "../../db/schema";
import { cookieName, readCookie, httpOnlyCookie } from "./cookies";
import { hashToken } from "./sessions.server";

const LIFETIME_SECONDS = 365 * 86_400;
const seconds = (now: Date) => Math.floor(now.getTime() / 1_000);

export function deviceHash(request: Request): string {
  const token = readCookie(request, cookieName("device", request));
  return token ? hashToken(token) : "";
}

/** Returns the hash that belongs to this account: of a device seen in the last year, or of a valid session. */
export async function findKnownHash(
  db: Db,
  hashes: { device: string; session: string },
  email: string,
  now: Date,
): Promise<string | undefined> {
  if (!hashes.device && !hashes.session) return undefined;
  const isKnown = (table: typeof devices | typeof sessions, hash: string) =>
    and(eq(table.id, hash), eq(users.email, email), gt(table.expires_at, seconds(now)));
  const [known] = await db
    .select({ id: devices.id })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.user_id))
    .where(isKnown(devices, hashes.device))
    .unionAll(
      db
        .select({ id: sessions.id })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.user_id))
        .where(isKnown(sessions, hashes.session)),
    );
  return known?.id;
}

/** Rotates the token at each sign-in (against fixation); other accounts of the device get the new one too. */
export function issueDeviceCookie(db: Db, request: Request, userId: string, oldHash: string, now: Date) {
  const token = randomBytes(32).toString("base64url");
  const id = hashToken(token);
  const row = { id, user_id: userId, expires_at: seconds(now) + LIFETIME_SECONDS, created_at: now.toISOString() };
  return {
    cookie: httpOnlyCookie("device", token, request, LIFETIME_SECONDS),
    queries: [
      db.update(devices).set({ id }).where(eq(devices.id, oldHash)),
      db
        .insert(devices)
        .values(row)
        .onConflictDoUpdate({ target: [devices.id, devices.user_id], set: { expires_at: sql`excluded.expires_at` } }),
    ] as const,
  };
}
