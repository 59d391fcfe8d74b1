import { Button, Text } from "@radix-ui/themes";
import { useState } from "react";
import toast from "react-hot-toast";
import { sentenceOf } from "../api";
import { changeToast, revertToast } from "../shell/undo-toast";
import { tellRefused } from "../record-list/restoration";
import type { BulkAction } from "../list/bulk-action";
import { BulkBar } from "./bulk-bar";
import { BulkDialog, type Confirmed } from "./bulk-dialog";

const NONE = "Seçili kayıtların hiçbiri değişmedi";

interface BulkActionsProps<Row> {
  rows: Row[];
  nameOf: (row: Row) => string;
  actions: BulkAction<Row>[];
  onDone: () => void;
  /** Selects the other pages too. */
  all?: AllPages | undefined;
}

export interface AllPages {
  total: number;
  onSelect: () => void;
}

/** Actions on the selected rows of a page. */
export function BulkActions<Row extends { id: string }>({ rows, nameOf, actions, onDone, all }: BulkActionsProps<Row>) {
  const [asked, setAsked] = useState<BulkAction<Row>>();
  const [isBusy, setBusy] = useState(false);
  async function run(action: BulkAction<Row>, { value, going, withApart }: Confirmed<Row>) {
    const { run, done, none = NONE, undoes, revert } = action;
    setBusy(true);
    try {
      const {
        ids,
        refused = [],
        change,
      } = await run(
        going.map(({ id }) => id),
        value,
        withApart,
        going,
      );
      if (refused.length > 0) tellRefused({ ids, refused });
      else if (ids.length === 0) toast.error(none);
      else if (undoes && change) changeToast(done(ids.length), undoes, [change], onDone);
      else if (revert) revertToast(done(ids.length), () => revert(ids), onDone);
      else toast.success(done(ids.length));
      onDone();
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    setBusy(false);
    setAsked(undefined);
  }
  function ask(action: BulkAction<Row>) {
    if (action.stays && rows.every(action.stays)) toast.error(action.none ?? NONE);
    else setAsked(action);
  }
  return (
    <BulkBar actions={actions} onAsk={ask}>
      <Text size="2" weight="medium">
        {`${rows.length} kayıt seçildi`}
      </Text>
      {all && <AllPagesButton all={all} />}
      {asked && (
        <BulkDialog
          action={asked}
          rows={rows}
          nameOf={nameOf}
          finished={isBusy ? 0 : undefined}
          onCancel={() => setAsked(undefined)}
          onConfirm={(confirmed) => void run(asked, confirmed)}
        />
      )}
    </BulkBar>
  );
}

export const AllPagesButton = ({ all: { total, onSelect } }: { all: AllPages }) => (
  <Button size="1" variant="ghost" onClick={onSelect}>
    {`${total.toLocaleString("tr-TR")} kaydın tümünü seç`}
  </Button>
);
