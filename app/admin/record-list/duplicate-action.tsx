import { withQuery } from "../../ui/addresses";
import { SOURCE } from "../list/copies";
import { RowAction } from "../list/row-action";

interface DuplicateActionProps {
  /** Address of the form for a new record. */
  to: string;
  id: string;
  of: string;
}

/** Opens the form for a new record, filled from this one; nothing is written until it is saved. */
export const DuplicateAction = ({ to, id, of }: DuplicateActionProps) => (
  <RowAction label="Çoğalt" of={of} to={withQuery(to, { [SOURCE]: id })} />
);
