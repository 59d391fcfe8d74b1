import { Parser } from "htmlparser2";

const ENCODED_WORD = /=\?([\w-]+)\?([QB])\?([^?\s]*)\?=(?:\s+(?==\?))?/gi;
const UTF8 = "=(?:C[2-9A-F]|D[\\dA-F])=[89AB][\\dA-F]|=E[\\dA-F](?:=[89AB][\\dA-F]){2}";
const QUOTED_PRINTABLE = new RegExp(`${UTF8}|^content-transfer-encoding: *quoted-printable|^.{70,}=$`, "im");
const ESCAPED = /(?:=[\dA-F]{2})+/gi;

interface ReadableMail {
  text: string;
  /** The lines of `text` that were marked as a quotation, from 0. */
  quoted: Set<number>;
}

/** A mail as it was meant to be read: without quoted-printable, HTML, entities and marks of quotation. */
export function readableMail(pasted: string): ReadableMail {
  const text = withoutQuotedPrintable(pasted.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(ENCODED_WORD, decodedWord));
  return withoutQuoteMarks(withoutMarkup(text));
}

function withoutQuotedPrintable(text: string): string {
  if (!QUOTED_PRINTABLE.test(text)) return text;
  return text.replace(/=[ \t]*\n/g, "").replace(ESCAPED, (escaped) => decoded(bytesOf(escaped)));
}

function decodedWord(_: string, charset: string, encoding: string, word: string): string {
  if (encoding.toUpperCase() === "B")
    return decoded(Uint8Array.from(decodedBase64(word), (sign) => sign.charCodeAt(0)));
  return word.replaceAll("_", " ").replace(ESCAPED, (escaped) => decoded(bytesOf(escaped), charset));
}

function decodedBase64(word: string): string {
  try {
    return atob(word);
  } catch {
    return "";
  }
}

const bytesOf = (escaped: string) =>
  Uint8Array.from(escaped.slice(1).split("="), (digits) => Number.parseInt(digits, 16));

/** Mails that are not UTF-8 are in the Turkish code page. */
function decoded(bytes: Uint8Array, charset = "utf-8"): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1254").decode(bytes);
  }
}

const BLOCK_TAG = /<\/?(?:html|body|div|p|br|table|tr|td|li|ul|ol|h[1-6])\b[^<>]*>/i;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,10});/gi;
const BLOCKS = new Set("div p br table tr li ul ol h1 h2 h3 h4 h5 h6 blockquote section article hr".split(" "));
const UNSEEN = new Set(["head", "style", "script", "title"]);

function withoutMarkup(text: string): string {
  if (BLOCK_TAG.test(text)) return textOfHtml(text.replace(/\s*\n\s*/g, " "));
  return text.replace(ENTITY, textOfHtml);
}

function textOfHtml(html: string): string {
  let text = "";
  let unseen = 0;
  const parser = new Parser({
    ontext(piece) {
      if (unseen === 0) text += piece;
    },
    onopentag(name, { href = "" }) {
      if (UNSEEN.has(name)) unseen++;
      if (BLOCKS.has(name)) text += name === "p" ? "\n\n" : "\n";
      if ((name === "td" || name === "th") && !/\n\s*$/.test(text.slice(-20))) text += " | ";
      if (name === "a" && /^https?:/i.test(href)) text += `${href} `;
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen--;
      if (BLOCKS.has(name) && name !== "br") text += "\n";
    },
  });
  parser.end(html);
  return text;
}

const QUOTE = /^[ \t]*(?:>[ \t]?)+/;
const UNIT = /^(?:[₺%€]|(?:TL|TRY|lira|x|kat(?:ı|tır|ıdır)?|gün(?:dür)?|adet|tane|free ?spin|dönüş|euro?)(?!\p{L}))/iu;

/** Joins lines that a mail program has wrapped, above all in the middle of an amount. */
function withoutQuoteMarks(marked: string): ReadableMail {
  const lines: string[][] = [];
  const quoted = new Set<number>();
  let isAfterQuote = false;
  for (const written of marked.replace(/(\d[.,])[ \t]*\n?[ \t]*(?:>[ \t]?)+(?=\d{2,3}(?!\d))/g, "$1").split("\n")) {
    const line = written.replace(QUOTE, "").trim();
    const isQuote = QUOTE.test(written);
    if (isWrapped(lines.at(-1)?.at(-1) ?? "", line, isQuote && isAfterQuote)) lines.at(-1)?.push(line);
    else if (lines.push([line]) && isQuote) quoted.add(lines.length - 1);
    isAfterQuote = isQuote;
  }
  return { text: lines.map((parts) => parts.join(" ")).join("\n"), quoted };
}

function isWrapped(before: string, line: string, isQuote: boolean): boolean {
  if (!before || !line) return false;
  if (/\d$/.test(before) && UNIT.test(line)) return true;
  return isQuote && before.length >= 50 && /[^.!?:;]$/.test(before) && /^[\p{Ll}\d]/u.test(line);
}
