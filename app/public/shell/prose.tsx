// No region: those of a page need names that differ.
const FRAME = '<div class="wide-table" role="group" aria-label="Tablo" tabindex="0">';

/** An editor's text; its tables scroll by themselves where the window is narrower. */
export function Prose({ html, isClamped = false }: { html: string; isClamped?: boolean }) {
  // Tables of sanitised HTML bear no attributes.
  const framed = html.replaceAll("<table>", `${FRAME}<table>`).replaceAll("</table>", "</table></div>");
  return <div className={isClamped ? "prose clamped" : "prose"} dangerouslySetInnerHTML={{ __html: framed }} />;
}
