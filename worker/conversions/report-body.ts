import { Refusal } from "../refusal";

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;
const JSON_TYPE = /^(?:application\/(?:[\w.-]+\+)?json|text\/json)\s*(?:;|$)/i;
const NO_JSON = 'JSON okunamadı; {"token": "…", "tik": "…", "durum": "onay"} biçiminde tek bir nesne gönderin.';

/** The fields of a report's body, none of an empty one. Throws `Refusal`: `malformed`, `unsupported_type`. */
export async function bodyFields(
  request: Request,
  { mayIgnore }: { mayIgnore: boolean },
): Promise<Record<string, unknown>> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!request.body) return {};
  if (FORM.test(type)) {
    const form = await request.formData().catch(() => {
      throw new Refusal("malformed", "Form verisi okunamadı.");
    });
    return firstOf(form);
  }
  const text = await request.text();
  if (!text.trim()) return {};
  if (JSON_TYPE.test(type)) return jsonFields(text);
  if (mayIgnore) return {};
  throw new Refusal("unsupported_type", "Bildirimi adreste, form ya da JSON (application/json) olarak gönderin.");
}

/** The fields of a query or form, each with its first value. */
export const firstOf = <Value>(fields: Iterable<[string, Value]>) => Object.fromEntries([...fields].toReversed());

const parseJson = JSON.parse as (
  text: string,
  reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
) => unknown;

/** Throws `Refusal`: `malformed`. */
export function jsonFields(text: string): Record<string, unknown> {
  let read: unknown;
  try {
    // `withoutRepeats` needs quadratic time for a text that is no JSON.
    JSON.parse(text);
    read = parseJson(withoutRepeats(text), asWritten);
  } catch {
    throw new Refusal("malformed", NO_JSON);
  }
  if (typeof read !== "object" || read === null || Array.isArray(read)) throw new Refusal("malformed", NO_JSON);
  return { ...read };
}

const KEY_OR_BRACKET = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/g;

/** Renames the later ones of repeated keys, of which a parser would keep the last. */
function withoutRepeats(text: string): string {
  const known = new Set<unknown>();
  let depth = 0;
  return text.replace(KEY_OR_BRACKET, (token: string, key: string | undefined, colon: string | undefined) => {
    if (!key) depth += token === "{" || token === "[" ? 1 : -1;
    if (!key || !colon || depth !== 1) return token;
    const name: unknown = JSON.parse(key);
    if (known.has(name)) return `""${colon}`;
    known.add(name);
    return token;
  });
}

/** Numbers round long ids; `12.345` has decimals in JSON, while a text may have thousands. */
const asWritten = (_: string, value: unknown, { source = "" }: { source?: string }) =>
  typeof value === "number" ? source.replace(/^-?\d{1,3}\.\d{3}$/, "$&0") : value;
