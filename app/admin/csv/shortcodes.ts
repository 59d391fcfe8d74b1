import type { CsvColumn } from "./columns";

const OPENING = /\[([a-z][a-z0-9_-]*)(\s[^\]]*)?\]/gi;
/** Those of WordPress itself (https://codex.wordpress.org/Shortcode); others have attributes or an end. */
const KNOWN = new Set(["audio", "caption", "embed", "gallery", "playlist", "video", "wp_caption"]);

/** Names the shortcodes of formatted cells, which stay as text; a sentence for each column with some. */
export function keptShortcodes(columns: readonly (CsvColumn | undefined)[], cells: readonly string[]): string[] {
  return columns.flatMap((column, at) => {
    const counts = column?.isHtml ? shortcodesIn(cells[at] ?? "") : new Map<string, number>();
    if (!column || counts.size === 0) return [];
    const sum = [...counts.values()].reduce((one, other) => one + other, 0);
    const names = [...counts].map(([name, count]) => `[${name}] ${count.toLocaleString("tr-TR")}`);
    return [`${column.label}: ${sum.toLocaleString("tr-TR")} kısa kod düz metin kalır (${names.join(", ")})`];
  });
}

function shortcodesIn(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, name = "", attributes = ""] of text.matchAll(OPENING))
    if (KNOWN.has(name.toLowerCase()) || /[\w-]\s*=/.test(attributes) || text.includes(`[/${name}]`))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
