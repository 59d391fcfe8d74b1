import { type PointerEvent as ReactPointerEvent, useState } from "react";

/** Distance (px) to the edges of the window within which the page scrolls while something is dragged. */
const EDGE = 64;

interface Drag {
  from: number;
  to: number;
  /** Pixels that the pointer has moved. */
  offset: number;
  height: number;
}

/** Moves the items of a list by mouse, pen or touch; Escape leaves them as they are. */
export function useDrag(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();

  /** Starts a drag; for `onPointerDown` of a handle inside an `<li>`. */
  function start(event: ReactPointerEvent, from: number) {
    const dragged = event.currentTarget.closest("li");
    if (event.button !== 0 || !dragged?.parentElement) return;
    event.preventDefault();
    const boxes = [...dragged.parentElement.children].map((item) => item.getBoundingClientRect());
    const middles = boxes.map(({ top, height }) => top + scrollY + height / 2);
    const began = event.pageY;
    const listening = new AbortController();
    const { signal } = listening;
    let to = from;
    function follow({ pageY, clientY }: PointerEvent) {
      const offset = pageY - began;
      const middle = (middles[from] ?? 0) + offset;
      to = middles.filter((other, at) => at !== from && other < middle).length;
      setDrag({ from, to, offset, height: boxes[from]?.height ?? 0 });
      if (clientY < EDGE) scrollBy(0, clientY - EDGE);
      if (clientY > innerHeight - EDGE) scrollBy(0, clientY - innerHeight + EDGE);
    }
    function end() {
      listening.abort();
      setDrag(undefined);
    }
    addEventListener("pointermove", follow, { signal });
    addEventListener("pointercancel", end, { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal });
    addEventListener(
      "pointerup",
      () => {
        end();
        if (to !== from) onMove(from, to);
      },
      { signal },
    );
  }

  /** Vertical offset of an item while one is dragged, in pixels. */
  function shiftOf(at: number): number | undefined {
    if (!drag) return undefined;
    const { from, to, offset, height } = drag;
    if (at === from) return offset;
    if (at > from && at <= to) return -height;
    return at < from && at >= to ? height : 0;
  }
  return { start, shiftOf, dragged: drag?.from };
}
