export type Scheme = "light" | "dark";

const FEATURE = /\(prefers-color-scheme:\s*(light|dark)\)/g;
/** What the page's own conditions were, by their rule or element. */
const conditions = new WeakMap<object, string>();

/** Shows a page of this site in a scheme, whatever the device prefers. */
export function showScheme(page: Document, scheme: Scheme) {
  page.documentElement.style.colorScheme = scheme;
  for (const { cssRules } of page.styleSheets) applyTo(cssRules, scheme);
  for (const source of page.querySelectorAll<HTMLSourceElement>("source[media]"))
    source.media = conditionOf(source, source.media, scheme);
}

function applyTo(rules: CSSRuleList, scheme: Scheme) {
  for (const rule of rules) {
    if ("media" in rule) {
      const { media } = rule as CSSMediaRule;
      media.mediaText = conditionOf(rule, media.mediaText, scheme);
    }
    if ("cssRules" in rule) applyTo((rule as CSSGroupingRule).cssRules, scheme);
  }
}

function conditionOf(owner: object, present: string, scheme: Scheme): string {
  const own = conditions.get(owner) ?? present;
  conditions.set(owner, own);
  return own.replace(FEATURE, (_, named) => (named === scheme ? "(min-width: 0px)" : "(max-width: 0px)"));
}
