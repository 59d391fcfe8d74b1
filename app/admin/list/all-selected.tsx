import { Button, Flex, Text } from "@radix-ui/themes";
import { useRef, useState } from "react";
import toast from "react-hot-toast";
import { sentenceOf } from "../api";
import { ConfirmDialog } from "../shell/confirm-dialog";
import { type BegunActions, revertToast } from "../shell/undo-toast";
import type { BulkAction, Changed } from "./bulk-actions";
import { offerUndo } from "./offer-undo";
import type { AllMatching } from "./use-list";

/** Maximum number of deletions that the message can undo. */
const UNDONE_MAX = 50;
const shown = (n: number) => n.toLocaleString("tr-TR");

async function inTurn(undos: NonNullable<Changed["undo"]>[]) {
  const begun: BegunActions = new Set();
  for (const undo of undos) await undo(begun);
}

interface AllSelectedProps<Row> {
  all: AllMatching;
  actions: BulkAction<Row>[];
  onClear: () => void;
  onDone: () => void;
}

/** Bulk actions on all pages: the server applies them by filter, to a few hundred records per request. */
export function AllSelected<Row>({ all, actions, onClear, onDone }: AllSelectedProps<Row>) {
  const [asked, setAsked] = useState<BulkAction<Row>>();
  const [finished, setFinished] = useState<number>();
  const isStopped = useRef(false);

  async function run({ runAll, done, none, removal }: BulkAction<Row>) {
    if (!runAll) return;
    isStopped.current = false;
    const ids: string[] = [];
    const undos: NonNullable<Changed["undo"]>[] = [];
    setFinished(0);
    try {
      for (let after: string | undefined = ""; after !== undefined && !isStopped.current;) {
        const answer: Awaited<ReturnType<typeof runAll>> = await runAll(all, after || undefined);
        ids.push(...answer.ids);
        if (answer.undo && answer.ids.length > 0) undos.push(answer.undo);
        setFinished(ids.length);
        after = answer.next;
      }
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    if (removal && ids.length > 0 && ids.length <= UNDONE_MAX) offerUndo(done(ids.length), ids, onDone);
    else if (!removal && undos.length > 0) revertToast(done(ids.length), () => inTurn(undos), onDone);
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
    <Flex className="selection" gap="3" align="center" wrap="wrap" role="group" aria-label="Seçili kayıtlar">
      <Text size="2" weight="medium" role="status">
        {`${shown(all.total)} kaydın tümü seçildi`}
      </Text>
      {actions
        .filter(({ runAll }) => runAll)
        .map((action) => (
          <Button
            key={action.label}
            size="1"
            variant={action.removal ? "soft" : "surface"}
            {...(action.removal && { color: "red" })}
            onClick={() => setAsked(action)}
          >
            {action.label}
          </Button>
        ))}
      <Button size="1" variant="ghost" onClick={onClear}>
        Seçimi kaldır
      </Button>
      {asked && (
        <ConfirmDialog
          isOpen
          title={`${shown(all.total)} kayıt: ${asked.label}`}
          cancel={finished === undefined ? "İptal" : "Durdur"}
          confirm={`${shown(all.total)} kayıt: ${asked.label}`}
          isBusy={finished !== undefined}
          onCancel={close}
          onConfirm={() => void run(asked)}
        >
          {finished === undefined
            ? `Arama ve süzgeçlerle eşleşen ${shown(all.total)} kaydın tümü; bu sayfada görünmeyenler de dahildir.`
            : `${shown(finished)} / ${shown(all.total)} kayıt tamamlandı…`}
          {finished === undefined && asked.removal && " 30 gün boyunca çöp kutusundan geri alınabilirler."}
        </ConfirmDialog>
      )}
    </Flex>
  );
}
