import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { admin_users, devices, sessions, users } from "../../db/schema";
import { Refusal } from "../refusal";
import { clearFailures, countAttempt } from "./attempts.server";
import { hashPassword, verifyPassword } from "./password.server";

export interface AdministratorRow {
  id: string;
  email: string;
  created_at: string;
}

/** Creates an administrator, or resets the password of an existing one and ends its sessions and devices. */
export async function createAdministrator(
  db: Db,
  email: string,
  password: string,
  now: Date,
): Promise<AdministratorRow | undefined> {
  const time = now.toISOString();
  const address = email.toLowerCase();
  const password_hash = await hashPassword(password);
  const account = sql`(select ${users.id} from ${users} where ${users.email} = ${address})`;
  const [, , , , [made]] = await db.batch([
    db
      .insert(users)
      .values({ email: address, password_hash, created_at: time, updated_at: time })
      .onConflictDoUpdate({ target: users.email, set: { password_hash, updated_at: time } }),
    db
      .insert(admin_users)
      .select((query) =>
        query
          .select({ id: users.id, role: sql`'admin'`.as("role"), created_at: sql`${time}`.as("created_at") })
          .from(users)
          .where(eq(users.email, address)),
      )
      .onConflictDoNothing(),
    db.delete(sessions).where(sql`${sessions.user_id} = ${account}`),
    db.delete(devices).where(sql`${devices.user_id} = ${account}`),
    selectAdministrators(db).where(eq(users.email, address)),
  ]);
  return made;
}

export async function isAdministrator(db: Db, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: admin_users.id })
    .from(admin_users)
    .innerJoin(users, eq(users.id, admin_users.id))
    .where(eq(users.email, email.toLowerCase()));
  return rows.length > 0;
}

export const administrators = (db: Db) => selectAdministrators(db).orderBy(asc(users.email));

function selectAdministrators(db: Db) {
  return db
    .select({ id: users.id, email: users.email, created_at: admin_users.created_at })
    .from(admin_users)
    .innerJoin(users, eq(users.id, admin_users.id));
}

/** Revokes the rights; the next request then ends the session. Throws `Refusal`: `conflict`, `not_found`. */
export async function removeAdministrator(db: Db, id: string, self: string): Promise<void> {
  if (id === self) throw new Refusal("conflict", "Kendinizi yöneticilerden çıkaramazsınız");
  const others = sql`(select count(*) from ${admin_users}) > 1`;
  const removed = await db
    .delete(admin_users)
    .where(and(eq(admin_users.id, id), others))
    .returning({ id: admin_users.id });
  if (removed.length === 0) throw new Refusal("not_found", "Yönetici bulunamadı");
}

/** Ends all sessions and devices except the hashes in `own`. Throws `Refusal`: `invalid` (wrong password), `too_many`. */
export async function changePassword(
  db: Db,
  id: string,
  input: { present: string; password: string },
  own: { session: string; device: string },
  now: Date,
): Promise<void> {
  await countAttempt(db, { known: own.session }, now);
  const [user] = await db.select({ password_hash: users.password_hash }).from(users).where(eq(users.id, id));
  if (!user || !(await verifyPassword(input.present, user.password_hash)))
    throw new Refusal("invalid", "Mevcut şifre yanlış", { fields: { present: "Mevcut şifre yanlış" } });
  const password_hash = await hashPassword(input.password);
  await db.batch([
    db.update(users).set({ password_hash, updated_at: now.toISOString() }).where(eq(users.id, id)),
    db.delete(sessions).where(and(eq(sessions.user_id, id), ne(sessions.id, own.session))),
    db.delete(devices).where(and(eq(devices.user_id, id), ne(devices.id, own.device))),
  ]);
  await clearFailures(db, { known: own.session }, now);
}
