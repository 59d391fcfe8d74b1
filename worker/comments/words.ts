import { foldTr } from "../turkish/folding";

/** Endings of addresses, which no sentence begins with. */
const ENDINGS = "com|net|org|info|biz|io|tv|xyz|website|ru|tr|uk|eu|gg|ly|cc|co";
/** Endings that are words too: „geldi. Site güzel“ names no address, `bahis.site` does. */
const WORDS = "me|site|online|club|live|bet|casino|vip|top|link|shop|store|pro|app|win|fun|space|click|de|to";
const LINK = new RegExp(
  [
    "\\b[a-z][a-z+.-]{1,15}://",
    "\\bwww\\.",
    "<a\\s",
    "\\[url",
    `[a-z0-9-]\\s?(?:\\(nokta\\)|\\[\\.\\])\\s?(?:${ENDINGS}|${WORDS})\\b`,
    `[a-z0-9-](?:\\.|\\s\\.\\s?)(?:${ENDINGS})(?:[/:?#]|\\b(?!\\.?[a-z0-9]))`,
    `[a-z0-9-]\\.(?:${WORDS})[/:?#]`,
    "\\S@[a-z0-9-]+\\.[a-z]",
  ].join("|"),
);
/** As it stands, since a sentence that follows its full stop without a space begins with a capital letter. */
const WORD_LINK = new RegExp(`[a-z0-9-]\\.(?:${WORDS})\\b(?!\\.?[a-z0-9])`);

/** Whether a comment names an address, written out or slightly hidden. */
export function hasLink(text: string): boolean {
  const plain = text.normalize("NFKC");
  return (
    LINK.test(foldTr(plain)) ||
    WORD_LINK.test(plain) ||
    (plain === plain.toUpperCase() && WORD_LINK.test(foldTr(plain)))
  );
}

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
