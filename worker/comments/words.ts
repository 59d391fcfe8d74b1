import { foldTr } from "../turkish";

/** Endings of addresses that advertisements lead to, and those that readers write of. */
const ENDINGS =
  "com|net|org|info|biz|io|me|tv|xyz|site|online|club|live|bet|casino|vip|top|link|shop|store|pro|app|win|fun|space|website|click|ru|tr|de|uk|eu|gg|ly|to|cc|co";
const LINK = new RegExp(
  [
    "\\b[a-z][a-z+.-]{1,15}://",
    "\\bwww\\.",
    "<a\\s",
    "\\[url",
    `[a-z0-9-]\\s?(?:\\.|\\(nokta\\)|\\[\\.\\])\\s?(?:${ENDINGS})(?:[/:?#]|\\b(?!\\.?[a-z0-9]))`,
    "\\S@[a-z0-9-]+\\.[a-z]",
  ].join("|"),
);

/** Whether a comment names an address, written out or slightly hidden. */
export const hasLink = (text: string) => LINK.test(foldTr(text.normalize("NFKC")));

/** Fewer words repeat themselves in honest comments too („çok çok güzel“). */
const WORDS_MIN = 6;

/** Whether a comment says the same words again and again, or one letter. */
export function repeatsItself(text: string): boolean {
  const words = foldTr(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return (words.length >= WORDS_MIN && new Set(words).size * 2 <= words.length) || /(\p{L})\1{9}/u.test(foldTr(text));
}

/** Letters under which two visitors may well say the same („Harika bir site“). */
const LETTERS_MIN = 20;

/** The letters of a comment, by which it is recognised under other names; undefined for a short one. */
export function bareLetters(text: string): string | undefined {
  const letters = foldTr(text.normalize("NFKC")).replace(/[^\p{L}]+/gu, "");
  return letters.length < LETTERS_MIN ? undefined : letters;
}
