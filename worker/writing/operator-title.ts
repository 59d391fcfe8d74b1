import type { FoundValue } from "./found-value";
import type { Source } from "./quotations";

const OPENING = "[\"“”«]|(?<!\\p{L})['‘’]";
const CLOSING = "[\"”“»'’]";
const CAMPAIGN = "(?:kampanya|promosyon|bonus|fırsat|festival|paket)\\p{L}*";

const NAMES = [
  /(?:kampanya|promosyon|bonus)(?:n?[ıiuü]n)? (?:adı|ismi|başlığı) ?[:=–-] ?([^\n]+?)(?=[,;.|](?: |\n|$)|\n|$)/du,
  /(?<=^|\n)(?:kampanya|promosyon) ?: ?([^\n\d%.,:;]+)(?=\n|$)/du,
  new RegExp(`(?:${OPENING})([^\\n"“”«»]{3,60}?)${CLOSING} (?:adlı |isimli )?${CAMPAIGN}(?! ?kod)`, "du"),
  new RegExp(`(?<!\\p{L})(?:kampanya|promosyon)\\p{L}*:? (?:${OPENING})([^\\n"“”«»]{3,60}?)${CLOSING}(?!\\p{L})`, "du"),
];

const MAIL_HEAD =
  /^(?:(?:-{2,}|(?:gönderen|gönderildi|kimden|kime|bilgi|b?cc|tarih|from|to|sent|date|(?:\p{L}+ )?kod(?:u|unuz)?) ?:)[^\n]*\n)*(?:(?:konu|subject|re|fwd?|ynt|ilt) ?: ?)*/u;
const GREETING = /^(?:merhaba|selam|(?:sayın|değerli|sevgili|iyi günler|günaydın|dear|hello)(?!\p{L}))/u;

/** The name that the text gives the campaign, else its subject or first line. */
export const titleIn = (source: Source) => nameIn(source) ?? headingOf(source);

function nameIn({ lines, lower }: Source): FoundValue | undefined {
  for (const pattern of NAMES) {
    const [from, to] = pattern.exec(lower)?.indices?.[1] ?? [];
    if (from === undefined || to === undefined) continue;
    const value = lines.slice(from, to).replace(/^["“”«'‘ ]+|["“”»'’ ]+$/g, "");
    const start = lines.indexOf(value, from);
    if (value.length <= 90 && /\p{L}{3}/u.test(value))
      return { field: "title", value, start, end: start + value.length };
  }
  return undefined;
}

function headingOf({ lines, lower }: Source): FoundValue | undefined {
  const start = MAIL_HEAD.exec(lower)?.[0].length ?? 0;
  const [heading = ""] = /^[^\n]{5,90}(?=\n)/.exec(lines.slice(start)) ?? [];
  if (GREETING.test(lower.slice(start)) || /[.,:;]$|https?:\/\/|www\./.test(heading)) return undefined;
  if (!/\p{L}{3}/u.test(heading)) return undefined;
  return { field: "title", value: heading, start, end: start + heading.length };
}
