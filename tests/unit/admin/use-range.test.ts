// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import type { KeyboardEvent, MouseEvent } from "react";
import { expect, it, onTestFinished } from "vitest";
import { useRange } from "../../../app/admin/list/use-range";

it("Shift chooses all rows from the one chosen last, by mouse and by Space", () => {
  onTestFinished(cleanup);
  const { result } = renderHook(() => useRange(["a", "b", "c", "d", "e"]));
  const click = (id: string, shiftKey: boolean) => {
    result.current.range.onClick({ shiftKey, detail: 1 } as MouseEvent);
    return result.current.rangeTo(id);
  };
  const space = (id: string, shiftKey: boolean) => {
    result.current.range.onKeyDown({ key: " ", shiftKey } as KeyboardEvent);
    result.current.range.onClick({ shiftKey: false, detail: 0 } as MouseEvent);
    return result.current.rangeTo(id);
  };
  expect(click("c", true)).toEqual(["c"]);
  expect(click("e", true)).toEqual(["c", "d", "e"]);
  expect(click("b", false)).toEqual(["b"]);
  expect(space("a", true)).toEqual(["a", "b"]);
  expect(space("d", false)).toEqual(["d"]);
});
