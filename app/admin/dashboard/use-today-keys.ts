import type { RefObject } from "react";
import { useScreenKeys } from "../shell/screen-keys";

interface Keys {
  list: RefObject<HTMLElement | null>;
  /** Moves by one row, forwards or backwards. */
  move: (by: 1 | -1) => void;
  /** Ends the mode that shows one row; undefined where all are shown. */
  leave: (() => void) | undefined;
}

/** J and K move over the rows, E opens the current one, and its buttons name their keys. The row itself handles Enter. */
export function useTodayKeys({ list, move, leave }: Keys) {
  const rowNow = () => list.current?.querySelector<HTMLElement>("[aria-current]");
  const open = () => rowNow()?.querySelector<HTMLElement>(".work-name a")?.click();
  useScreenKeys(
    [
      { key: "j", does: "Sonraki iş", run: () => move(1) },
      { key: "k", does: "Önceki iş", run: () => move(-1) },
      { key: "enter", does: "Seçili işi aç" },
      { key: "e", does: "Seçili işi aç", run: open },
      ...(leave ? [{ key: "escape", does: "Odak modundan çık", run: leave }] : []),
    ],
    rowNow,
  );
  return open;
}
