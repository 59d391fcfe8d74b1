import type { RefObject } from "react";
import { useScreenKeys } from "../shell/screen-keys";

/** What the keys of a row do, in words; E opens its record. */
export interface RowKeys {
  enter?: string;
  v?: string;
  x?: string;
  e?: string;
}

const ROW_KEYS = ["enter", "v", "x", "e"] as const;

interface Keys {
  list: RefObject<HTMLElement | null>;
  /** Those of the current row. */
  row: RowKeys;
  /** Moves by one row, forwards or backwards. */
  move: (by: 1 | -1) => void;
  /** Ends the mode that shows one row; undefined where all are shown. */
  leave: (() => void) | undefined;
}

const controlOf = (key: string) => (key === "e" ? ".work-name a" : `[data-keys~=${key}]`);

/** Presses what the current row offers under a key, which its control names. */
export const press = (list: RefObject<HTMLElement | null>, key: keyof RowKeys) =>
  list.current?.querySelector<HTMLElement>(`[aria-current] ${controlOf(key)}`)?.click();

/** The keys of a row with what they do, in the order of the row. */
export const keysOf = (row: RowKeys) =>
  ROW_KEYS.flatMap((key) => {
    const does = row[key];
    return does ? [{ key, does }] : [];
  });

/** J and K move over the rows; the other keys press what the current row offers. The row itself handles Enter. */
export function useTodayKeys({ list, row, move, leave }: Keys) {
  useScreenKeys([
    { key: "j", does: "Sonraki iş", run: () => move(1) },
    { key: "k", does: "Önceki iş", run: () => move(-1) },
    ...keysOf(row).map(({ key, does }) => ({
      key,
      does: `Seçili işte: ${does}`,
      ...(key !== "enter" && { run: () => press(list, key) }),
    })),
    ...(leave ? [{ key: "escape", does: "Odak modundan çık", run: leave }] : []),
  ]);
}
