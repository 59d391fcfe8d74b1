import { VisuallyHidden } from "@radix-ui/themes";
import { type ReactNode, useState } from "react";
import { MoveButtons } from "../list/move-buttons";
import { useDrag } from "./use-drag";

interface SortableProps<Item extends { id: string }> {
  label: string;
  items: Item[];
  nameOf: (item: Item) => string;
  onMove: (items: Item[]) => void;
  children: (item: Item, at: number) => ReactNode;
}

/** A list sorted by handles or buttons; announces the new position to screen readers. */
export function SortableList<Item extends { id: string }>({
  label,
  items,
  nameOf,
  onMove,
  children,
}: SortableProps<Item>) {
  const [said, setSaid] = useState("");
  function move(from: number, to: number) {
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return;
    onMove(items.toSpliced(from, 1).toSpliced(to, 0, item));
    setSaid(`${nameOf(item)}: ${items.length} sıradan ${to + 1}.`);
  }
  const { start, shiftOf, dragged } = useDrag(move);
  return (
    <>
      {items.length > 0 && (
        <ol className="sortable" aria-label={label}>
          {items.map((item, at) => {
            const shift = shiftOf(at);
            return (
              <li
                key={item.id}
                data-dragged={dragged === at || undefined}
                style={shift === undefined ? undefined : { transform: `translateY(${shift}px)` }}
              >
                <span className="drag-handle" aria-hidden="true" onPointerDown={(event) => start(event, at)}>
                  ⠿
                </span>
                <div className="sortable-item">{children(item, at)}</div>
                <MoveButtons of={nameOf(item)} at={at} count={items.length} onMove={move} />
              </li>
            );
          })}
        </ol>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
