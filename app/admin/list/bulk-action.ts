import type { ClientResponse } from "hono/client";
import type { ReactNode } from "react";
import { answered, ApiError } from "../api";
import type { Restored } from "../trash/restoration";
import type { AllMatching } from "./use-list";

export interface Changed {
  /** Ids of the rows that changed. */
  ids: string[];
  /** Gives these rows their former state; returns the ids of those that nobody has changed since. */
  undo?: (is_continued: boolean) => Promise<{ ids: string[] }>;
}

type Undoing = (args: {
  json: { change: string; is_continued: boolean };
}) => Promise<ClientResponse<{ ids: string[] }>>;

/** Adds the undo of a change that the server named, which `put` sends; `sentence` as in `accepted`. */
export const undoable =
  (put: Undoing, sentence: string) =>
  <Answer extends { ids: string[]; change?: string | undefined }>({ change, ...answer }: Answer) => ({
    ...answer,
    ...(change && {
      undo: (is_continued: boolean) => answered(put({ json: { change, is_continued } }), sentence),
    }),
  });

const rowsOf = (changes: Changed[]) => changes.reduce((sum, { ids }) => sum + ids.length, 0);

/** Undoes changes, each after the first as its continuation. Throws `ApiError` if some of the `total` rows stay. */
export async function undoAll(changes: Changed[], total = rowsOf(changes)) {
  let restored = 0;
  for (const [n, { undo }] of changes.entries()) restored += (await undo?.(n > 0))?.ids.length ?? 0;
  const left = total - restored;
  if (left <= 0) return;
  const others = restored > 0 ? "; ötekiler geri alındı" : "";
  throw new ApiError(409, `${left.toLocaleString("tr-TR")} kayıt sonradan değiştiği için olduğu gibi kaldı${others}`);
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
