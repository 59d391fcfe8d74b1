import { usePageContext } from "../../page-context";
import { withVariants } from "./prose-pictures";

// A `group`, since landmark regions of a page need unique names.
const FRAME = '<div class="wide-table" role="group" aria-label="Tablo" tabindex="0">';

/** Sanitized HTML; wide tables scroll horizontally, pictures come in the width that the screen needs. */
export function Prose({ html }: { html: string }) {
  // Sanitized tables have no attributes.
  const framed = withVariants(html, usePageContext().site.media)
    .replaceAll("<table>", `${FRAME}<table>`)
    .replaceAll("</table>", "</table></div>");
  return <div className="prose" dangerouslySetInnerHTML={{ __html: framed }} />;
}
