import type { RefObject } from "react";
import { type ScreenKey, useScreenKeys } from "../shell/screen-keys";

const ROW = "[data-record]";
const LINK = ":is(a, button).record-link";

/** Moves the focus from within a row to the same control of the next row, or of the one before the last. */
export function focusNextRow(id: string) {
  const focused = document.activeElement;
  const row = focused?.closest<HTMLElement>(`[data-record="${id}"]`);
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  if (!next) return;
  const key = focused?.getAttribute("aria-keyshortcuts");
  const same = key && next.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  (same || next.querySelector<HTMLElement>(LINK))?.focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest" });
}

/** Moves between the rows of a list, selects, opens, searches and adds by key, and presses the buttons of a row. */
export function useListKeys(frame: RefObject<HTMLElement | null>) {
  const rowNow = () => document.activeElement?.closest<HTMLElement>(ROW);
  function move(step: 1 | -1) {
    const rows = [...(frame.current?.querySelectorAll<HTMLElement>(ROW) ?? [])];
    const now = rowNow();
    const at = now ? rows.indexOf(now) + step : step > 0 ? 0 : rows.length - 1;
    const row = rows[Math.max(0, Math.min(rows.length - 1, at))];
    const control = row?.querySelector<HTMLElement>(LINK) ?? row?.querySelector<HTMLElement>("input, button");
    control?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "nearest" });
  }
  const inRow = (selector: string) => rowNow()?.querySelector<HTMLElement>(selector)?.click();
  const list = () => frame.current?.parentElement;
  const keys: ScreenKey[] = [
    { key: "j", does: "Sonraki kayıt", run: () => move(1) },
    { key: "k", does: "Önceki kayıt", run: () => move(-1) },
    { key: "x", does: "Kaydı seç", run: () => inRow(".record-choice input") },
    { key: "e", does: "Kaydı düzenle", run: () => inRow(LINK) },
    { key: "/", does: "Listede ara", run: () => list()?.querySelector<HTMLElement>("[type=search]")?.focus() },
    { key: "c", does: "Yeni kayıt ekle", run: () => list()?.querySelector<HTMLElement>(".create-button")?.click() },
  ];
  useScreenKeys(keys, rowNow);
}
