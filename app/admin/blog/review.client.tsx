import { Badge, Button, Card, Flex, Heading, Text } from "@radix-ui/themes";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Post } from "../../../db/schema";
import { AI_AUTHOR } from "../../../worker/blog/constants";
import { useAccount } from "../session/account";
import { formatAgo, formatMoment, now } from "../shell/dates";
import { changeToast } from "../shell/undo-toast";
import { Correction, RETURNED, UNDOES_RETURN } from "./decisions";
import { APPROVED, REVIEW_STATES } from "./fields";
import { Notes } from "./notes";

export interface ReviewProps {
  post: Post;
  /** Saves the form together with a decision. */
  decide: (as: "send" | "approve") => Promise<boolean>;
  isSaving: boolean;
}

/** The review of a draft: its state, the buttons that decide, and its notes. */
export default function Review({ post, decide, isSaving }: ReviewProps) {
  const { id, review_state, written_by } = post;
  const account = useAccount();
  const [isReturning, setReturning] = useState(false);
  const queries = useQueryClient();
  const refresh = () => Promise.all(["blog", "dashboard"].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  /** Not `disabled`, since a disabled button loses the focus. */
  const waits = { "aria-disabled": isSaving || undefined, "data-disabled": isSaving || undefined };
  const decides = account.role !== "writer";
  const isChecked = post.checked_by !== null;
  const isOthers =
    written_by !== account.id && (review_state !== null || post.author === AI_AUTHOR || written_by !== null);
  return (
    <Card size="2" asChild>
      <section aria-label="İnceleme">
        <Flex gap="3" align="center" wrap="wrap">
          <Heading as="h2" size="3">
            İnceleme
          </Heading>
          {review_state && (
            <Badge color={review_state === "sent" ? "amber" : "orange"}>{REVIEW_STATES[review_state]}</Badge>
          )}
          {isChecked && <Badge color="grass">{APPROVED}</Badge>}
          <Text size="2" color="gray" mr="auto">
            {standingOf(post, decides)}
          </Text>
          {decides && review_state !== "sent" && !isChecked && (
            <Button type="button" variant="surface" {...waits} onClick={() => void decide("send")}>
              İncelemeye gönder
            </Button>
          )}
          {decides && isOthers && (
            <>
              {written_by !== null && review_state !== "returned" && (
                <Button type="button" variant="surface" onClick={() => setReturning(true)}>
                  Düzeltme iste
                </Button>
              )}
              {!isChecked && (
                <Button type="button" variant="surface" {...waits} onClick={() => void decide("approve")}>
                  Onayla
                </Button>
              )}
            </>
          )}
        </Flex>
        <Notes id={id} />
        {isReturning && (
          <Correction
            id={id}
            onReturned={({ change }) => {
              changeToast(RETURNED, UNDOES_RETURN, [change], refresh);
              return refresh();
            }}
            onClose={() => setReturning(false)}
          />
        )}
      </section>
    </Card>
  );
}

function standingOf({ review_state, sent_at, checked_at, author }: Post, decides: boolean): string {
  if (checked_at)
    return decides
      ? `${formatMoment(checked_at)} · Sırası ya da zamanı gelince yayınlanır.`
      : "Kaydederseniz yeniden incelemeye gider.";
  if (review_state === "sent") return sent_at ? `${formatAgo(sent_at, now())} gönderildi` : "";
  if (review_state === "returned")
    return decides ? "Yazarın düzeltmesi bekleniyor." : "Notlara bakıp yeniden gönderin.";
  if (author === AI_AUTHOR)
    return "Yapay zekâ yazısı biri onaylamadan sıradan yayınlanmaz; onaylayan ya da yayınlayan 'Kontrol eden' olur.";
  return decides
    ? "Onay, yazıyı yayın sırasına alır; 'Kaydet ve yayınla' hemen yayınlar."
    : "Bitince incelemeye gönderin.";
}
