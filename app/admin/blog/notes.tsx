import { Badge, Button, Flex, Text } from "@radix-ui/themes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { useState } from "react";
import toast from "react-hot-toast";
import type { NoteState } from "../../../worker/blog/notes-rules";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api, sentenceOf } from "../api";
import { NamedButton } from "../list/named-button";
import { useAccount } from "../session/account";
import { useNames } from "../session/names";
import { formatAgo, now } from "../shell/dates";
import { Loaded } from "../shell/loaded";
import { type Decision, decideNote, HELD_DECISIONS } from "./decide-note";
import { NoteDialog } from "./note-dialog";
import "./notes.css";

const notesApi = api.blog[":id"].notes;
type Note = InferResponseType<typeof notesApi.$get, 200>[number];

const DECISIONS: Record<NoteState, { label: string; state: Decision }[]> = {
  held: HELD_DECISIONS,
  open: [{ label: "Çözüldü", state: "done" }],
  done: [{ label: "Yeniden aç", state: "open" }],
  refused: HELD_DECISIONS.filter(({ state }) => state === "open"),
};

/** Notes of colleagues and of people with a preview link. Closed ones are folded. */
export function Notes({ id }: { id: string }) {
  const queryKey = ["blog", "notes", id];
  const query = useQuery({
    queryKey,
    queryFn: () => answered(notesApi.$get({ param: { id } }), READ_FAILED.notes),
    gcTime: 0,
  });
  const [isAdding, setAdding] = useState(false);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey });
  return (
    <Flex direction="column" gap="2" mt="2">
      <Loaded query={query}>
        {(notes) => {
          const done = notes.filter(({ state }) => state === "done" || state === "refused");
          return (
            <>
              <NoteList notes={notes.filter((note) => !done.includes(note))} onDecided={refresh} />
              {done.length > 0 && (
                <details>
                  <summary>
                    <Text size="2" color="gray">{`${done.length} not kapandı`}</Text>
                  </summary>
                  <NoteList notes={done} onDecided={refresh} />
                </details>
              )}
            </>
          );
        }}
      </Loaded>
      <Flex>
        <Button type="button" size="1" variant="surface" onClick={() => setAdding(true)}>
          Not ekle
        </Button>
      </Flex>
      {isAdding && (
        <NoteDialog
          post={id}
          title="Not Ekle"
          hint="Yazıyı açan meslektaşlarınız görür; sitede görünmez."
          submit="Notu kaydet"
          saved="Not eklendi"
          save={(text) => answered(notesApi.$post({ param: { id }, json: { text } }))}
          onClose={() => setAdding(false)}
        />
      )}
    </Flex>
  );
}

function NoteList({ notes, onDecided }: { notes: Note[]; onDecided: () => unknown }) {
  const nameOf = useNames();
  if (notes.length === 0) return null;
  return (
    <ul className="post-notes" aria-label="Notlar">
      {notes.map((note) => (
        <OneNote
          key={note.id}
          note={note}
          from={note.by === null ? `${note.name} (önizleme bağlantısından)` : (nameOf(note.by) ?? note.by)}
          onDecided={onDecided}
        />
      ))}
    </ul>
  );
}

function OneNote({ note, from, onDecided }: { note: Note; from: string; onDecided: () => unknown }) {
  const { id, post_id, text, state, created_at } = note;
  const { role } = useAccount();
  const decision = useMutation({
    mutationFn: (to: Decision) => decideNote(post_id, id, to),
    onError: (error: Error) => toast.error(sentenceOf(error)),
    onSettled: onDecided,
  });
  return (
    <li>
      <Text as="p" size="2">
        {text}
      </Text>
      <Flex gap="2" align="center" wrap="wrap">
        <Text size="1" color="gray">
          <bdi>{from}</bdi>
          {` · ${formatAgo(created_at, now())}`}
        </Text>
        {state === "held" && <Badge color="amber">Bekliyor</Badge>}
        {role !== "writer" &&
          DECISIONS[state].map(({ label, state: to }) => (
            <NamedButton
              key={to}
              label={label}
              of={from}
              loading={decision.isPending}
              onClick={() => decision.mutate(to)}
            />
          ))}
      </Flex>
    </li>
  );
}
