import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { fieldSentences } from "../worker/http/valid";
import { GUESSABLE, isGuessable, newCredentials } from "../worker/session/new-password.server";
import { createAdministrator, isAdministrator } from "../worker/session/administrators.server";
import { argumentsOf, command } from "./command";
import { Failure } from "./failure";
import { openMigrated } from "./migrate";
import { openState } from "./state";

const USAGE = "npm run admin:create -- [--remote] <e-posta>";

/** `npm run admin:create -- [--remote] <e-posta>`: the password is asked for, or read from standard input. */
await command(async () => {
  const { isRemote, values } = argumentsOf(USAGE, 1);
  const input = newCredentials.safeParse({ email: values[0] ?? "", password: await readPassword() });
  if (!input.success) throw new Failure(`${Object.values(fieldSentences(input.error)).join("\n")}\nKullanım: ${USAGE}`);
  const { email, password } = input.data;
  const state = isRemote ? await openState(true) : await openMigrated();
  try {
    if (isGuessable(password, email, state.env.SITE_NAME)) throw new Failure(GUESSABLE);
    const isKnown = await isAdministrator(state.db, email);
    await createAdministrator(state.db, email, password, new Date());
    const done = isKnown ? "Yöneticinin şifresi değişti" : "Yönetici oluşturuldu";
    console.log(`${done}: ${email} (${state.place})`);
  } finally {
    await state.close();
  }
});

async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, "");
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  process.stdout.write("Şifre: ");
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  const password = await terminal.question("");
  terminal.close();
  process.stdout.write("\n");
  return password;
}
