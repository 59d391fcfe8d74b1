import { Flex, Text } from "@radix-ui/themes";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "../shell/confirm-dialog";
import type { ApartRows, BulkAction } from "../list/bulk-action";
import { REMOVAL_QUESTION } from "./removal-question";
import "./bulk-dialog.css";

/** Number of records that the dialog lists. */
const LISTED = 5;
const UNDOABLE = "On saniye içinde bildirimden, daha sonra da “Hareketler”den geri alınabilir.";
const shown = (n: number) => n.toLocaleString("tr-TR");

export interface Confirmed<Row> {
  value: string;
  /** The rows that change. */
  going: Row[];
  /** Whether rows of the separate group change, too. */
  withApart: boolean;
}

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
  onConfirm: (confirmed: Confirmed<Row>) => void;
}

/** Asks before an action on several records: lists them, what changes, and what stays. */
export function BulkDialog<Row>({ action, rows, nameOf, all, finished, onCancel, onConfirm }: BulkDialogProps<Row>) {
  const { label, choice, removal, stays, apart } = action;
  const [value, setValue] = useState(choice?.initial ?? "");
  const [ticked, tick] = useState<readonly Row[]>([]);
  const [withAll, setWithAll] = useState(false);
  const staying = rows.filter((row) => stays?.(row));
  const isApart = (row: Row) => apart?.holds(row, value) ?? false;
  const others = rows.filter((row) => !staying.includes(row) && (all !== undefined || !isApart(row)));
  const offered = all === undefined ? rows.filter(isApart) : [];
  const going = [...others, ...offered.filter((row) => ticked.includes(row))];
  const withApart = all === undefined ? going.length > others.length : withAll;
  const total = all ?? going.length;
  const isBusy = finished !== undefined;
  return (
    <ConfirmDialog
      isOpen
      title={removal && all === undefined ? REMOVAL_QUESTION : titleOf(label, total, all ?? rows.length)}
      subject={
        <Flex direction="column" gap="3" mb="3">
          {choice?.input(value, setValue)}
          {(all === undefined ? others.length > 0 : action.after) && (
            <Changes action={action} rows={others} total={all ?? others.length} nameOf={nameOf} value={value} />
          )}
          {apart && offered.length > 0 && (
            <ApartChoice {...{ apart, offered, ticked, tick, nameOf }} textOf={(row) => textOf(action, row, value)} />
          )}
          {apart && all !== undefined && (
            <Text as="label" size="2">
              <input type="checkbox" checked={withAll} onChange={({ target }) => setWithAll(target.checked)} />{" "}
              {apart.all}
            </Text>
          )}
          {staying.length > 0 && (
            <>
              <Text as="p" size="2">
                {action.staying ?? "Kullanımda olduğu için yerinde kalacak:"}
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
      {...(total === 0 && { isDisabled: true })}
      onConfirm={() => onConfirm({ value, going, withApart })}
    >
      {isBusy && all !== undefined ? (
        `${shown(finished)} / ${shown(all)} kayıt tamamlandı…`
      ) : (
        <Effect {...{ action, all, going, staying }} />
      )}
    </ConfirmDialog>
  );
}

function titleOf(label: string, going: number, selected: number): string {
  if (going === selected) return `${shown(selected)} kayıt: ${label}`;
  return `${label}: ${shown(selected)} kayıttan ${going === 0 ? "hiçbiri" : `${shown(going)} tanesi`}`;
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

const textOf = <Row,>({ before, after }: Pick<BulkAction<Row>, "before" | "after">, row: Row, value: string) =>
  before &&
  after && (
    <>
      {before(row)} → <b>{after(row, value)}</b>
    </>
  );

interface ApartChoiceProps<Row> {
  apart: ApartRows<Row>;
  offered: Row[];
  ticked: readonly Row[];
  tick: (rows: readonly Row[]) => void;
  nameOf: (row: Row) => string;
  textOf: (row: Row) => ReactNode;
}

/** The separate group of rows, with a checkbox each. */
function ApartChoice<Row>({ apart, offered, ticked, tick, nameOf, textOf }: ApartChoiceProps<Row>) {
  const without = (row: Row) => ticked.filter((other) => other !== row);
  const areAll = offered.every((row) => ticked.includes(row));
  return (
    <fieldset className="apart-rows">
      <Text as="p" size="2" weight="bold" asChild>
        <legend>{apart.heading}</legend>
      </Text>
      {offered.length > 1 && (
        <Text as="label" size="2">
          <input type="checkbox" checked={areAll} onChange={() => tick(areAll ? [] : offered)} />
          Hepsini seç
        </Text>
      )}
      <ul className="named">
        {offered.map((row, index) => (
          <li key={index}>
            <label>
              <input
                type="checkbox"
                checked={ticked.includes(row)}
                onChange={({ target }) => tick(target.checked ? [...ticked, row] : without(row))}
              />
              <strong>{nameOf(row)}</strong>
            </label>
            <span>{textOf(row)}</span>
          </li>
        ))}
      </ul>
    </fieldset>
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
function Changes<Row>({ action, rows, total, nameOf, value }: ChangesProps<Row>) {
  const { before, after } = action;
  const listed = before && after ? rows.filter((row) => before(row) !== after(row, value)) : rows.slice(0, LISTED);
  const same = before && after ? rows.length - listed.length : 0;
  const more = total - listed.length - same;
  return (
    <ul className="named" tabIndex={listed.length > LISTED ? 0 : undefined}>
      {listed.map((row, index) => (
        <li key={index}>
          <strong>{nameOf(row)}</strong>
          <span>{textOf(action, row, value)}</span>
        </li>
      ))}
      {more > 0 && <li>{`ve ${shown(more)} kayıt daha`}</li>}
      {same > 0 && <li>{`${shown(same)} kayıt değişmez`}</li>}
    </ul>
  );
}
