const OF_WORDPRESS = /^\s*(?:\/?wp:|more\b|nextpage|noteaser)/;

/** Replaces WordPress's comments, which separate blocks and pages, with blank lines. */
export function withoutBlockComments(html: string): string {
  const [first = "", ...pieces] = html.split("<!--");
  return pieces.reduce((text, piece) => {
    const end = OF_WORDPRESS.test(piece) ? piece.indexOf("-->") : -1;
    return text + (end < 0 ? `<!--${piece}` : `\n\n${piece.slice(end + "-->".length)}`);
  }, first);
}
