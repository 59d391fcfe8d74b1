import { readFileSync } from "node:fs";
import { lowerTr } from "../../worker/text/folding";

const DOCUMENT = "docs/product/vocabulary.md";
const SENTENCE = /(?<!\p{L})'((?:[^']|'(?=\p{Ll}))+)'/gu;
/** Consonants that an ending softens. */
const SOFT: Record<string, string> = { ç: "[çc]", k: "[kğ]", p: "[pb]", t: "[td]" };

const plain = (text: string) => lowerTr(text).replace(/\s+/g, " ");
const matches = (pattern: RegExp, text: string) => Array.from(text.matchAll(pattern), ([, match = ""]) => match);

/** The words in bold of a row as a pattern, and those to use that begin alike: `yalnızca`, not `yalnız`. */
function ruleOf(row: string) {
  const [, , used = "", not = ""] = row.split("|");
  const words = matches(/\*\*(.+?)\*\*/g, not).map(plain);
  const patterns = words.map((word) =>
    word.startsWith("-")
      ? `\\p{L}*${word.slice(1)}(?!\\p{L})`
      : `(?<![\\p{L}\\p{N}])${word.replace(/[çkpt]$/, (last) => SOFT[last] ?? last)}\\p{L}*`,
  );
  const pattern = new RegExp(patterns.join("|"), "gu");
  return { words, pattern, used: plain(used).match(pattern) ?? [] };
}

/** The rules of each table of the vocabulary, by its readers, and the texts that stay to the letter. */
function readVocabulary() {
  const parts = readFileSync(DOCUMENT, "utf8").split("\n\n");
  const rulesFor = (readers: string) =>
    (parts.find((part) => part.includes(`${readers} read`)) ?? "")
      .split("\n")
      .slice(2)
      .map(ruleOf)
      .filter(({ words }) => words.length > 0);
  const kept = parts.find((part) => part.startsWith("These stay to the letter")) ?? "";
  return {
    everybody: rulesFor("everybody"),
    visitors: rulesFor("visitors"),
    editors: rulesFor("editors"),
    kept: matches(SENTENCE, kept.replace(/\s+/g, " ")).map(plain),
  };
}

export const VOCABULARY = readVocabulary();

/** What of a text the vocabulary rules out for these readers, each with the words around it. */
export function ruledOut(text: string, readers: "everybody" | "visitors" | "editors"): string[] {
  const said = VOCABULARY.kept.reduce((rest, sentence) => rest.replaceAll(sentence, ""), plain(text));
  return VOCABULARY[readers].flatMap(({ pattern, used }) =>
    Array.from(said.matchAll(pattern))
      .filter(([word]) => !used.some((right) => word.startsWith(right)))
      .map(({ index, 0: word }) => said.slice(Math.max(0, index - 30), index + word.length + 20)),
  );
}
