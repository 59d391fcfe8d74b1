import { bareSlug } from "../../../worker/text/slug";
import { type Column, titleColumn } from "./column";
import { HIDDEN, type ListAddress } from "./use-list";

const keyOf = ({ label }: { label: string }) => bareSlug(label);

const hiddenIn = (params: URLSearchParams) => params.get(HIDDEN)?.split(",") ?? [];

/** Columns of a list; all but the one with the name can be hidden, which the query string stores. */
export function columnsOf<Row>(columns: Column<Row>[], { params, change }: ListAddress) {
  const hidden = hiddenIn(params);
  const title = titleColumn(columns);
  const others = columns.filter((column) => column !== title);
  const choices = others.map((column) => ({
    label: column.label,
    from: column.from,
    isShown: !hidden.includes(keyOf(column)),
    show: (isShown: boolean) =>
      change((asked) => {
        const kept = hiddenIn(asked).filter((key) => key !== keyOf(column));
        return { [HIDDEN]: (isShown ? kept : [...kept, keyOf(column)]).join(",") };
      }),
  }));
  return { shown: columns.filter((column) => column === title || !hidden.includes(keyOf(column))), choices };
}
export type ColumnChoice = ReturnType<typeof columnsOf>["choices"][number];
