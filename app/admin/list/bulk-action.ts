import type { ReactNode } from "react";
import type { Restored } from "../record-list/restoration";
import type { Undoable } from "../undo";
import type { AllMatching } from "../record-list/use-list";

export interface Changed {
  /** Ids of the rows that changed. */
  ids: string[];
  /** Names the change to an undo. */
  change?: string;
}

/** What is chosen before an action: its value is sent with it. */
export interface BulkChoice {
  initial: string;
  input: (value: string, choose: (value: string) => void) => ReactNode;
}

/** Rows that a bulk action changes only if they are ticked; its dialog lists them as a separate group. */
export interface ApartRows<Row> {
  holds: (row: Row, value: string) => boolean;
  /** Heading of the group: what happens to ticked rows. */
  heading: string;
  /** Label of the checkbox that includes such rows of all pages. */
  all: string;
}

export interface BulkAction<Row> {
  label: string;
  choice?: BulkChoice;
  apart?: ApartRows<Row>;
  /** What changes, in words: before and after, given the chosen value. */
  before?: (row: Row) => string;
  after?: (row: Row, value: string) => string;
  /** Returns also the rows that could not be restored. */
  run: (
    ids: string[],
    value: string,
    withApart: boolean,
    rows: Row[],
  ) => Promise<Changed & { refused?: Restored["refused"] }>;
  /** Acts on all records that match the query, after `after`; returns where to continue. */
  runAll?: (
    all: AllMatching,
    after: string | undefined,
    value: string,
    withApart: boolean,
  ) => Promise<Changed & { next?: string | undefined }>;
  done: (n: number) => string;
  /** Message when nothing changed or could be deleted. */
  none?: string;
  /** Rows that cannot be changed, such as those in use. */
  stays?: (row: Row) => boolean;
  /** Why, above their names; that they are in use if undefined. */
  staying?: string;
  /** What its message offers to take back. */
  undoes?: Undoable;
  /** Takes it back where the server keeps no change. */
  revert?: (ids: string[]) => Promise<unknown>;
  removal?: "trash" | "forever";
  /** Warning about other effects of the deletion. */
  consequence?: (rows: Row[]) => ReactNode;
}
