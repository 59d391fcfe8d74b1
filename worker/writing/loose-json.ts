// Reads JSON from language models: fenced, with text around it, or truncated.

const FENCE = /```[a-z]*[^\S\n]*\n?([\s\S]*?)(?:```|$)/i;
const BLOCK = "(?:h[1-6]|p|ul|ol|dl|blockquote|pre|div|section|article|details|table|figure|img)";
const BLOCK_START = new RegExp(`<${BLOCK}\\b`, "i");
const BLOCK_END = new RegExp(`</${BLOCK}\\s*>|<img\\b[^>]*>`, "gi");
/** Bounds the time: each unclosed bracket is followed to the end of the text. */
const UNCLOSED_MAX = 30;

export function stripCodeFence(text: string): string {
  return (/^\s*[[{<]/.test(text) ? text : (FENCE.exec(text)?.[1] ?? text)).trim();
}

/** Empty if there is no HTML, as in JSON. */
export function extractHtml(text: string): string {
  const bare = stripCodeFence(text);
  const start = /^[[{]/.test(bare) ? -1 : bare.search(BLOCK_START);
  if (start < 0) return "";
  const html = bare.slice(start);
  const last = [...html.matchAll(BLOCK_END)].at(-1);
  const end = last ? last.index + last[0].length : html.length;
  return BLOCK_START.test(html.slice(end)) ? html : html.slice(0, end);
}

/** Of a truncated value, returns the complete values in it. */
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

/** As far as it was written; undefined before that. Accepts raw line breaks. */
export function partialStringProperty(json: string, name: string): string | undefined {
  const written = new RegExp(`"${name}"\\s*:\\s*"((?:[^"\\\\]+|\\\\(?:u[\\da-fA-F]{4}|[^u]))*)`).exec(json)?.[1];
  return written === undefined ? undefined : (tryParse(escapeControlCharacters(`"${written}"`)) as string | undefined);
}

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
