import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import type { Db } from "../db/client";
import { createAccount, hasAccount } from "../worker/accounts/accounts.server";
import { isGuessable, newCredentials } from "../worker/accounts/new-password.server";
import { NEW_PASSWORD_MAX, NEW_PASSWORD_MIN } from "../worker/accounts/rules";
import type { Credentials } from "../worker/session/rules";
import { argumentsOf, command } from "./command";
import { CommandError } from "./command-error";
import { deployedVars } from "./deployed";
import { openTerminal } from "./deploying/terminal";
import { withMigrated } from "./migrate";
import { type State, withState } from "./state";

const USAGE = "npm run admin:create -- [--remote] <e-mail>";
/** Messages for each field; those of the schema are Turkish, for the panel. */
const NEEDED: Record<string, string> = {
  email: "The e-mail address must be a valid one.",
  password:
    `The password must have ${NEW_PASSWORD_MIN} to ${NEW_PASSWORD_MAX} characters that can be typed, ` +
    "must not be one of the most common passwords, and must not repeat a single character.",
};

/** Throws a `CommandError` with a sentence for each wrong field. `siteName` may not be the password. */
export function requireCredentials(given: Credentials, siteName: string): Credentials {
  const input = newCredentials.safeParse(given);
  if (!input.success)
    throw new CommandError([...new Set(input.error.issues.map(({ path }) => NEEDED[String(path[0])]))].join("\n"));
  const { email, password } = input.data;
  if (isGuessable(password, email, siteName))
    throw new CommandError("The password must not be the e-mail address or the name of the site.");
  return { email, password };
}

/** Creates an administrator or resets an account, and says which; `place` names the database. */
export async function createAdministrator(db: Db, { email, password }: Credentials, place: string): Promise<void> {
  const isKnown = await hasAccount(db, email);
  await createAccount(db, { email, password, role: "admin" }, new Date());
  const done = isKnown ? "Password of the administrator changed" : "Administrator created";
  console.log(`${done}: ${email} (${place})`);
}

/** `npm run admin:create -- [--remote] <e-mail>`: the password is asked for, or read from standard input. */
async function createFromArguments() {
  const { isRemote, values } = argumentsOf(USAGE, 1);
  const given = { email: values[0] ?? "", password: await readPassword() };
  const credentials = credentialsOrUsage(given);
  const create = ({ db, place }: State) => createAdministrator(db, credentials, place);
  await (isRemote ? withState(create, { isRemote }) : withMigrated(create));
}

function credentialsOrUsage(given: Credentials): Credentials {
  try {
    return requireCredentials(given, deployedVars()["SITE_NAME"] ?? "");
  } catch (error) {
    throw error instanceof CommandError ? new CommandError(`${error.message}\nUsage: ${USAGE}`) : error;
  }
}

const readPassword = async () =>
  (await openTerminal()?.secret("Password: ")) ?? (await text(process.stdin)).replace(/\r?\n$/, "");

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await command(createFromArguments);
