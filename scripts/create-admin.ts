import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { createAccount, hasAccount } from "../worker/accounts/accounts.server";
import { isGuessable, newCredentials } from "../worker/accounts/new-password.server";
import { NEW_PASSWORD_MAX, NEW_PASSWORD_MIN } from "../worker/accounts/rules";
import { argumentsOf, command } from "./command";
import { CommandError } from "./command-error";
import { deployedVars } from "./deployed";
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

/** `npm run admin:create -- [--remote] <e-mail>`: the password is asked for, or read from standard input. */
await command(async () => {
  const { isRemote, values } = argumentsOf(USAGE, 1);
  const input = newCredentials.safeParse({ email: values[0] ?? "", password: await readPassword() });
  if (!input.success) {
    const needed = new Set(input.error.issues.map(({ path }) => NEEDED[String(path[0])]));
    throw new CommandError([...needed, `Usage: ${USAGE}`].join("\n"));
  }
  const { email, password } = input.data;
  if (isGuessable(password, email, deployedVars()["SITE_NAME"] ?? ""))
    throw new CommandError("The password must not be the e-mail address or the name of the site.");
  const create = async ({ db, place }: State) => {
    const isKnown = await hasAccount(db, email);
    await createAccount(db, { email, password, role: "admin" }, new Date());
    const done = isKnown ? "Password of the administrator changed" : "Administrator created";
    console.log(`${done}: ${email} (${place})`);
  };
  await (isRemote ? withState(create, { isRemote }) : withMigrated(create));
});

async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, "");
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  process.stdout.write("Password: ");
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  const password = await terminal.question("");
  terminal.close();
  process.stdout.write("\n");
  return password;
}
