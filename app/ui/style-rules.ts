interface Selector {
  text: string;
  /**
   * Alternatives, each a tag ('table') or a class ('.note'). The selector matches nothing on a page that lacks all names
   * of one of these lists.
   */
  needs: string[][];
}

/** A style rule, an at-rule around others, or an at-rule that stands for itself. */
type Rule = { selectors: Selector[]; body: string } | { head: string; rules: Rule[] } | { head: string; body: string };

/** Splits a style sheet without nested rules, and without braces in strings. */
export function parseStyle(css: string): Rule[] {
  return blocksOf(css.replace(/\/\*.*?\*\//gs, "")).map(({ head, body }) => {
    if (/^@(media|supports|container)/.test(head)) return { head, rules: parseStyle(body) };
    if (head.startsWith("@")) return { head, body };
    return { selectors: head.split(OUTER_COMMA).map((text) => ({ text, needs: needsOf(text) })), body };
  });
}

const OUTER_COMMA = /,(?!(?:[^()]|\([^()]*\))*\))/;
const ARGUMENTS = /(:has)?\(((?:[^()]|\([^()]*\))*)\)/g;
const NAME = /(?<=^|[\s>+~,])[a-z][a-z\d]*|\.[\w-]+/g;

/**
 * Names that a page must have for the selector to match anything. Arguments of `:has()` count, those of other
 * pseudo-classes do not: `p:has(.note)` needs `p` and `.note`, `p:not(.note)` only `p`.
 */
function needsOf(selector: string): string[][] {
  const contained = Array.from(selector.matchAll(ARGUMENTS), ([, has, inner = ""]) => {
    const alternatives = has ? inner.split(OUTER_COMMA).map(namesOf) : [];
    return alternatives.some((names) => names.length === 0) ? [] : alternatives.flat();
  });
  return [...namesOf(selector).map((name) => [name]), ...contained.filter((names) => names.length > 0)];
}

const namesOf = (selector: string): string[] => selector.replace(ARGUMENTS, "").match(NAME) ?? [];

function blocksOf(css: string) {
  const blocks: { head: string; body: string }[] = [];
  let [start, open, depth] = [0, 0, 0];
  for (let i = 0; i < css.length; i++) {
    if (css[i] === "{" && depth++ === 0) open = i;
    if (css[i] !== "}" || --depth > 0) continue;
    blocks.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, i) });
    start = i + 1;
  }
  return blocks;
}

const KEYFRAMES = "@keyframes ";

/** The rules that can match on a page with these tags and classes. Keyframes must stand after their use. */
export function styleOf(rules: Rule[], names: ReadonlySet<string>): string {
  let css = "";
  for (const rule of rules) {
    if ("selectors" in rule) {
      const matching = rule.selectors.filter(({ needs }) =>
        needs.every((group) => group.some((name) => names.has(name))),
      );
      if (matching.length > 0) css += `${matching.map(({ text }) => text).join(",")}{${rule.body}}`;
    } else if ("rules" in rule) {
      const inner = styleOf(rule.rules, names);
      if (inner) css += `${rule.head}{${inner}}`;
    } else if (!rule.head.startsWith(KEYFRAMES) || css.includes(rule.head.slice(KEYFRAMES.length)))
      css += `${rule.head}{${rule.body}}`;
  }
  return css;
}

const TAG_OR_CLASSES = /<[a-z][a-z\d]*|\sclass="[^"]+"/g;
const CLASSES = ' class="'.length;

/** Tags and classes of HTML, and all words of the script, which may add elements. */
export function namesIn(html: string, script: string): Set<string> {
  const names = new Set(namedBy(script));
  // Tags repeat, so each distinct one is parsed once.
  for (const part of new Set(html.match(TAG_OR_CLASSES))) {
    if (part.startsWith("<")) names.add(part.slice(1));
    else for (const name of part.slice(CLASSES, -1).split(" ")) names.add(`.${name}`);
  }
  return names;
}

const known = new Map<string, string[]>();

/** Cached, since there are few scripts. */
function namedBy(script: string): string[] {
  const names = known.get(script) ?? (script.match(/[a-z][\w-]*/g) ?? []).flatMap((word) => [word, `.${word}`]);
  known.set(script, names);
  return names;
}
