/** JSON as a language model writes it: fenced, with words around it, or broken off in the middle. */

const FENCE = /^\s*```[a-z]*\s*\n?([\s\S]*?)(?:\n?\s*```[\s\S]*)?$/i;

/** The text without the fence of a code block around it, closed or not. */
export function unfenced(text: string): string {
  return (FENCE.exec(text)?.[1] ?? text).trim();
}

/** The JSON value in the text; undefined where there is none that can be read. */
export function jsonIn(text: string): unknown {
  const bare = unfenced(text);
  return parsed(bare) ?? parsed(between(bare, "{", "}")) ?? parsed(between(bare, "[", "]"));
}

/**
 * A text property of a JSON object, as far as it has been written; undefined where it has not begun. Line breaks inside
 * a text, which JSON does not allow, are taken as they are.
 */
export function textField(json: string, name: string): string | undefined {
  const written = new RegExp(`"${name}"\\s*:\\s*"((?:[^"\\\\]+|\\\\(?:u[\\da-fA-F]{4}|[^u]))*)`).exec(json)?.[1];
  return written === undefined
    ? undefined
    : (parsed(`"${written.replace(/\p{Cc}/gu, escaped)}"`) as string | undefined);
}

const escaped = (control: string) => JSON.stringify(control).slice(1, -1);

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

const between = (text: string, open: string, close: string) =>
  text.slice(Math.max(text.indexOf(open), 0), text.lastIndexOf(close) + 1);
