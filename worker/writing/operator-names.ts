import { lowerTr } from "../text/folding";
import { normalizeUrl } from "../text/url";
import type { FoundValue } from "./found-value";
import type { Source } from "./quotations";

export interface Named {
  value: string;
  label: string;
}

type Found = FoundValue | undefined;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

function placeOf({ text }: Source, name: string): { start: number; end: number } | undefined {
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?!\\p{N})`, "u").exec(text);
  return found ? { start: found.index, end: found.index + name.length } : undefined;
}

function longestIn(source: Source, names: Named[], stemOf: (label: string) => string) {
  const found = names.flatMap(({ value, label }) => {
    const stem = stemOf(label);
    const place = stem.length >= 4 ? placeOf(source, stem) : undefined;
    return place ? [{ value, ...place }] : [];
  });
  return found.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
}

/** 'Işıltı Casino', else 'Işıltı' where the text leaves out what kind of site it is. */
export function casinoIn(source: Source, casinos: Named[]): Found {
  const found =
    longestIn(source, casinos, lowerTr) ??
    longestIn(source, casinos, (label) => lowerTr(label).replace(/ ?(?:casino|bahis|bet|slot|oyun)$/, ""));
  return found && { field: "casino_id", ...found };
}

/** 'Yatırım Bonusu', else 'Kayıp'; 'yatırım' alone is a word of every offer. */
export function categoryIn(source: Source, categories: Named[]): Found {
  const kindOf = (label: string) => lowerTr(label).replace(/ ?bonus(?:u|ları|lar)?$|^yatırım bonusu$/, "");
  const found = longestIn(source, categories, lowerTr) ?? longestIn(source, categories, kindOf);
  return found && { field: "category_id", ...found };
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"”'’)\]]+/i;

export function addressIn({ lines }: Source): Found {
  const { 0: written = "", index: start = 0 } = ADDRESS.exec(lines) ?? {};
  const address = written.replace(/[.,;:!?]+$/, "");
  const value = normalizeUrl(/^www\./i.test(address) ? `https://${address}` : address);
  return value ? { field: "url", value, start, end: start + address.length } : undefined;
}

const CODE = "[\\p{Lu}\\d][\\p{Lu}\\d_-]{2,29}(?![\\p{L}\\d_-])";
const CODES = [
  new RegExp(`(?<!\\p{L})[Kk][Oo][Dd][UuIı]?(?:[Nn][UuIı][Zz])?\\s*(?:[:=–-]|["“'«])\\s*["“'«]?(${CODE})`, "u"),
  new RegExp(`(?<!\\p{L})[Kk]od(?:u|unuz)?\\s+((?=[^\\s]*\\d)${CODE})`, "u"),
  new RegExp(`(?<![\\p{L}\\d_-])(${CODE})["”'»]?\\s+(?:(?:promosyon|bonus|kupon)\\s+)?kod`, "u"),
];

export function codeIn({ lines }: Source): Found {
  for (const pattern of CODES) {
    const found = pattern.exec(lines);
    const [whole = "", code] = found ?? [];
    if (!found || !code) continue;
    const start = found.index + whole.lastIndexOf(code);
    return { field: "promotion_code", value: code, start, end: start + code.length };
  }
  return undefined;
}
