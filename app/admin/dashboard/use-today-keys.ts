import type { RefObject } from "react";
import { useScreenKeys } from "../shell/screen-keys";

interface Keys {
  list: RefObject<HTMLElement | null>;
  /** Moves by one row, forwards or backwards. */
  move: (by: 1 | -1) => void;
  /** Ends the mode that shows one row; undefined where all are shown. */
  leave: (() => void) | undefined;
}

/** Presses what the current row offers under a key, which its control names. */
export const press = (list: RefObject<HTMLElement | null>, control: string) =>
  list.current?.querySelector<HTMLElement>(`[aria-current] ${control}`)?.click();

/** J and K move over the rows; E, V and X press what the current row offers. Enter presses its first button. */
export function useTodayKeys({ list, move, leave }: Keys) {
  useScreenKeys([
    { key: "j", does: "Sonraki iş", run: () => move(1) },
    { key: "k", does: "Önceki iş", run: () => move(-1) },
    { key: "e", does: "Kaydı düzenle", run: () => press(list, "a[href*='/edit/']") },
    { key: "v", does: "Kaydı doğrula", run: () => press(list, "[data-keys~=v]") },
    { key: "x", does: "Promosyonu pasif yap, yorumu spam say", run: () => press(list, "[data-keys~=x]") },
    ...(leave ? [{ key: "escape", does: "Odak modundan çık", run: leave }] : []),
  ]);
}
