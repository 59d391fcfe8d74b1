// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import type { KeyboardEvent, MouseEvent } from "react";
import { describe, expect, it } from "vitest";
import { useRange } from "../../../app/admin/record-list/use-range";

/** A list of five rows, of which one is ticked by mouse or by Space. */
function open() {
  const { result } = renderHook(() => useRange(["a", "b", "c", "d", "e"]));
  return {
    click: (id: string, shiftKey: boolean) => {
      result.current.range.onClick({ shiftKey, detail: 1 } as MouseEvent);
      return result.current.rangeTo(id);
    },
    space: (id: string, shiftKey: boolean) => {
      result.current.range.onKeyDown({ key: " ", shiftKey } as KeyboardEvent);
      result.current.range.onClick({ shiftKey: false, detail: 0 } as MouseEvent);
      return result.current.rangeTo(id);
    },
  };
}

describe("the rows that are ticked at once", () => {
  it("are one without Shift", () => {
    const { click } = open();
    expect(click("c", false)).toEqual(["c"]);
    expect(click("e", false)).toEqual(["e"]);
  });

  it("are one at the first click with Shift", () => expect(open().click("c", true)).toEqual(["c"]));

  it("are all from the one ticked last, with Shift and the mouse", () => {
    const { click } = open();
    click("c", true);
    expect(click("e", true)).toEqual(["c", "d", "e"]);
    expect(click("d", true)).toEqual(["d", "e"]);
  });

  it("are all from the one ticked last, with Shift and Space", () => {
    const { click, space } = open();
    click("c", true);
    click("e", true);
    expect(click("b", false)).toEqual(["b"]);
    expect(space("a", true)).toEqual(["a", "b"]);
    expect(space("d", false)).toEqual(["d"]);
  });
});
