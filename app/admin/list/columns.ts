import { bareSlug } from "../../../worker/text/slug";
import type { Column } from "./record-row";
import { HIDDEN, type ListAddress } from "./use-list";

const keyOf = ({ label }: { label: string }) => bareSlug(label);

const hiddenIn = (params: URLSearchParams) => params.get(HIDDEN)?.split(",") ?? [];

/** Columns of a list; all but the first can be hidden, which the query string stores. */
export function columnsOf<Row>(columns: Column<Row>[], { params, change }: ListAddress) {
  const hidden = hiddenIn(params);
  const choices = columns.slice(1).map((column) => ({
    label: column.label,
    isShown: !hidden.includes(keyOf(column)),
    show: (isShown: boolean) =>
      change((asked) => {
        const others = hiddenIn(asked).filter((key) => key !== keyOf(column));
        return { [HIDDEN]: (isShown ? others : [...others, keyOf(column)]).join(",") };
      }),
  }));
  return { shown: columns.filter((column, at) => at === 0 || !hidden.includes(keyOf(column))), choices };
}
export type ColumnChoice = ReturnType<typeof columnsOf>["choices"][number];
