import { daysAgo, dayInIstanbul } from "../../../worker/text/calendar";
import { RowAction } from "../list/row-action";
import { now } from "../shell/dates";
import { useVerify } from "./use-verify";

interface VerifyActionProps {
  id: string;
  of: string;
  /** Time of the last verification; null if there was none. Its column is hidden on narrow screens. */
  last?: string | null;
}

/** Marks the data of a record as equal to the operator's page. */
export function VerifyAction({ id, of, last }: VerifyActionProps) {
  const { verify, isBusy } = useVerify(id);
  const when = last ? daysAgo(last, dayInIstanbul(now())) : "henüz doğrulanmadı";
  const label = last === undefined ? "Doğrula" : `Doğrula · ${when}`;
  return <RowAction label={label} of={of} isBusy={isBusy} onSelect={() => verify()} />;
}
