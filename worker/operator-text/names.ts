import { fold } from "../text/folding";
import { normalizeUrl } from "../text/url";
import type { FoundValue } from "./found-value";
import type { Source } from "./source";
import type { Span } from "./spans";

export interface Named {
  value: string;
  label: string;
}

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
    const stem = stemOf(fold(label));
    const span = stem.length >= 4 ? spanOf(source, stem) : undefined;
    return span ? [{ value, ...span }] : [];
  });
  return found.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
}

const nameOf =
  (field: "casino_id" | "category_id", kind: RegExp) =>
  (source: Source, names: Named[]): FoundValue | undefined => {
    const whole = longestIn(source, names, (label) => label);
    if (whole) return { field, ...whole };
    const stem = longestIn(source, names, (label) => label.replace(kind, ""));
    return stem && { field, ...stem, isGuess: true };
  };

/** 'Işıltı Casino', else as a guess 'Işıltı' where the text leaves out what kind of site it is. */
export const casinoIn = nameOf("casino_id", / ?(?:casino|bahis|bet|slot|oyun)$/);

/** 'Yatırım Bonusu', else as a guess 'Kayıp'; 'yatırım' alone is a word of every offer. */
export const categoryIn = nameOf("category_id", / ?bonus(?:u|lari|lar)?$|^yatirim bonusu$/);

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
