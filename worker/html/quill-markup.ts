const LIST = /<ol\b[^>]*>((?:(?!<\/?[ou]l\b)[\s\S])*)<\/ol>/gi;
const ITEM = /<li\b([^>]*)>((?:(?!<\/?li\b)[\s\S])*)<\/li>/gi;
const CODE =
  /<div class="ql-code-block-container">((?:(?!<\/?(?:p|h[1-6]|ol|ul)\b|<div class="ql-code-block-container")[\s\S])*?<\/div>)\s*<\/div>/g;
const CODE_LINE = /<div class="ql-code-block"[^>]*>([\s\S]*?)<\/div>/gi;

/**
 * Quill writes every list as one flat `<ol>` with kind and indent at each item, and code as lines of `<div>`; this is
 * plain HTML. Takes what sanitize-html writes: balanced tags, in which no text and no attribute has a `<`.
 */
export function convertQuillMarkup(html: string): string {
  return html
    .replace(LIST, (list, body: string) => (body.includes("data-list=") ? listsOf(body) : list))
    .replace(CODE, (_, body: string) => `<pre>${codeOf(body)}</pre>`);
}

/** The lines of a code block. Browsers drop a line break after `<pre>` and one before `</pre>`. */
function codeOf(body: string): string {
  const code = Array.from(body.matchAll(CODE_LINE), ([, line = ""]) => line.replace(/^<br\s*\/?>$/, "")).join("\n");
  return code.replace(/^(?=\n|$)/, "\n").replace(/(?:^|\n)$/, "$&\n");
}

interface OpenList {
  kind: "ol" | "ul";
  indent: number;
}

/**
 * Lists within lists; an item stays open until its own lists are closed. HTML knows no item two levels beneath the one
 * before it: such an item, and those that stand less deep after it, are one level beneath.
 */
function listsOf(body: string): string {
  const open: OpenList[] = [];
  let html = "";
  const close = () => (html += `</li></${open.pop()?.kind}>`);
  for (const [, attributes = "", content = ""] of body.matchAll(ITEM)) {
    const kind = /data-list="ordered"/.test(attributes) ? "ol" : "ul";
    const indent = Number(/\bql-indent-(\d)\b/.exec(attributes)?.[1] ?? 0);
    while ((open.at(-1)?.indent ?? 0) > indent && (open.at(-2)?.indent ?? -1) >= indent) close();
    const last = open.at(-1);
    if (last && last.indent > indent) last.indent = indent;
    if (open.at(-1)?.indent === indent && open.at(-1)?.kind !== kind) close();
    if (open.at(-1)?.indent === indent) html += "</li>";
    else {
      html += `<${kind}>`;
      open.push({ kind, indent });
    }
    const align = /\bql-align-(?:center|right|justify)\b/.exec(attributes)?.[0];
    html += `<li${align ? ` class="${align}"` : ""}>${content}`;
  }
  while (open.length > 0) close();
  return html;
}
