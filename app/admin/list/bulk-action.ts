import type { ClientResponse } from "hono/client";
import type { ReactNode } from "react";
import type { Undone } from "../../../worker/records/undoing.server";
import { answered } from "../api";
import type { Restored } from "../record-list/restoration";
import type { AllMatching } from "../record-list/use-list";

export interface Changed {
  /** Ids of the rows that changed. */
  ids: string[];
  /** Gives these rows their former state, but for those that somebody changed since. */
  undo?: (is_continued: boolean) => Promise<Undone>;
}

type Undoing = (args: { json: { change: string; is_continued: boolean } }) => Promise<ClientResponse<Undone>>;

/** Adds the undo of a change that the server named, which `put` sends; `sentence` as in `accepted`. */
export const undoable =
  (put: Undoing, sentence: string) =>
  <Answer extends { ids: string[]; change?: string | undefined }>({ change, ...answer }: Answer) => ({
    ...answer,
    ...(change && {
      undo: (is_continued: boolean) => answered(put({ json: { change, is_continued } }), sentence),
    }),
  });

/** Undoes changes, each after the first as its continuation, and says what came back. Throws `ApiError` if some rows stay. */
export async function undoAll(changes: Changed[]): Promise<string> {
  const answers: Undone[] = [];
  for (const [n, { undo }] of changes.entries()) answers.push(...(undo ? [await undo(n > 0)] : []));
  const { undoneSentence } = await import("../activity/undone");
  return undoneSentence(answers);
}

/** What an undo of one field says: 'Geri alındı. Durum: pasif → aktif'. */
export async function undoneField(field: string, from: string | null, to: string | null): Promise<string> {
  const { undoneSentence } = await import("../activity/undone");
  return undoneSentence([{ ids: [field], returned: [{ id: field, field, from, to }], left: [] }]);
}

/** What is chosen before an action: its value is sent with it. */
export interface BulkChoice {
  initial: string;
  input: (value: string, choose: (value: string) => void) => ReactNode;
}

export interface BulkAction<Row> {
  label: string;
  choice?: BulkChoice;
  /** What changes, in words: before and after, given the chosen value. */
  before?: (row: Row) => string;
  after?: (row: Row, value: string) => string;
  /** Returns also the rows that could not be restored. */
  run: (ids: string[], value: string) => Promise<Changed & { refused?: Restored["refused"] }>;
  /** Acts on all records that match the query, after `after`; returns where to continue. */
  runAll?: (
    all: AllMatching,
    after: string | undefined,
    value: string,
  ) => Promise<Changed & { next?: string | undefined }>;
  done: (n: number) => string;
  /** Message when nothing changed or could be deleted. */
  none?: string;
  /** Rows that are in use and cannot be deleted. */
  stays?: (row: Row) => boolean;
  /** Deletion to the trash can be undone from the toast. */
  removal?: "trash" | "forever";
  /** Warning about other effects of the deletion. */
  consequence?: (rows: Row[]) => ReactNode;
}
