import { type Removal, useRemoval } from "./removal";
import { RowAction } from "../list/row-action";

/** Deletes a record after confirmation; the toast can undo it. */
export function RemoveAction(removal: Removal) {
  const ask = useRemoval();
  return <RowAction label="Sil" of={removal.name} icon="trash" isRemoval onSelect={() => ask(removal)} />;
}
