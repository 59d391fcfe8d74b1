import { Button } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { STATUS_AFTER } from "../../../worker/comments/states";
import { CHANGE_FAILED, DELETE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import type { ListFilter } from "../record-list/filters";
import { selecting } from "../record-list/selecting";
import { RecordList } from "../record-list/record-list";
import { focusNextRow } from "../record-list/use-list-keys";
import { useOpened } from "../list/use-opened";
import { lateDialog } from "../shell/late";
import { CommentBody } from "./body";
import { columnsSince, type ListedComment } from "./columns";
import { DecisionActions, DECISIONS } from "./decisions";
import { MoreCommentActions, RemoveComment, ReplyAction } from "./row-actions";
import { NO_CASINO, useCasinoOptions } from "../promotions/lookups";
import { STATE_FILTER, StateFilter, stateOf, stateText } from "./states";
import "./comments.css";

const OpenedComment = lateDialog(() => import("./opened.client"));
const CommentDialog = lateDialog(() => import("./dialog.client"));
const ReplyDialog = lateDialog(() => import("./reply-dialog.client"));
const RulesDialog = lateDialog(() => import("./rules-dialog.client"));

const deciding = selecting("comment", api.comments, {
  change: CHANGE_FAILED.status,
  delete: DELETE_FAILED.comment,
});

const RATINGS = ["5", "4", "3", "2", "1"].map((value) => ({ value, label: `${value} yıldız` }));

export default function CommentList() {
  const { opened, open, close } = useOpened();
  const [params] = useSearchParams();
  const sender = params.get("sender");
  /** Runs once each time the list is opened. */
  const visit = useQuery({
    queryKey: ["comment-visit"],
    queryFn: () => answered(api.comments.visit.$put()),
    gcTime: 0,
    staleTime: Infinity,
  });
  const filters: ListFilter[] = [
    { name: "casino", label: "Casino", all: "Tüm casinolar", options: [...useCasinoOptions(), NO_CASINO] },
    { name: "rating", label: "Puan", all: "Tüm puanlar", options: RATINGS, place: "bar" },
    STATE_FILTER,
    {
      ...{ name: "sender", label: "Gönderen", all: "Tüm adresler", place: "strip" },
      options: sender ? [{ value: sender, label: "tek adres" }] : [],
    },
  ];
  const [areRulesOpen, setRulesOpen] = useState(false);
  /** The row when its dialog was opened, because a refetch must not change the form's version. */
  const [replied, setReplied] = useState<ListedComment>();
  const [edited, setEdited] = useState<ListedComment>();
  const since = visit.data?.since ?? null;
  return (
    <RecordList
      name="comments"
      heading={{
        views: "comments",
        title: "Yorumlar",
        buttons: (
          <Button variant="surface" onClick={() => setRulesOpen(true)}>
            Bekletme kuralları
          </Button>
        ),
      }}
      empty={{
        sentence: "Henüz yorum yok",
        purpose: "Ziyaretçilerin promosyonlara yazdıkları buraya düşer; şüpheli olanlar onayınızı bekler.",
      }}
      read={(query) => answered(api.comments.$get({ query }), READ_FAILED.comments)}
      filters={filters}
      strip={(query, ask, list) => <StateFilter status={query["status"]} counts={list?.counts} ask={ask} />}
      columns={columnsSince(since)}
      row={{
        nameOf: ({ user_name, promotion_title }) => `${user_name}, ${promotion_title}`,
        open:
          ({ id }) =>
          () =>
            open(id),
        state: stateOf,
        body: (comment) => <CommentBody comment={comment} />,
        actions: (comment) => <DecisionActions comment={comment} onDecide={focusNextRow} />,
        more: (comment) => (
          <>
            <ReplyAction comment={comment} onReply={setReplied} />
            <MoreCommentActions comment={comment} onEdit={setEdited} />
            <RemoveComment {...comment} />
          </>
        ),
      }}
      bulk={[
        ...(["publish", "hide", "spam"] as const).map((action) => ({
          label: DECISIONS[action].label,
          before: stateText,
          after: () => stateText({ status: STATUS_AFTER[action], held_for: null, held_match: null }),
          ...deciding(action),
          done: DECISIONS[action].many,
        })),
        {
          label: "Sil",
          removal: "trash",
          ...deciding("delete"),
          done: (n) => `${n} yorum silindi`,
        },
      ]}
    >
      {(rows) => (
        <>
          {opened && (
            <OpenedComment
              id={opened}
              rows={rows}
              onOpen={open}
              onEdit={setEdited}
              onReply={setReplied}
              onClose={close}
            />
          )}
          {edited && <CommentDialog comment={edited} onClose={() => setEdited(undefined)} />}
          {replied && <ReplyDialog comment={replied} onClose={() => setReplied(undefined)} />}
          {areRulesOpen && <RulesDialog onClose={() => setRulesOpen(false)} />}
        </>
      )}
    </RecordList>
  );
}
