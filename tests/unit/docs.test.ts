import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const PAGES = globSync(["*.md", "docs/**/*.md"]);
/** Decisions and changes tell of their day; what they name may have moved since. */
const isOfItsDay = (page: string) => page.startsWith("docs/decisions/") || page === "CHANGELOG.md";

/**
 * What counts as a path: words in backticks that begin with one of the repository's folders and a slash, without
 * blanks. `*` and `{a,b}` are read as a shell does.
 */
const PATH = /`((?:\.github|app|db|docs|migrations|public|scripts|tests|worker)\/[\w.*{},/-]*)`/g;
/** Links to other sites, and within the page, are not checked. */
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
/** A sentence that the product says, in quotation marks; an apostrophe before a small letter belongs to its word. */
const SENTENCE = /(?<!\p{L})'((?:[^']|'(?=\p{Ll}))+)'/gu;
/** Placeholders in such a sentence. */
const GAP = /\{[^}]*\}|…/;
/** How code cites the product's description: a number of docs/product in parentheses. */
const CITATION = /\(([PB]\d+\.\d+)\)/g;

const found = (pattern: RegExp, text: string) => Array.from(text.matchAll(pattern), ([, match = ""]) => match);
const withoutBlocks = (page: string) => readFileSync(page, "utf8").replace(/^ *```[\s\S]*?^ *```/gm, "");

const COMMENT = /(^\s*\/\/.*$|\/\*[\s\S]*?\*\/)/gm;

/** Fields of package.json that name packages. */
const PACKAGES = ["dependencies", "devDependencies", "optionalDependencies"];

describe("documentation", () => {
  it.each(PAGES.filter((page) => !isOfItsDay(page)))("%s names only paths that exist", (page) => {
    const missing = found(PATH, withoutBlocks(page)).filter((path) => globSync(path).length === 0);
    expect(missing).toEqual([]);
  });

  it.each(PAGES)("%s has no dead relative link", (page) => {
    const dead = found(LINK, withoutBlocks(page)).filter((target) => !existsSync(join(dirname(page), target)));
    expect(dead).toEqual([]);
  });

  it.each(globSync("docs/product/*.md"))("%s quotes only sentences of the code", (page) => {
    const inOneLine = (file: string) => readFileSync(file, "utf8").replace(/\s+/g, " ");
    const said = globSync("{app,worker}/**/*.{ts,tsx}").map(inOneLine).join(" ");
    const isSaid = (sentence: string) => sentence.split(GAP).every((part) => said.includes(part.trim()));
    expect(found(SENTENCE, inOneLine(page)).filter((sentence) => !isSaid(sentence))).toEqual([]);
  });

  it("has every number of the product's description once, and every number that code cites", () => {
    const numbers = globSync("docs/product/*.md").flatMap((page) =>
      found(/^- \*\*([PB]\d+\.\d+)\*\*/gm, readFileSync(page, "utf8")),
    );
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    const code = globSync("{app,db,scripts,tests,worker}/**/*.{ts,tsx,mjs,css}");
    const cited = code.flatMap((file) => found(CITATION, readFileSync(file, "utf8")));
    expect(cited.filter((number) => !numbers.includes(number))).toEqual([]);
  });

  it("names no path that is missing in the comments of code", () => {
    const comments = (file: string) => found(COMMENT, readFileSync(file, "utf8")).join("\n");
    const missing = globSync("{app,db,scripts,worker}/**/*.{ts,tsx}").flatMap((file) =>
      found(PATH, comments(file)).filter((path) => globSync(path).length === 0),
    );
    expect(missing).toEqual([]);
  });

  it("tells in at most 30 lines what there is, until something is released", () => {
    const changelog = readFileSync("CHANGELOG.md", "utf8");
    expect(/^## \[\d/m.test(changelog) || changelog.split("\n").length <= 31).toBe(true);
  });

  it.each(["package.json", "tests/package.json"])("has a reason for each package of %s but types", (file) => {
    const manifest = JSON.parse(readFileSync(file, "utf8")) as Record<string, Record<string, string>>;
    const packages = PACKAGES.flatMap((field) => Object.keys(manifest[field] ?? {}));
    const tables = readFileSync("docs/dependencies.md", "utf8")
      .split("\n\n")
      .filter((part) => part.startsWith("| package"));
    const rows = tables[file === "package.json" ? 0 : 1]?.split("\n").slice(2) ?? [];
    const named = rows.flatMap((row) => row.split("|")[1]?.trim().split(", ") ?? []);
    const withReason = (names: string[]) => names.filter((name) => !name.startsWith("@types/")).sort();
    expect(withReason(named)).toEqual(withReason(packages));
  });
});
