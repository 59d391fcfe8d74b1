import { fold } from "../text/folding";
import { normalizeUrl } from "../text/url";
import type { FoundValue } from "./found-value";
import type { Source } from "./source";
import type { Span } from "./spans";

export interface Named {
  value: string;
  label: string;
}

type Found = FoundValue | undefined;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** Matches a folded name as a whole word, with what `ending` matches behind it. */
export const wordPattern = (name: string, ending: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}${ending}`, "u");

function spanOf({ folded }: Source, name: string): Span | undefined {
  const found = wordPattern(name, "(?!\\p{N})").exec(folded);
  return found ? { start: found.index, end: found.index + name.length } : undefined;
}

function longestIn(source: Source, names: Named[], stemOf: (label: string) => string) {
  const found = names.flatMap(({ value, label }) => {
    const stem = stemOf(label);
    const span = stem.length >= 4 ? spanOf(source, stem) : undefined;
    return span ? [{ value, ...span }] : [];
  });
  return found.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
}

/** 'Işıltı Casino', else as a guess 'Işıltı' where the text leaves out what kind of site it is. */
export function casinoIn(source: Source, casinos: Named[]): Found {
  const whole = longestIn(source, casinos, fold);
  if (whole) return { field: "casino_id", ...whole };
  const stem = longestIn(source, casinos, (label) => fold(label).replace(/ ?(?:casino|bahis|bet|slot|oyun)$/, ""));
  return stem && { field: "casino_id", ...stem, isGuess: true };
}

/** 'Yatırım Bonusu', else as a guess 'Kayıp'; 'yatırım' alone is a word of every offer. */
export function categoryIn(source: Source, categories: Named[]): Found {
  const whole = longestIn(source, categories, fold);
  if (whole) return { field: "category_id", ...whole };
  const kindOf = (label: string) => fold(label).replace(/ ?bonus(?:u|lari|lar)?$|^yatirim bonusu$/, "");
  const kind = longestIn(source, categories, kindOf);
  return kind && { field: "category_id", ...kind, isGuess: true };
}

const ENDINGS =
  "com|net|org|io|bet|casino|vip|club|live|online|site|xyz|info|app|me|co|tv|link|games?|fun|pro|top|win|biz|example|tr";
const ADDRESS = new RegExp(
  `(?:https?:\\/\\/|www\\.)[^\\s<>"”'’)\\]]+|(?<![\\p{L}\\d@._/-])(?:[a-z\\d](?:[a-z\\d-]{0,61})\\.){1,4}(?:${ENDINGS})(?![\\p{L}\\d@-]|\\.[\\p{L}\\d])(?:\\/[^\\s<>"”'’)\\]]*)?`,
  "giu",
);

/** Addresses, also without scheme; not those of e-mails. */
export function addressesIn({ lines }: Source): FoundValue[] {
  return Array.from(lines.matchAll(ADDRESS), ({ 0: written, index: start }): FoundValue[] => {
    const address = written.replace(/[.,;:!?]+$/, "");
    const value = normalizeUrl(/^https?:/i.test(address) ? address : `https://${address}`);
    return value ? [{ field: "url", value, start, end: start + address.length }] : [];
  }).flat();
}
