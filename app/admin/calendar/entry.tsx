import { IconButton, Text, VisuallyHidden } from "@radix-ui/themes";
import type { DragEvent } from "react";
import { Link } from "react-router";
import { toIstanbulClock } from "../../../worker/text/calendar";
import { UncheckedMark } from "../blog/unchecked-mark";
import { FROM_LIST } from "../list/way-back";
import { editorAddress } from "../kinds";
import { KIND_LABELS, KindMark } from "./kinds";
import { isMovable, type Movable } from "./targets";
import type { CalendarEntry } from "./use-calendar";

/** '09:30' in Istanbul. */
export const clockOf = (instant: string) => toIstanbulClock(instant).slice(11);

export interface Moving {
  onMove: (item: Movable) => void;
  /** Undefined where entries cannot be dragged. */
  drag?: { start: (item: Movable) => void; end: () => void };
}

/** Props that make an element draggable. */
export const dragProps = (item: Movable, drag: Moving["drag"]) =>
  drag && {
    draggable: true,
    onDragStart(event: DragEvent) {
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", item.title);
      drag.start(item);
    },
    onDragEnd: drag.end,
  };

export function MoveButton({ item, onMove }: { item: Movable; onMove: Moving["onMove"] }) {
  const label = item.kind === "draft" ? "Planla" : "Taşı";
  return (
    <IconButton
      size="1"
      variant="ghost"
      className="calendar-move"
      aria-label={`${label}: ${item.title}`}
      title={`${label}…`}
      onClick={() => onMove(item)}
    >
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" fill="currentColor">
        <path d="M8 1 5.5 3.5h1.7v3.7H3.5V5.5L1 8l2.5 2.5V8.8h3.7v3.7H5.5L8 15l2.5-2.5H8.8V8.8h3.7v1.700L15 8l-2.5-2.5v1.700H8.8V3.5h1.700Z" />
      </svg>
    </IconButton>
  );
}

/** A link to the editor of an entry, with its kind, time and the button that moves it. */
export function EntryItem({ entry, onMove, drag }: Moving & { entry: CalendarEntry }) {
  const { kind, id, title, at, casino_name, is_unchecked } = entry;
  return (
    <li className="calendar-entry" data-kind={kind} {...(isMovable(entry) && dragProps(entry, drag))}>
      <KindMark kind={kind} />
      <Link
        to={editorAddress(kind === "ending" ? "promotion" : "post", id)}
        state={FROM_LIST}
        draggable={false}
        title={title}
      >
        <VisuallyHidden>{`${KIND_LABELS[kind]}: `}</VisuallyHidden>
        {at && kind !== "queued" && <time dateTime={at}>{clockOf(at)}</time>} <span>{title || "Başlıksız"}</span>
      </Link>
      {isMovable(entry) && <MoveButton item={entry} onMove={onMove} />}
      {is_unchecked && <UncheckedMark />}
      {casino_name && (
        <Text as="p" size="1" color="gray" className="calendar-casino">
          {casino_name}
        </Text>
      )}
    </li>
  );
}
