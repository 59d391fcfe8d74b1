import { foldTr } from "../text/folding";

const TOP_LEVEL_DOMAINS = "com|net|org|info|biz|io|tv|xyz|website|ru|tr|uk|eu|gg|ly|cc|co";
/** Domains that are also words: 'geldi. Site güzel' has no link, `bahis.site` is one. */
const WORD_DOMAINS = "me|site|online|club|live|bet|casino|vip|top|link|shop|store|pro|app|win|fun|space|click|de|to";
const LINK = new RegExp(
  [
    "\\b[a-z][a-z+.-]{1,15}://",
    "\\bwww\\.",
    "<a\\s",
    "\\[url",
    `[a-z0-9-]\\s?(?:\\(nokta\\)|\\[\\.\\])\\s?(?:${TOP_LEVEL_DOMAINS}|${WORD_DOMAINS})\\b`,
    `[a-z0-9-](?:\\.|\\s\\.\\s?)(?:${TOP_LEVEL_DOMAINS})(?:[/:?#]|\\b(?!\\.?[a-z0-9]))`,
    `[a-z0-9-]\\.(?:${WORD_DOMAINS})[/:?#]`,
    "\\S@[a-z0-9-]+\\.[a-z]",
  ].join("|"),
);
/** Tested in the original case: after a full stop without a space, a capital letter begins a sentence. */
const WORD_LINK = new RegExp(`[a-z0-9-]\\.(?:${WORD_DOMAINS})\\b(?!\\.?[a-z0-9])`);

export function hasLink(text: string): boolean {
  const plain = text.normalize("NFKC");
  return (
    LINK.test(foldTr(plain)) ||
    WORD_LINK.test(plain) ||
    (plain === plain.toUpperCase() && WORD_LINK.test(foldTr(plain)))
  );
}

const LINK_SHOWN_MAX = 100;

/** The word with the first link, or the text if the link contains spaces; undefined without a link. */
export function linkIn(text: string): string | undefined {
  if (!hasLink(text)) return undefined;
  const run = text.split(/\s+/).find(hasLink) ?? text;
  return run.slice(0, LINK_SHOWN_MAX);
}

/** Shorter genuine comments repeat words too ('çok çok güzel'). */
const WORDS_MIN = 6;

export function isRepetitive(text: string): boolean {
  const words = foldTr(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return (words.length >= WORDS_MIN && new Set(words).size * 2 <= words.length) || /(\p{L})\1{9}/u.test(foldTr(text));
}

/** Visitors may well write the same short text ('Harika bir site'). */
const LETTERS_MIN = 20;

/** Only the letters, by which copies are found; undefined for a short text. */
export function lettersOfLongText(text: string): string | undefined {
  const letters = foldTr(text.normalize("NFKC")).replace(/[^\p{L}]+/gu, "");
  return letters.length < LETTERS_MIN ? undefined : letters;
}
