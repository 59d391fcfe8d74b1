/** Adds style rules to the page, whose policy allows no style element but its own. */
export function adoptStyle(rules: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
