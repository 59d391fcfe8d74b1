import { randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { devices, users } from "../../db/schema";
import { cookieName, cookieOf, hiddenCookie } from "../http/cookies";
import { hashOf } from "./sessions.server";

const LIFE_SECONDS = 365 * 86_400;
const seconds = (now: Date) => Math.floor(now.getTime() / 1_000);

/** The stored hash of the device cookie that a request bears; "" where it bears none. */
export function deviceHash(request: Request, isSecure: boolean): string {
  const token = cookieOf(request, cookieName("device", isSecure));
  return token ? hashOf(token) : "";
}

/** Whether the device has signed in to the account of this e-mail within the last year. */
export async function isKnownDevice(db: Db, hash: string, email: string, now: Date): Promise<boolean> {
  if (!hash) return false;
  const rows = await db
    .select({ id: devices.id })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.user_id))
    .where(and(eq(devices.id, hash), eq(users.email, email), gt(devices.expires_at, seconds(now))));
  return rows.length > 0;
}

/**
 * The cookie by which a device that signs in is known from now on, and the queries that store it. The token is a new
 * one each time, so that one planted in a browser is worth nothing; the device's other accounts follow it.
 */
export function newDevice(db: Db, isSecure: boolean, userId: string, oldHash: string, now: Date) {
  const token = randomBytes(32).toString("base64url");
  const id = hashOf(token);
  const row = { id, user_id: userId, expires_at: seconds(now) + LIFE_SECONDS, created_at: now.toISOString() };
  return {
    cookie: hiddenCookie(cookieName("device", isSecure), token, isSecure, LIFE_SECONDS),
    queries: [
      db.update(devices).set({ id }).where(eq(devices.id, oldHash)),
      db
        .insert(devices)
        .values(row)
        .onConflictDoUpdate({ target: [devices.id, devices.user_id], set: { expires_at: sql`excluded.expires_at` } }),
    ] as const,
  };
}
