// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import type { PointerEvent as ReactPointerEvent } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useDrag } from "../../../app/admin/home/use-drag";

/** Height of an item, and of the window, in pixels. */
const HEIGHT = 100;
const WINDOW = 1_000;
const onMove = vi.fn<(from: number, to: number) => void>();
const scrolled = vi.fn<(x: number, y: number) => void>();

beforeEach(() => {
  vi.stubGlobal("scrollBy", scrolled);
  vi.stubGlobal("innerHeight", WINDOW);
  document.body.innerHTML = `<ol>${"<li><button></button></li>".repeat(4)}</ol>`;
  for (const [at, item] of document.querySelectorAll("li").entries())
    item.getBoundingClientRect = () => ({ top: at * HEIGHT, height: HEIGHT }) as DOMRect;
});
afterEach(() => {
  dispatchEvent(new Event("pointercancel"));
  document.body.innerHTML = "";
});

/** An event of the pointer this far down the page, which is not scrolled. */
const pointer = (type: string, y = 0) => Object.assign(new Event(type), { pageY: y, clientY: y });
const dispatch = (event: Event) => act(() => void dispatchEvent(event));

/** A list of four items; drags begin in the middle of one. */
function open() {
  const { result } = renderHook(() => useDrag(onMove));
  const preventDefault = vi.fn();
  return {
    result,
    preventDefault,
    press: (at: number, button = 0) => {
      const currentTarget = document.querySelectorAll("li button")[at];
      const event = { button, currentTarget, preventDefault, pageY: at * HEIGHT + 50 };
      act(() => result.current.start(event as unknown as ReactPointerEvent, at));
    },
    moveTo: (y: number) => dispatch(pointer("pointermove", y)),
    release: () => dispatch(pointer("pointerup")),
    shifts: () => [0, 1, 2, 3].map((at) => result.current.shiftOf(at)),
  };
}

describe("dragging an item", () => {
  it.each([
    ["down over two", 0, 251, [0, 2]],
    ["up over two", 3, 149, [3, 1]],
    ["to the end", 1, 900, [1, 3]],
    ["to the beginning", 2, -50, [2, 0]],
  ])("moves it %s", (_, from, y, move) => {
    const { press, moveTo, release } = open();
    press(from);
    moveTo(y);
    release();
    expect(onMove.mock.calls).toEqual([move]);
  });

  it.each([
    ["not moved", 150],
    ["moved by less than to the middle of the next item", 249],
    ["moved back", 151],
  ])("changes nothing where it is %s", (_, y) => {
    const { press, moveTo, release } = open();
    press(1);
    moveTo(350);
    moveTo(y);
    release();
    expect(onMove).not.toHaveBeenCalled();
  });

  it("shows it under the pointer, and the items between shifted by its height", () => {
    const { press, moveTo, release, shifts, result } = open();
    expect(shifts()).toEqual([undefined, undefined, undefined, undefined]);
    press(0);
    moveTo(270);
    expect(shifts()).toEqual([220, -HEIGHT, -HEIGHT, 0]);
    expect(result.current.dragged).toBe(0);
    release();
    press(3);
    moveTo(140);
    expect(shifts()).toEqual([0, HEIGHT, HEIGHT, -210]);
  });

  it("shows all items in their places after it", () => {
    const { press, moveTo, release, shifts, result } = open();
    press(0);
    moveTo(270);
    release();
    expect(shifts()).toEqual([undefined, undefined, undefined, undefined]);
    expect(result.current.dragged).toBeUndefined();
  });

  it("does not select text", () => {
    const { press, preventDefault } = open();
    press(0);
    expect(preventDefault).toHaveBeenCalledOnce();
  });

  it.each([
    ["scrolls up at the top of the window", 44, [[0, -20]]],
    ["scrolls down at its bottom", WINDOW - 34, [[0, 30]]],
    ["does not scroll between", 64, []],
  ])("%s", (_, y, scrolls) => {
    const { press, moveTo } = open();
    press(0);
    moveTo(y);
    expect(scrolled.mock.calls).toEqual(scrolls);
  });
});

describe("a drag that is cancelled", () => {
  it.each([
    ["Escape", () => Object.assign(new Event("keydown"), { key: "Escape" })],
    ["the browser", () => pointer("pointercancel")],
  ])("by %s moves nothing, and later events neither", (_, cancel) => {
    const { press, moveTo, release, result } = open();
    press(0);
    moveTo(270);
    dispatch(cancel());
    expect(result.current.dragged).toBeUndefined();
    moveTo(350);
    release();
    expect(result.current.dragged).toBeUndefined();
    expect(onMove).not.toHaveBeenCalled();
  });

  it("is not by another key", () => {
    const { press, moveTo, release } = open();
    press(0);
    moveTo(270);
    dispatch(Object.assign(new Event("keydown"), { key: "a" }));
    release();
    expect(onMove).toHaveBeenCalledOnce();
  });

  it("does not begin with the right button", () => {
    const { press, moveTo, release } = open();
    press(0, 2);
    moveTo(270);
    release();
    expect(onMove).not.toHaveBeenCalled();
  });
});
