import { Button, Flex, Text } from "@radix-ui/themes";
import { type ReactNode, useState } from "react";
import toast from "react-hot-toast";
import { sentenceOf } from "../api";
import { ConfirmDialog } from "../shell/confirm-dialog";
import { type BegunActions, revertToast } from "../shell/undo-toast";
import { type Restored, tellRefused } from "../trash/restoration";
import type { AllMatching } from "./use-list";
import { offerUndo, REMOVAL_QUESTION } from "./offer-undo";

export interface Changed {
  /** Ids of the rows that changed. */
  ids: string[];
  /** Gives these rows their former state. */
  undo?: (begun?: BegunActions) => Promise<unknown>;
}

export interface BulkAction<Row> {
  label: string;
  /** Returns also the rows that could not be restored. */
  run: (ids: string[]) => Promise<Changed & { refused?: Restored["refused"] }>;
  /** Acts on all records that match the query, after `after`; returns where to continue. */
  runAll?: (all: AllMatching, after: string | undefined) => Promise<Changed & { next?: string | undefined }>;
  done: (n: number) => string;
  /** Message when nothing changed or could be deleted. */
  none?: string;
  /** Rows that are in use and cannot be deleted. */
  stays?: (row: Row) => boolean;
  /** Asks for confirmation; deletion to the trash can be undone from the toast. */
  removal?: "trash" | "forever";
  /** Warning about other effects of the deletion. */
  consequence?: (rows: Row[]) => ReactNode;
}

/** Acts on selected rows; the undo sends the opposite action for those that changed. */
export const reversible =
  <Action extends string>(
    send: (action: Action, ids: string[]) => Promise<Changed>,
    action: NoInfer<Action>,
    back: NoInfer<Action>,
  ) =>
  async (ids: string[]): Promise<Changed> => {
    const changed = await send(action, ids);
    return { ...changed, undo: () => send(back, changed.ids) };
  };

const NONE = "Seçili kayıtların hiçbiri değişmedi";

interface BulkActionsProps<Row> {
  rows: Row[];
  nameOf: (row: Row) => string;
  actions: BulkAction<Row>[];
  onDone: () => void;
  /** Selects the other pages too. */
  all?: { total: number; onSelect: () => void } | undefined;
}

export function BulkActions<Row extends { id: string }>(props: BulkActionsProps<Row>) {
  const { rows, nameOf, actions, onDone, all } = props;
  const [busy, setBusy] = useState("");
  const [asked, setAsked] = useState<BulkAction<Row>>();
  const staying = rows.filter((row) => asked?.stays?.(row));
  const going = rows.filter((row) => !staying.includes(row));
  async function run({ label, run, done, none = NONE, removal, stays }: BulkAction<Row>) {
    setBusy(label);
    const changing = rows.filter((row) => !stays?.(row));
    try {
      const { ids, refused = [], undo } = await run(changing.map(({ id }) => id));
      if (refused.length > 0) tellRefused({ ids, refused });
      else if (ids.length === 0) toast.error(none);
      else if (removal === "trash") offerUndo(done(ids.length), ids, onDone);
      else if (undo) revertToast(done(ids.length), undo, onDone);
      else toast.success(done(ids.length));
      onDone();
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    setBusy("");
    setAsked(undefined);
  }
  function ask(action: BulkAction<Row>) {
    if (action.stays && rows.every(action.stays)) toast.error(action.none ?? NONE);
    else setAsked(action);
  }
  return (
    <Flex className="selection" gap="3" align="center" wrap="wrap" role="group" aria-label="Seçili kayıtlar">
      <Text size="2" weight="medium">
        {`${rows.length} kayıt seçildi`}
      </Text>
      {all && (
        <Button size="1" variant="ghost" onClick={all.onSelect}>
          {`${all.total.toLocaleString("tr-TR")} kaydın tümünü seç`}
        </Button>
      )}
      {actions.map((action) => (
        <Button
          key={action.label}
          size="1"
          variant={action.removal ? "soft" : "surface"}
          {...(action.removal && { color: "red" })}
          loading={busy === action.label}
          onClick={() => (action.removal ? ask(action) : void run(action))}
        >
          {action.label}
        </Button>
      ))}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={REMOVAL_QUESTION}
        subject={
          <>
            <Names names={going.map(nameOf)} />
            {staying.length > 0 && (
              <>
                <Text as="p" size="2">
                  Kullanımda olduğu için yerinde kalacak:
                </Text>
                <Names names={staying.map(nameOf)} />
              </>
            )}
          </>
        }
        confirm="Sil"
        isBusy={busy !== ""}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked && void run(asked)}
      >
        {asked?.removal === "forever"
          ? "Seçili kayıtlar kalıcı olarak silinecek. Bu işlem geri alınamaz."
          : `${staying.length > 0 ? "Öteki" : "Seçili"} ${going.length} kayıt çöp kutusuna taşınacak; 30 gün boyunca oradan geri alınabilir.`}{" "}
        {asked?.consequence?.(going)}
      </ConfirmDialog>
    </Flex>
  );
}

/** Number of names that the dialog lists. */
const NAMES_SHOWN = 5;

function Names({ names }: { names: string[] }) {
  const more = names.length - NAMES_SHOWN;
  return (
    <ul className="named">
      {names.slice(0, NAMES_SHOWN).map((name, index) => (
        <li key={index}>
          <strong>{name}</strong>
        </li>
      ))}
      {more > 0 && <li>{`ve ${more} kayıt daha`}</li>}
    </ul>
  );
}
