import { foldTr } from "../turkish/folding";

/** Letters and digits that are written in place of these Latin letters, to slip past a list. */
const DISGUISES: Record<string, string> = Object.fromEntries(
  Object.entries({
    a: "аαɑ4",
    b: "вβ",
    c: "сϲ",
    d: "ԁ",
    e: "еεє3",
    h: "нһ",
    i: "іιɩ1",
    j: "ј",
    k: "кκ",
    m: "м",
    n: "пη",
    o: "оοσ0",
    p: "рρ",
    s: "ѕ5",
    t: "тτ7",
    u: "υ",
    v: "ν",
    x: "хχ",
    y: "уγ",
  }).flatMap(([letter, disguises]) => Array.from(disguises, (disguise) => [disguise, letter])),
);
/** Single letters in a row: 'k a ç a k', 'k.a.ç.a.k'. */
const SPELLED_MIN = 3;

/** Folded words of a text, without what disguises them: other scripts, digits, stacked marks, spelled letters. */
function wordsOf(text: string): string[] {
  const plain = foldTr(text.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, ""));
  const undisguised = Array.from(plain, (letter) => DISGUISES[letter] ?? letter).join("");
  const words: string[] = [];
  let spelled: string[] = [];
  const endSpelled = () => {
    words.push(...(spelled.length < SPELLED_MIN ? spelled : [spelled.join("")]));
    spelled = [];
  };
  for (const word of undisguised.match(/[\p{L}\p{N}]+/gu) ?? [])
    if (word.length === 1) spelled.push(word);
    else {
      endSpelled();
      words.push(word);
    }
  endSpelled();
  return words;
}

/** The first of the listed words and phrases that the text contains; one that ends in `*` also as a beginning. */
export function listedIn(text: string, list: string[]): string | undefined {
  if (list.length === 0) return undefined;
  const words = wordsOf(text);
  return list.find((entry) => {
    const wanted = wordsOf(entry);
    const last = entry.trimEnd().endsWith("*") ? wanted.length - 1 : wanted.length;
    const isAt = (from: number) =>
      wanted.every((word, n) => (n < last ? words[from + n] === word : words[from + n]?.startsWith(word)));
    return wanted.length > 0 && words.some((_, from) => isAt(from));
  });
}

const HOST = /^[("'<[]*(?:https?:\/\/)?(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d+)?(?=[/?#.,;!)\]"'>]|$)/i;

/** The text without the addresses of listed hosts (and of hosts below them); what follows a host stays. */
export function withoutHosts(text: string, list: string[]): string {
  const hosts = list.flatMap((entry) => HOST.exec(entry)?.[1]?.toLowerCase() ?? []);
  if (hosts.length === 0) return text;
  return text.replace(/\S+/g, (run) => {
    const [address, named] = HOST.exec(run) ?? [];
    const host = named?.toLowerCase();
    const isListed = hosts.some((listed) => host === listed || host?.endsWith(`.${listed}`));
    return address !== undefined && isListed ? run.slice(address.length) : run;
  });
}
