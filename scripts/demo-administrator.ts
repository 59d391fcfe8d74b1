import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createAccount, hasAccount } from "../worker/accounts/accounts.server";
import { DEMO_EMAIL } from "./demo-world/editor";
import { type Opened, stateDir } from "./state";

const FILE = `${stateDir}/demo-administrator.json`;
const PASSWORD_BYTES = 12;

interface DemoAdministrator {
  email: string;
  password: string;
}

/** Returns the demo administrator of the local data, created on first use. The password is stored in `stateDir`. */
export async function demoAdministrator({ db }: Opened, now: Date): Promise<DemoAdministrator> {
  const known = await readFile(FILE, "utf8").catch(() => undefined);
  const administrator = known
    ? (JSON.parse(known) as DemoAdministrator)
    : { email: DEMO_EMAIL, password: randomBytes(PASSWORD_BYTES).toString("base64url") };
  if (!known) {
    await mkdir(stateDir, { recursive: true });
    await writeFile(FILE, JSON.stringify(administrator), { mode: 0o600 });
  }
  if (!known || !(await hasAccount(db, administrator.email)))
    await createAccount(db, { ...administrator, role: "admin" }, now);
  return administrator;
}
