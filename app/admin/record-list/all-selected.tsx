import { Button, Text } from "@radix-ui/themes";
import { useRef, useState } from "react";
import toast from "react-hot-toast";
import { sentenceOf } from "../api";
import { changeToast } from "../shell/undo-toast";
import type { BulkAction } from "../list/bulk-action";
import { BulkBar } from "./bulk-bar";
import { BulkDialog, type Confirmed } from "./bulk-dialog";
import type { AllMatching } from "./use-list";

interface AllSelectedProps<Row> {
  all: AllMatching;
  /** Those of the current page. */
  rows: Row[];
  nameOf: (row: Row) => string;
  actions: BulkAction<Row>[];
  onClear: () => void;
  onDone: () => void;
}

/** Bulk actions on all pages: the server applies them by filter, to a few hundred records per request. */
export function AllSelected<Row>({ all, rows, nameOf, actions, onClear, onDone }: AllSelectedProps<Row>) {
  const [asked, setAsked] = useState<BulkAction<Row>>();
  const [finished, setFinished] = useState<number>();
  const isStopped = useRef(false);

  async function run({ runAll, done, none, undoes }: BulkAction<Row>, { value, withApart }: Confirmed<Row>) {
    if (!runAll) return;
    isStopped.current = false;
    const ids: string[] = [];
    const changes: string[] = [];
    setFinished(0);
    try {
      for (let after: string | undefined = ""; after !== undefined && !isStopped.current;) {
        const answer: Awaited<ReturnType<typeof runAll>> = await runAll(all, after || undefined, value, withApart);
        ids.push(...answer.ids);
        if (answer.change && answer.ids.length > 0) changes.push(answer.change);
        setFinished(ids.length);
        after = answer.next;
      }
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    if (undoes && changes.length > 0) changeToast(done(ids.length), undoes, changes, onDone);
    else if (ids.length > 0) toast.success(done(ids.length));
    else toast.error(none ?? "Eşleşen kayıtların hiçbiri değişmedi");
    setAsked(undefined);
    setFinished(undefined);
    onDone();
  }

  function close() {
    isStopped.current = true;
    if (finished === undefined) setAsked(undefined);
  }
  return (
    <BulkBar actions={actions.filter(({ runAll }) => runAll)} onAsk={setAsked}>
      <Text size="2" weight="medium" role="status">
        {`${all.total.toLocaleString("tr-TR")} kaydın tümü seçildi`}
      </Text>
      <Button size="1" variant="ghost" onClick={onClear}>
        Seçimi kaldır
      </Button>
      {asked && (
        <BulkDialog
          action={asked}
          rows={rows}
          nameOf={nameOf}
          all={all.total}
          finished={finished}
          onCancel={close}
          onConfirm={(confirmed) => void run(asked, confirmed)}
        />
      )}
    </BulkBar>
  );
}
