import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { admin_users, users } from "../../db/schema";
import { hashPassword } from "./password.server";

/** Makes the account an administrator, with this password; an account that exists gets the new password. */
export async function createAdministrator(db: Db, email: string, password: string, now: Date): Promise<void> {
  const time = now.toISOString();
  const address = email.toLowerCase();
  const password_hash = await hashPassword(password);
  await db.batch([
    db
      .insert(users)
      .values({ email: address, password_hash, created_at: time, updated_at: time })
      .onConflictDoUpdate({ target: users.email, set: { password_hash, updated_at: time } }),
    db
      .insert(admin_users)
      .select(sql`select ${users.id}, 'admin', ${time} from ${users} where ${users.email} = ${address}`)
      .onConflictDoNothing(),
  ]);
}

/** Whether there is an administrator with this address. */
export async function isAdministrator(db: Db, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: admin_users.id })
    .from(admin_users)
    .innerJoin(users, eq(users.id, admin_users.id))
    .where(eq(users.email, email.toLowerCase()));
  return rows.length > 0;
}
