import { Button, Flex, Text } from "@radix-ui/themes";
import { useLayoutEffect, useRef, useState } from "react";
import { useReturnedRow } from "../list/use-returned-row";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { positionOf, type TodayItem } from "./today-items";
import { useTodayKeys } from "./use-today-keys";

/** Rows that are shown at first, so that the figures are not far below. */
const SHOWN = 12;

interface Chosen {
  key: string;
  index: number;
  /** Whether the row was chosen by keyboard. If so, the next one is chosen once it is done. */
  isByKeys: boolean;
}

interface TodayListProps {
  items: TodayItem[];
  /** Of all work, with what the list does not name. */
  progress: { done: number; total: number };
  /** Whether only the current row is shown. */
  isFocused: boolean;
  /** Whether all work is asked for, not the first of each kind. */
  isWhole: boolean;
  isLoading: boolean;
  showAll: () => void;
  leave: () => void;
}

/** Rows of work. None is current until somebody moves to it, so that no key acts on what nobody chose. */
export function TodayList({ items, progress, isFocused, isWhole, isLoading, showAll, leave }: TodayListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [chosen, choose] = useState<Chosen>();
  const keys = items.map(({ key }) => key);
  const { returned, onClickCapture } = useReturnedRow(list, keys);
  const last = items.length - 1;
  const found = keys.indexOf(chosen?.key ?? returned ?? "");
  const goesOn = isFocused || chosen?.isByKeys;
  const current = found < 0 && goesOn ? Math.min(chosen?.index ?? 0, last) : found;
  const rows = isFocused
    ? items.slice(current, current + 1)
    : isWhole
      ? items
      : items.slice(0, Math.max(SHOWN, current + 1));
  const key = items[current]?.key;
  function moveTo(index: number) {
    const at = Math.max(0, Math.min(last, index));
    choose({ key: keys[at] ?? "", index: at, isByKeys: true });
  }
  const open = useTodayKeys({
    list,
    move(by) {
      if (current + by > last && !isWhole) showAll();
      else moveTo(current + by);
    },
    leave: isFocused ? leave : undefined,
  });
  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (goesOn && !row?.contains(document.activeElement)) row?.focus();
  }, [key, isFocused, goesOn]);
  return (
    <>
      <ul
        ref={list}
        className={isFocused ? "today is-focused" : "today"}
        aria-label="Bugünün işleri"
        onClickCapture={onClickCapture}
      >
        {rows.map((item) => {
          const index = items.indexOf(item);
          return (
            <li
              key={item.key}
              tabIndex={-1}
              data-record={item.key}
              aria-current={item.key === key || undefined}
              onPointerDown={() => choose({ key: item.key, index, isByKeys: false })}
              onFocus={() => chosen?.key !== item.key && choose({ key: item.key, index, isByKeys: true })}
              onKeyDown={({ key: pressed, repeat, target, currentTarget }) => {
                if (pressed === "Enter" && !repeat && target === currentTarget) open();
              }}
            >
              <Text
                size="2"
                color={item.tone}
                weight={item.tone === "gray" ? "regular" : "bold"}
                {...(item.tone === "orange" && { className: HIGH_CONTRAST })}
              >
                {item.label}
              </Text>
              {item.row}
            </li>
          );
        })}
      </ul>
      <Flex gap="3" align="center" wrap="wrap">
        {isFocused && (
          <>
            <Text size="2" color="gray">{`${progress.done + positionOf(items, current)}/${progress.total}`}</Text>
            <Button variant="surface" disabled={current === 0} onClick={() => moveTo(current - 1)}>
              Önceki
            </Button>
            <Button variant="surface" disabled={current === last} onClick={() => moveTo(current + 1)}>
              Sonraki
            </Button>
          </>
        )}
        {!isFocused && (!isWhole || isLoading) && rows.length < progress.total - progress.done && (
          <Button variant="surface" loading={isLoading} onClick={showAll}>
            {`Hepsini göster (${(progress.total - progress.done).toLocaleString("tr-TR")})`}
          </Button>
        )}
        <Text size="1" color="gray" className="today-keys">
          <kbd>J</kbd> <kbd>K</kbd> gez · <kbd>Enter</kbd> aç · <kbd>Z</kbd> geri al
        </Text>
      </Flex>
    </>
  );
}
