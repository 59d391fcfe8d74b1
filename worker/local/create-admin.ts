import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { fieldSentences } from "../http/valid";
import { GUESSABLE, isGuessable, newCredentials } from "../session/new-password.server";
import { createAdministrator } from "../session/administrators.server";
import { openMigrated } from "./migrate";
import { openState } from "./state";

/** `npm run admin:create -- <e-posta> [--remote]`: the password is asked for, or read from standard input. */
const remote = process.argv.includes("--remote");
const email = process.argv.slice(2).find((argument) => !argument.startsWith("--")) ?? "";
const input = newCredentials.safeParse({ email, password: await readPassword() });
if (!input.success) fail(Object.values(fieldSentences(input.error)).join("\n"));
else await create(input.data);

async function create({ email, password }: { email: string; password: string }) {
  const state = remote ? await openState(true) : await openMigrated();
  if (isGuessable(password, email, state.env.SITE_NAME)) fail(GUESSABLE);
  else {
    await createAdministrator(state.db, email, password, new Date());
    console.log(`Yönetici hazır: ${email}`);
  }
  await state.close();
}

function fail(sentence: string) {
  console.error(`${sentence}\nKullanım: npm run admin:create -- <e-posta> [--remote]`);
  process.exitCode = 1;
}

async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await readFile("/dev/stdin", "utf8")).replace(/\r?\n$/, "");
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  process.stdout.write("Şifre: ");
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  const password = await terminal.question("");
  terminal.close();
  process.stdout.write("\n");
  return password;
}
