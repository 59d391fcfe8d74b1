import { Button, Card, Flex, Heading, IconButton, Text } from "@radix-ui/themes";
import { useState } from "react";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { QUEUE_SHOWN } from "../../../worker/publishing/rules";
import { answered, api } from "../api";
import { UncheckedMark } from "../blog/unchecked-mark";
import { EmptyList } from "../list/empty-list";
import { Loaded } from "../shell/loaded";
import { Pages } from "../list/pages";
import { NamedButton } from "../list/named-button";
import { RecordLink } from "../list/record-link";
import { useQueue, useQueueChange } from "./queries";
import "./publishing.css";

/** Next drafts to be published: five, or all. */
export function Queue() {
  const [isWhole, setWhole] = useState(false);
  const [page, setPage] = useState(1);
  const query = useQueue(page);
  const shown = query.data && (isWhole ? query.data.rows : query.data.rows.slice(0, QUEUE_SHOWN));
  return (
    <Card size="3">
      <Heading as="h2" size="4" mb="4">
        Sıradaki Taslaklar
      </Heading>
      <Loaded query={query}>
        {({ total, pages }) => (
          <Flex direction="column" gap="3">
            {total === 0 && (
              <EmptyList
                sentence="Sırada taslak yok"
                purpose="Sıraya aldığınız taslaklar burada bekler; zamanı gelince en üstteki yayınlanır."
              />
            )}
            <ol className="queue">
              {shown?.map((draft) => (
                <QueuedDraft key={draft.id} {...draft} isLast={draft.position === total} />
              ))}
            </ol>
            {isWhole && pages > 1 && <Pages page={page} pages={pages} onPage={setPage} />}
            {total > QUEUE_SHOWN && (
              <Button
                variant="soft"
                onClick={() => {
                  setWhole(!isWhole);
                  setPage(1);
                }}
              >
                {isWhole ? `Yalnızca ilk ${QUEUE_SHOWN} taslağı göster` : `Tüm sırayı göster (${total})`}
              </Button>
            )}
          </Flex>
        )}
      </Loaded>
    </Card>
  );
}

interface QueuedDraftProps {
  id: string;
  title: string;
  is_unchecked: boolean;
  /** Starts at 1. */
  position: number;
  isLast: boolean;
}

function QueuedDraft({ id, title, is_unchecked, position, isLast }: QueuedDraftProps) {
  const { mutate: change, isPending } = useQueueChange();
  const { $delete, position: positionOf } = api.publishing.queue[":id"];
  const move = (to: number) =>
    change(() => answered(positionOf.$put({ param: { id }, json: { position: to } }), CHANGE_FAILED.queue));
  return (
    <li aria-busy={isPending}>
      <Text className="queue-position" size="2" color="gray">
        {position}
      </Text>
      <Text className="queue-title stretched" size="2" weight="medium">
        <RecordLink kind="post" id={id}>
          {title || "Başlıksız"}
        </RecordLink>
        {is_unchecked && <UncheckedMark />}
      </Text>
      <IconButton
        size="1"
        variant="surface"
        disabled={position === 1}
        loading={isPending}
        aria-label={`Yukarı taşı: ${title}`}
        onClick={() => move(position - 1)}
      >
        ↑
      </IconButton>
      <IconButton
        size="1"
        variant="surface"
        disabled={isLast}
        loading={isPending}
        aria-label={`Aşağı taşı: ${title}`}
        onClick={() => move(position + 1)}
      >
        ↓
      </IconButton>
      <NamedButton
        label="Sıradan çıkar"
        of={title}
        variant="soft"
        loading={isPending}
        onClick={() => change(() => answered($delete({ param: { id } }), CHANGE_FAILED.queue))}
      />
    </li>
  );
}
