import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../db/client";
import type { Icon, Logo, Media } from "../../db/schema";
import { htmlMark } from "../text/mark";
import { safeHtml, sanitize } from "../text/sanitize";
import { type Columns, KINDS, type StoredRow, textIn } from "../records/kinds.server";
import { type Edit, revisionStatements } from "../records/revision.server";
import { Refusal } from "../refusal";
import { logoFault } from "./logo";
import { type ReplacementPicture, replacePicture } from "./replaced-picture";
import { rowsShowing, type Use } from "./showing-records.server";

const ICON_STAYS = "Bu görsel sitenin simgesi; Ayarlar › Görünüm'den değiştirin.";

type Replacement = ReplacementPicture & Pick<Media, "content_type" | "size">;

function replaced(
  row: StoredRow,
  { picture, focus, html, pictures = [] }: Columns,
  url: string,
  next: Replacement,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const address = textIn(row, picture);
  if (picture && address.includes(url)) {
    values[picture] = address.replaceAll(url, next.url);
    if (focus) values[focus] = null;
  }
  for (const column of pictures) {
    const shown = row[column] as unknown as Logo | Icon | null;
    if (!shown || !Object.values(shown).includes(url)) continue;
    const fault = "address" in shown ? logoFault(next) : ICON_STAYS;
    if (fault) throw new Refusal("invalid", fault);
    values[column] = { address: next.url, width: next.width, height: next.height };
  }
  const text = textIn(row, html);
  if (html && text.includes(url)) {
    const clean = sanitize(replacePicture(safeHtml(text, row["html_mark"] ?? ""), url, next));
    Object.assign(values, { [html]: clean, html_mark: htmlMark(clean) });
  }
  return values;
}

/**
 * Statements that show `next` in place of the picture at `url`; the one at `at` returns no row after a conflict. Throws
 * `Refusal("invalid")` where `next` cannot be the site's logo, or the picture is its icon.
 */
export async function savesOf(
  db: Db,
  uses: Use[],
  url: string,
  next: Replacement,
  edit: Edit,
): Promise<{ statements: BatchItem<"sqlite">[]; at: number; record: Use }[]> {
  const found = await rowsShowing(db, uses);
  return found.map(({ kind, row }) => {
    const values = replaced(row, KINDS[kind].columns, url, next);
    return {
      ...revisionStatements(db, kind, row.id, row.updated_at, { values }, edit),
      record: { kind, id: row.id },
    };
  });
}
