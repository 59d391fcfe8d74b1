import { Button, Flex, Text } from "@radix-ui/themes";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import toast from "react-hot-toast";
import { CHANGE_FAILED, DELETE_FAILED } from "../../../worker/failure-sentences";
import { COMMENT_STATUSES, STATUS_AFTER } from "../../../worker/comments/states";
import { answered, api, sentenceOf } from "../api";
import { ConfirmDialog } from "../shell/confirm-dialog";
import { offerUndo } from "../list/remove";
import type { ListParams } from "../list/use-list";

/** Maximum number of deletions that the toast can undo. */
const UNDONE_MAX = 50;

const WORDS = {
  publish: { label: "Tümünü yayınla", confirm: "Yayınla", does: "yayınlanacak", done: "yorum yayınlandı" },
  hide: { label: "Tümünü gizle", confirm: "Gizle", does: "gizlenecek", done: "yorum gizlendi" },
  spam: { label: "Tümünü spam say", confirm: "Spam say", does: "spam sayılacak", done: "yorum spam sayıldı" },
  delete: {
    label: "Tümünü sil",
    confirm: "Sil",
    does: "çöp kutusuna taşınacak; 30 gün boyunca oradan geri alınabilir",
    done: "yorum çöp kutusuna taşındı",
  },
};
type MatchingAction = keyof typeof WORDS;

interface MatchingActionsProps {
  query: ListParams;
  total: number;
  /** Newer comments are not changed. */
  readAt: string;
}

/** Bulk actions on all comments that match the filters, on all pages; sent in several requests. */
export function MatchingActions({ query, total, readAt }: MatchingActionsProps) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<{ action: MatchingAction; total: number; until: string }>();
  const [finished, setFinished] = useState<number>();
  const isStopped = useRef(false);
  const shown = (n: number) => n.toLocaleString("tr-TR");
  const refresh = () => void queries.invalidateQueries({ queryKey: ["comments"] });
  const { rating, casino } = query;
  const status = COMMENT_STATUSES.find((state) => state === query["status"]);
  const actions = (["publish", "hide", "spam", "delete"] as const).filter(
    (action) => action === "delete" || status !== STATUS_AFTER[action],
  );

  async function run({ action, until }: NonNullable<typeof asked>) {
    isStopped.current = false;
    const ids: string[] = [];
    setFinished(0);
    try {
      for (let more = true; more && !isStopped.current;) {
        const json = { action, q: query["q"] ?? "", until, rating, status, casino };
        const answer = await answered(
          api.comments.matching.$post({ json }),
          action === "delete" ? DELETE_FAILED.comment : CHANGE_FAILED.status,
        );
        ids.push(...answer.ids);
        setFinished(ids.length);
        more = answer.ids.length > 0;
      }
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    const sentence = `${shown(ids.length)} ${WORDS[action].done}`;
    if (action === "delete" && ids.length > 0 && ids.length <= UNDONE_MAX) offerUndo(sentence, ids, refresh);
    else if (ids.length > 0) toast.success(sentence);
    setAsked(undefined);
    setFinished(undefined);
    refresh();
  }

  const close = () => {
    isStopped.current = true;
    if (finished === undefined) setAsked(undefined);
  };
  return (
    <Flex gap="2" align="center" wrap="wrap" role="group" aria-label="Eşleşen tüm yorumlar">
      <Text size="2">{`Eşleşen ${shown(total)} yorum:`}</Text>
      {actions.map((action) => (
        <Button
          key={action}
          size="1"
          variant="soft"
          color={action === "delete" ? "red" : "gray"}
          onClick={() => setAsked({ action, total, until: readAt })}
        >
          {WORDS[action].label}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          isOpen
          title={`${shown(asked.total)} yorum: ${WORDS[asked.action].label.toLocaleLowerCase("tr")}`}
          cancel={finished === undefined ? "İptal" : "Durdur"}
          confirm={`${shown(asked.total)} yorum: ${WORDS[asked.action].confirm}`}
          isBusy={finished !== undefined}
          onCancel={close}
          onConfirm={() => void run(asked)}
        >
          {finished === undefined
            ? `Filtrenizle eşleşen ${shown(asked.total)} yorumun tümü ${WORDS[asked.action].does}. Bu sayfada görünmeyenler de dahildir.`
            : `${shown(finished)} / ${shown(asked.total)} yorum tamamlandı…`}
        </ConfirmDialog>
      )}
    </Flex>
  );
}
