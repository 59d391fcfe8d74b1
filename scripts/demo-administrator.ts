import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { users } from "../db/schema";
import { createAccount } from "../worker/accounts/accounts.server";
import { verifyPassword } from "../worker/session/password.server";
import { DEMO_EMAIL } from "./demo-world/editor";

const PASSWORD_BYTES = 12;

interface DemoAdministrator {
  email: string;
  password: string;
}

/**
 * Creates the demo administrator if there is no such account; its password is kept in `folder`. An account that exists,
 * as in restored data, is left as it is; undefined if its password is not the kept one.
 */
export async function demoAdministrator(db: Db, folder: string, now: Date): Promise<DemoAdministrator | undefined> {
  const file = `${folder}/demo-administrator.json`;
  const text = await readFile(file, "utf8").catch(() => undefined);
  const kept = text === undefined ? undefined : (JSON.parse(text) as DemoAdministrator);
  const administrator = kept ?? { email: DEMO_EMAIL, password: randomBytes(PASSWORD_BYTES).toString("base64url") };
  const [account] = await db.select().from(users).where(eq(users.email, administrator.email));
  if (account) return kept && (await verifyPassword(kept.password, account.password_hash)) ? kept : undefined;
  if (!kept) {
    await mkdir(folder, { recursive: true });
    await writeFile(file, JSON.stringify(administrator), { mode: 0o600 });
  }
  await createAccount(db, { ...administrator, role: "admin" }, now);
  return administrator;
}
