import { columnOf } from "../csv/read-file";
import { csvLines, textOf } from "../csv/text";
import type { ImportKind } from "./kind";
import { KIND_NAMES, type KindName } from "./kinds";

/** The kind of record of a file by its headings: the one that knows most of them and its name or id; undefined if none. */
export async function recognised(file: File, kinds: Record<KindName, ImportKind>): Promise<KindName | undefined> {
  const heading = csvLines(textOf(await file.arrayBuffer())).heading.filter((cell) => cell.trim());
  const rated = KIND_NAMES.flatMap((name) => {
    const { columns, name: named } = kinds[name];
    const found = heading.flatMap((cell) => columnOf(columns, cell)?.field ?? []);
    if (!found.includes(named)) return [];
    return { name, unknown: heading.length - found.length, lacking: columns.length - found.length };
  });
  return rated.toSorted((one, other) => one.unknown - other.unknown || one.lacking - other.lacking)[0]?.name;
}
