import type { ReactNode } from "react";

export interface Column<Row> {
  label: string;
  /** Sort key of the API, if the column is sortable. */
  sort?: string;
  /** Whether the list is in the order of this column, until it is asked for another; else the newest come first. */
  isDefaultOrder?: boolean;
  /** The value in words: shown unless `cell` is, its tooltip, and what phones show. */
  text?: (row: Row) => string;
  cell?: (row: Row) => ReactNode;
  /** Share of the table's width, such as `12%`. */
  width?: string;
  /** Whether its cell links to the record; the first column does if none is marked. */
  isTitle?: boolean;
  /** Aligned to its end; its first order has the largest first. */
  isNumber?: boolean;
  /** Whether a long value is shown in two lines instead of cut. */
  wraps?: boolean;
  /** Minimum width of the window in which it is shown; always without one. */
  from?: "1200px" | "1400px";
}

export interface State {
  /** Colour of the dot before a record's name. */
  tone: "good" | "off" | "soon" | "over";
  word: string;
}

/** The word of a state; empty for a good one, which the green dot tells. */
export const shownWord = ({ tone, word }: State): string => (tone === "good" ? "" : word);

export interface RowOptions<Row> {
  nameOf: (row: Row) => string;
  /** Opens the record: its address, or a function that opens a dialog; undefined for a row that opens nothing. */
  open?: (row: Row) => string | (() => void) | undefined;
  state?: (row: Row) => State;
  /** Small picture before the name. */
  picture?: (row: Row) => string | null;
  /** E-mail of the last editor; null if it was not recorded. */
  editor?: (row: Row) => string | null;
  /** Quiet buttons in the row; on phones they are in its menu. */
  actions?: (row: Row) => ReactNode;
  /** Whether `actions` is one button with words, which needs no menu on phones. */
  hasOneAction?: boolean;
  /** Further actions, in the menu '⋯'. */
  more?: (row: Row) => ReactNode;
  className?: (row: Row) => string | undefined;
  /** Shown whole below the values, with `actions` as buttons; the row is then a card in every window. */
  body?: (row: Row) => ReactNode;
}

/** The column with the name of a record. */
export const titleColumn = <Row>(columns: Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ isTitle }) => isTitle) ?? columns[0];
