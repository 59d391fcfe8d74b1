import type { RecordKind } from "../../db/schema";
import { foldTr, sortKeyTr } from "../text/folding";
import { plainText } from "../text/visible-text";
import { type Kind, KINDS, textIn } from "./kinds.server";

/** The columns that make up `search_text`. */
export const SEARCHED: Partial<Record<RecordKind, string[]>> = {
  post: ["title", "excerpt", "content"],
  casino: ["name"],
  category: ["name"],
  promotion: ["title", "short_description", "promotion_code"],
  page: ["title", "content"],
  comment: ["user_name", "comment"],
  image: ["title"],
};

type Derived<K extends RecordKind> = {
  [Column in Extract<keyof (typeof KINDS)[K]["table"]["$inferSelect"], "search_text" | "sort_key">]: string;
};

/** The columns by which a row is searched and sorted; those of a promotion are a line each. */
export function derivedOf<K extends RecordKind>(kind: K, row: object): Derived<K> {
  const { table, columns }: Kind = KINDS[kind];
  const textOf = (column: string) => textIn(row as Record<string, unknown>, column);
  const texts = (SEARCHED[kind] ?? []).map((column) =>
    column === columns.html ? plainText(textOf(column)) : textOf(column),
  );
  return {
    ...("search_text" in table && {
      search_text: kind === "promotion" ? texts.map(foldTr).join("\n") : foldTr(texts.join(" ")),
    }),
    ...("sort_key" in table && { sort_key: sortKeyTr(textOf("name")) }),
  } as Derived<K>;
}
