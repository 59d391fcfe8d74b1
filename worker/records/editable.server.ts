import { safeHtml } from "../text/sanitize";
import { type Columns, KINDS, type VersionedKind } from "./kinds.server";

/** A row as its form edits it: with HTML that is sanitised. */
export function editable<Row extends object>(kind: VersionedKind, row: Row): Row {
  const { html }: Columns = KINDS[kind].columns;
  const { [html ?? ""]: text, html_mark } = row as Record<string, unknown>;
  return html && text ? { ...row, [html]: safeHtml(text as string, html_mark as string) } : row;
}
