import { Button, Flex, Heading, Skeleton, Text } from "@radix-ui/themes";
import { useLayoutEffect, useRef, useState } from "react";
import { useReturnedRow } from "../list/use-returned-row";
import { Bar } from "../shell/bar";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { LoadError, StaleWarning } from "../shell/loaded";
import { now } from "../shell/dates";
import { AllLists } from "./all-lists";
import { KeyLine } from "./key-line";
import { progressOf } from "./progress";
import { positionOf, type TodayItem, todayItems } from "./today-items";
import { press, useTodayKeys } from "./use-today-keys";
import { useWork } from "./use-work";

const longDay = new Intl.DateTimeFormat("tr-TR", {
  timeZone: "Europe/Istanbul",
  weekday: "long",
  day: "numeric",
  month: "long",
});

/** Rows that are shown at first, so that the figures are not far below. */
const SHOWN = 12;

/** The day's work as one list, and one at a time in 'Odak modu'. */
export function Today() {
  const { data, error, refetch } = useWork();
  const [isFocused, setFocused] = useState(false);
  const total = data && Object.values(data).reduce((sum, section) => sum + section.total, 0);
  const progress = total === undefined ? undefined : progressOf(total);
  return (
    <Flex direction="column" gap="3">
      <Flex align="center" gap="3" wrap="wrap">
        <Heading as="h1" size="6" tabIndex={-1} className="today-heading">
          Bugün{" "}
          <Text size="3" weight="regular" color="gray">
            {longDay.format(now())}
            {total ? ` · ${total.toLocaleString("tr-TR")} iş bekliyor` : ""}
          </Text>
        </Heading>
        {progress && progress.total > 0 && (
          <Flex align="center" gap="2" role="status">
            <Bar share={progress.done / progress.total} />
            <Text size="2" color="gray">{`${progress.done}/${progress.total} bitti`}</Text>
          </Flex>
        )}
        {total !== undefined && total > 0 && (
          <Button variant="surface" color="gray" aria-pressed={isFocused} onClick={() => setFocused(!isFocused)}>
            Odak modu
          </Button>
        )}
      </Flex>
      {error &&
        (data ? <StaleWarning error={error} refetch={refetch} /> : <LoadError error={error} refetch={refetch} />)}
      {!data && !error && [1, 2, 3].map((row) => <Skeleton key={row} height="44px" />)}
      {total === 0 && <Text color="gray">Bugün bekleyen iş yok</Text>}
      {data && progress && total !== 0 && (
        <TodayList items={todayItems(data)} progress={progress} isFocused={isFocused} leave={() => setFocused(false)} />
      )}
      {data && <AllLists work={data} />}
    </Flex>
  );
}

interface TodayListProps {
  items: TodayItem[];
  /** Of all work, with what the list does not name. */
  progress: { done: number; total: number };
  /** Whether only the current row is shown. */
  isFocused: boolean;
  leave: () => void;
}

function TodayList({ items, progress, isFocused, leave }: TodayListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const [asked, setCurrent] = useState<number>();
  /** Whether the keyboard moves: the current row then has the focus, also once a row above it is done. */
  const isByKeys = useRef(false);
  const keys = items.map(({ key }) => key);
  const { returned, onClickCapture } = useReturnedRow(list, keys);
  const current = Math.min(asked ?? Math.max(0, keys.indexOf(returned ?? "")), items.length - 1);
  const rows = isFocused
    ? items.slice(current, current + 1)
    : isWhole
      ? items
      : items.slice(0, Math.max(SHOWN, current + 1));
  const key = items[current]?.key;
  useTodayKeys({
    list,
    row: items[current]?.keys ?? {},
    move: (by) => {
      isByKeys.current = true;
      setCurrent(Math.max(0, Math.min(items.length - 1, current + by)));
    },
    leave: isFocused ? leave : undefined,
  });
  useLayoutEffect(() => {
    if (isByKeys.current) list.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
  }, [key, isFocused]);
  return (
    <>
      <ul
        ref={list}
        className={isFocused ? "today is-focused" : "today"}
        aria-label="Bugünün işleri"
        onClickCapture={onClickCapture}
      >
        {rows.map((item) => (
          <li
            key={item.key}
            tabIndex={-1}
            data-record={item.key}
            aria-current={item.key === key || undefined}
            onFocus={() => setCurrent(items.indexOf(item))}
            onKeyDown={({ key: pressed, repeat, target, currentTarget }) => {
              if (pressed === "Enter" && !repeat && target === currentTarget) press(list, "enter");
            }}
            onPointerDown={() => {
              isByKeys.current = false;
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
        ))}
      </ul>
      <Flex gap="3" align="center" wrap="wrap">
        {isFocused ? (
          <>
            <Text size="2" color="gray">{`${progress.done + positionOf(items, current)}/${progress.total}`}</Text>
            <Button
              size="2"
              variant="surface"
              color="gray"
              disabled={current === 0}
              onClick={() => setCurrent(current - 1)}
            >
              Önceki
            </Button>
            <Button
              size="2"
              variant="surface"
              color="gray"
              disabled={current === items.length - 1}
              onClick={() => setCurrent(current + 1)}
            >
              Sonraki
            </Button>
          </>
        ) : (
          rows.length < items.length && (
            <Button size="2" variant="surface" color="gray" onClick={() => setWhole(true)}>
              {`${(progress.total - progress.done - positionOf(items, rows.length) + 1).toLocaleString("tr-TR")} iş daha`}
            </Button>
          )
        )}
        <KeyLine row={items[current]?.keys ?? {}} />
      </Flex>
    </>
  );
}
