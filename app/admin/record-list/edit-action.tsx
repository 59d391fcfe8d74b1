import { RowAction } from "../list/row-action";

export const EditAction = ({ of, ...props }: { of: string } & ({ to: string } | { onSelect: () => void })) => (
  <RowAction label="Düzenle" of={of} icon="edit" {...props} />
);
