import { Flex, Text } from "@radix-ui/themes";
import { useState } from "react";
import { ConfirmDialog } from "../shell/confirm-dialog";
import type { BulkAction } from "../list/bulk-action";
import { REMOVAL_QUESTION } from "./removal-question";

/** Number of records that the dialog lists. */
const LISTED = 5;
const UNDOABLE = "On saniye içinde bildirimden, daha sonra da “Hareketler”den geri alınabilir.";
const shown = (n: number) => n.toLocaleString("tr-TR");

interface BulkDialogProps<Row> {
  action: BulkAction<Row>;
  /** The records, or those of the page when all pages are meant. */
  rows: Row[];
  nameOf: (row: Row) => string;
  /** Number of records on all pages. */
  all?: number | undefined;
  /** Records changed so far, while the action runs. */
  finished: number | undefined;
  onCancel: () => void;
  onConfirm: (value: string) => void;
}

/** Asks before an action on several records: lists them, what changes, and what stays. */
export function BulkDialog<Row>({ action, rows, nameOf, all, finished, onCancel, onConfirm }: BulkDialogProps<Row>) {
  const { label, choice, removal, stays } = action;
  const [value, setValue] = useState(choice?.initial ?? "");
  const staying = rows.filter((row) => stays?.(row));
  const going = rows.filter((row) => !staying.includes(row));
  const total = all ?? going.length;
  const isBusy = finished !== undefined;
  return (
    <ConfirmDialog
      isOpen
      title={removal && all === undefined ? REMOVAL_QUESTION : `${shown(total)} kayıt: ${label}`}
      subject={
        <Flex direction="column" gap="3" mb="3">
          {choice?.input(value, setValue)}
          {(all === undefined || action.after) && (
            <Changes action={action} rows={going} total={total} nameOf={nameOf} value={value} />
          )}
          {staying.length > 0 && (
            <>
              <Text as="p" size="2">
                Kullanımda olduğu için yerinde kalacak:
              </Text>
              <Changes action={{}} rows={staying} total={staying.length} nameOf={nameOf} value={value} />
            </>
          )}
        </Flex>
      }
      cancel={isBusy ? "Durdur" : "İptal"}
      confirm={removal ? "Sil" : "Uygula"}
      isRemoval={removal !== undefined}
      isBusy={isBusy}
      onCancel={onCancel}
      onConfirm={() => onConfirm(value)}
    >
      {isBusy && all !== undefined ? (
        `${shown(finished)} / ${shown(all)} kayıt tamamlandı…`
      ) : (
        <Effect {...{ action, all, going, staying }} />
      )}
    </ConfirmDialog>
  );
}

interface EffectProps<Row> {
  action: BulkAction<Row>;
  all: number | undefined;
  going: Row[];
  staying: Row[];
}

function Effect<Row>({ action: { removal, consequence, undoes }, all, going, staying }: EffectProps<Row>) {
  if (all !== undefined)
    return (
      <>
        {`Arama ve filtrelerle eşleşen ${shown(all)} kaydın tümü; bu sayfada görünmeyenler de dahildir.`}
        {!removal && undoes && ` ${UNDOABLE}`}
        {removal && " 30 gün boyunca çöp kutusundan geri alınabilirler."}
      </>
    );
  if (removal === "forever") return "Seçili kayıtlar kalıcı olarak silinecek. Bu işlem geri alınamaz.";
  if (!removal) return undoes && UNDOABLE;
  return (
    <>
      {`${staying.length > 0 ? "Öteki" : "Seçili"} ${going.length} kayıt çöp kutusuna taşınacak; 30 gün boyunca oradan geri alınabilir.`}{" "}
      {consequence?.(going)}
    </>
  );
}

interface ChangesProps<Row> {
  action: Pick<BulkAction<Row>, "before" | "after">;
  rows: Row[];
  total: number;
  nameOf: (row: Row) => string;
  value: string;
}

/** All that change, from what to what, and the number of others; without values the first records. */
function Changes<Row>({ action: { before, after }, rows, total, nameOf, value }: ChangesProps<Row>) {
  const listed = before && after ? rows.filter((row) => before(row) !== after(row, value)) : rows.slice(0, LISTED);
  const same = before && after ? rows.length - listed.length : 0;
  const more = total - listed.length - same;
  return (
    <ul className="named" tabIndex={listed.length > LISTED ? 0 : undefined}>
      {listed.map((row, index) => (
        <li key={index}>
          <strong>{nameOf(row)}</strong>
          {before && after && (
            <span>
              {before(row)} → <b>{after(row, value)}</b>
            </span>
          )}
        </li>
      ))}
      {more > 0 && <li>{`ve ${shown(more)} kayıt daha`}</li>}
      {same > 0 && <li>{`${shown(same)} kayıt değişmez`}</li>}
    </ul>
  );
}
