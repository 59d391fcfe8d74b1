import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Asks whoever runs a command. */
export interface Terminal {
  /** The typed line without spaces around it. */
  line(question: string): Promise<string>;
  /** What is typed is not shown. */
  secret(question: string): Promise<string>;
}

/** The terminal of this process, if it has one. */
export const openTerminal = (): Terminal | undefined =>
  process.stdin.isTTY
    ? {
        line: async (question) => (await ask(question, process.stdout)).trim(),
        secret: (question) => askSilently(question),
      }
    : undefined;

/** Asks for yes; anything else is no. */
export const confirms = async (terminal: Terminal, question: string): Promise<boolean> =>
  /^y(es)?$/i.test(await terminal.line(`${question} (y/N) `));

async function ask(question: string, output: NodeJS.WritableStream): Promise<string> {
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

async function askSilently(question: string): Promise<string> {
  process.stdout.write(question);
  const answer = await ask("", new Writable({ write: (_chunk, _encoding, done) => done() }));
  process.stdout.write("\n");
  return answer;
}
