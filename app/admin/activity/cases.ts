import { lower } from "../fields";

/** A noun in the cases of a sentence: alone, as what is changed, and as the owner of what is changed. */
export interface Cases {
  plain: string;
  object: string;
  owner: string;
}

const VOWELS: Record<string, string> = { a: "ı", ı: "ı", e: "i", i: "i", o: "u", u: "u", ö: "ü", ü: "ü" };
const isPossessed = (words: string) => / .*[ıiuü]$/.test(words);
const endsInVowel = (words: string) => /[aeıioöuü]$/.test(words);
const softened = (words: string) => words.replace(/k$/, "ğ").replace(/p$/, "b");

const suffixVowel = (words: string) => VOWELS[/[aeıioöuü](?=[^aeıioöuü]*$)/.exec(words)?.[0] ?? ""] ?? "";

/** Within a sentence: 'Blog yazısı' is 'blog yazısı', 'SEO metinleri' stays. */
export const uncapitalised = (words: string) => words.replace(/^\p{Lu}(?!\p{Lu})/u, lower);

/** The cases of 'sayfa': 'sayfa', 'sayfayı', 'sayfanın'; of 'blog yazısı' those of what is possessed. */
export function casesOf(words: string): Cases {
  if (isPossessed(words)) return possessedCases(words);
  const [link, linkOfOwner] = endsInVowel(words) ? ["y", "n"] : ["", ""];
  const [stem, vowel] = [softened(words), suffixVowel(words)];
  return { plain: words, object: stem + link + vowel, owner: `${stem}${linkOfOwner}${vowel}n` };
}

/** The cases of a noun with the possessive suffix: 'sayfası', 'sayfasını', 'sayfasının'. */
export function possessedCases(words: string): Cases {
  const [link, vowel] = [endsInVowel(words) ? "s" : "", suffixVowel(words)];
  const plain = isPossessed(words) ? words : softened(words) + link + vowel;
  const object = `${plain}n${suffixVowel(plain)}`;
  return { plain, object, owner: `${object}n` };
}
