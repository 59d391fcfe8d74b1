// Parses what language models return for JSON: fenced, with text around it, or cut off in the middle.

/** A code block, closed or not; what stands around it is chatter. */
const FENCE = /```[a-z]*[^\S\n]*\n?([\s\S]*?)(?:```|$)/i;
const BLOCK = "(?:h[1-6]|p|ul|ol|blockquote|pre|div|section|article|table|figure|img)";
const BLOCK_START = new RegExp(`<${BLOCK}\\b`, "i");
const BLOCK_END = new RegExp(`</${BLOCK}\\s*>|<img\\b[^>]*>`, "gi");
/** Brackets without an end after which no JSON is sought any more, since each is followed to the end of the text. */
const UNCLOSED_MAX = 30;

/** What stands in the first code block of the text, or all of it where there is none. */
export function stripCodeFence(text: string): string {
  return (/^\s*[[{<]/.test(text) ? text : (FENCE.exec(text)?.[1] ?? text)).trim();
}

/** The HTML in the text without the words before and after it; empty where there is none, as in JSON. */
export function extractHtml(text: string): string {
  const bare = stripCodeFence(text);
  const start = /^[[{]/.test(bare) ? -1 : bare.search(BLOCK_START);
  if (start < 0) return "";
  const html = bare.slice(start);
  const last = [...html.matchAll(BLOCK_END)].at(-1);
  const end = last ? last.index + last[0].length : html.length;
  return BLOCK_START.test(html.slice(end)) ? html : html.slice(0, end);
}

/** The objects and arrays of JSON in the text, in order; of one that is broken off, those in it that are whole. */
export function extractJson(text: string): unknown[] {
  const values: unknown[] = [];
  let unclosed = 0;
  for (let at = 0; at < text.length && unclosed < UNCLOSED_MAX; at++) {
    if (text[at] !== "{" && text[at] !== "[") continue;
    const end = closingBracketIndex(text, at);
    const value = end < 0 ? undefined : tryParse(escapeControlCharacters(text.slice(at, end + 1)));
    if (value === undefined) unclosed++;
    else {
      values.push(value);
      at = end;
    }
  }
  return values;
}

/** Where the bracket at `start` is closed; -1 where it is not. */
function closingBracketIndex(text: string, start: number): number {
  let depth = 0;
  let isText = false;
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (isText && sign === "\\") at++;
    else if (sign === '"') isText = !isText;
    else if (!isText && (sign === "{" || sign === "[")) depth++;
    else if (!isText && (sign === "}" || sign === "]") && --depth === 0) return at;
  }
  return -1;
}

/**
 * A text property of a JSON object, as far as it has been written; undefined where it has not begun. Line breaks inside
 * a text, which JSON does not allow, are taken as they are.
 */
export function partialStringProperty(json: string, name: string): string | undefined {
  const written = new RegExp(`"${name}"\\s*:\\s*"((?:[^"\\\\]+|\\\\(?:u[\\da-fA-F]{4}|[^u]))*)`).exec(json)?.[1];
  return written === undefined ? undefined : (tryParse(escapeControlCharacters(`"${written}"`)) as string | undefined);
}

/** JSON whose texts hold no line breaks or other control characters as they are. */
const escapeControlCharacters = (json: string) =>
  json.replace(/"(?:[^"\\]|\\.)*"/gs, (text) =>
    text.replace(/\p{Cc}/gu, (control) => JSON.stringify(control).slice(1, -1)),
  );

function tryParse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
