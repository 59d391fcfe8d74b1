import { RowAction } from "../list/row-action";
import { useVerify } from "./use-verify";

/** Marks the data of a record as equal to the operator's page. */
export function VerifyAction({ id, of }: { id: string; of: string }) {
  const { verify, isBusy } = useVerify(id);
  return <RowAction label="Doğrula" of={of} isBusy={isBusy} onSelect={() => verify()} />;
}
