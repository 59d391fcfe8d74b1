import { useSearchParams } from "react-router";
import { bareSlug } from "../../../worker/text/slug";
import type { Column } from "./record-row";
import { HIDDEN } from "./use-list";

const keyOf = ({ label }: { label: string }) => bareSlug(label);

/** Columns of a list; all but the first can be hidden, which the query string stores. */
export function useColumns<Row>(columns: Column<Row>[]) {
  const [params, setParams] = useSearchParams();
  const hidden = params.get(HIDDEN)?.split(",") ?? [];
  const choices = columns.slice(1).map((column) => ({
    label: column.label,
    isShown: !hidden.includes(keyOf(column)),
    show: (isShown: boolean) => {
      const others = hidden.filter((key) => key !== keyOf(column));
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          const keys = isShown ? others : [...others, keyOf(column)];
          if (keys.length > 0) next.set(HIDDEN, keys.join(","));
          else next.delete(HIDDEN);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  }));
  return { shown: columns.filter((column, at) => at === 0 || !hidden.includes(keyOf(column))), choices };
}
export type ColumnChoice = ReturnType<typeof useColumns>["choices"][number];
