import { foldTr } from "../text/folding";

/** Look-alike characters for Latin letters, used to evade word lists. */
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
/** Minimum run of single letters that is joined to a word: 'k a ç a k', 'k.a.ç.a.k'. */
const SPELLED_MIN = 3;

/** A run of single letters, in which a word may begin and end anywhere: 'Ayşe K, k.a.ç.a.k'. */
interface SpelledOut {
  letters: string;
}

/** Folded words of a text, with look-alikes replaced and runs of single letters joined. */
function wordsOf(text: string): (string | SpelledOut)[] {
  const plain = foldTr(text.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, ""));
  const undisguised = Array.from(plain, (letter) => DISGUISES[letter] ?? letter).join("");
  const words: (string | SpelledOut)[] = [];
  let spelled: string[] = [];
  const endSpelled = () => {
    words.push(...(spelled.length < SPELLED_MIN ? spelled : [{ letters: spelled.join("") }]));
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

/** The first listed word or phrase in the text; an entry that ends in `*` matches as a prefix. */
export function listedIn(text: string, list: string[]): string | undefined {
  if (list.length === 0) return undefined;
  const words = wordsOf(text);
  return list.find((entry) => {
    const wanted = wordsOf(entry).map((word) => (typeof word === "string" ? word : word.letters));
    const last = entry.trimEnd().endsWith("*") ? wanted.length - 1 : wanted.length;
    const isAt = (from: number) => wanted.every((word, n) => (n < last ? isWord : isPrefixed)(words[from + n], word));
    const spelledOut = words.filter((word) => typeof word !== "string");
    const isSpelledOut = spelledOut.some((run) => isWord(run, wanted.join("")));
    return wanted.length > 0 && (isSpelledOut || words.some((_, from) => isAt(from)));
  });
}

type Found = string | SpelledOut | undefined;

const isWord = (found: Found, wanted: string) => found === wanted || isSpelled(found, wanted);
const isPrefixed = (found: Found, wanted: string) =>
  typeof found === "string" ? found.startsWith(wanted) : isSpelled(found, wanted);
const isSpelled = (found: Found, wanted: string) =>
  typeof found === "object" && wanted.length >= SPELLED_MIN && found.letters.includes(wanted);

const HOST = /^[("'<[]*(?:https?:\/\/)?(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d+)?(?=[/?#.,;!)\]"'>]|$)/i;

/** Removes the addresses of listed hosts and their subdomains; keeps what follows a host. */
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
