import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BROWSER_KEYS } from "../../app/browser-keys";

const FILES = globSync("{app,worker}/**/*.{ts,tsx}")
  .filter((path) => !path.endsWith("app/stored.ts"))
  .map((path) => readFileSync(path, "utf8"));

/** Each use names its storage and its key: a text, a constant, or something made from a prefix. */
const USES = [
  /\b(?:store|stored|removeStored)\(\s*"(localStorage|sessionStorage)",\s*([^,)]+)/g,
  /\b(localStorage|sessionStorage)\.(?:get|set|remove)Item\(\s*([^,)]+)/g,
  /\b(createStore)\(\s*([^,)]+)/g,
  /\b(cookieName)\(\s*("[^"]*")/g,
];
const STORE: Record<string, string> = { createStore: "indexedDB", cookieName: "cookie" };

/** The text of a constant, in its file or where it is exported. */
function constant(name: string, file: string): string | undefined {
  const declared = new RegExp(`const ${name} = "([^"]*)"`);
  const exported = FILES.find((text) => text.includes(`export const ${name} = "`));
  return declared.exec(file)?.[1] ?? declared.exec(exported ?? "")?.[1];
}

/** What keys of a file that are made begin with. */
const prefix = (file: string) => /["`]([\w-]+:)["`$]/.exec(file)?.[1];

function keyOf(written: string, file: string): string {
  const text = written.trim();
  const whole = /^"([^"]*)"$/.exec(text)?.[1] ?? (/^[A-Z_]+$/.test(text) ? constant(text, file) : undefined);
  const made = prefix(file);
  return whole ?? (made ? `${made}…` : `unknown: ${text}`);
}

describe("what the site keeps in a browser", () => {
  it("has a row each in the table of the privacy page, and no row is of nothing", () => {
    const used = FILES.flatMap((file) =>
      USES.flatMap((use) =>
        [...file.matchAll(use)].map(([, store = "", key = ""]) => `${STORE[store] ?? store} ${keyOf(key, file)}`),
      ),
    );
    expect(used.length).toBeGreaterThan(20);
    expect([...new Set(used)].toSorted()).toEqual(BROWSER_KEYS.map(({ where, key }) => `${where} ${key}`).toSorted());
  });

  it("is read and written in no other way", () => {
    const others =
      /document\.cookie|cookieStore|indexedDB\.|\bcaches\.|serviceWorker\.register|(?:local|session)Storage\[/;
    expect(FILES.filter((file) => others.test(file))).toEqual([]);
  });
});
