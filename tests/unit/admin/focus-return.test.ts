// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useFocusReturn } from "../../../app/admin/shell/focus-return";

beforeEach(() => {
  document.body.innerHTML = '<main tabindex="-1"><button id="opener"></button></main><button id="inner"></button>';
});
afterEach(cleanup);

const byId = (id: string) => document.getElementById(id) as HTMLElement;
/** Opens a dialog from an element; the function closes it. */
function openFrom(id: string) {
  byId(id).focus();
  const { result } = renderHook(() => useFocusReturn());
  byId(id).blur();
  return () => result.current.onCloseAutoFocus(new Event("close"));
}

describe("the focus after a dialog closes", () => {
  it("returns to the element that opened the dialog", () => {
    const close = openFrom("opener");
    close();
    expect(document.activeElement?.id).toBe("opener");
  });

  it("returns to what opened the outer of two dialogs, in whatever order they close", () => {
    for (const isOuterFirst of [true, false]) {
      const closeOuter = openFrom("opener");
      const closeInner = openFrom("inner");
      byId("inner").remove();
      const [first, second] = isOuterFirst ? [closeOuter, closeInner] : [closeInner, closeOuter];
      first();
      second();
      expect(document.activeElement?.id).toBe("opener");
      document.body.insertAdjacentHTML("beforeend", '<button id="inner"></button>');
    }
  });
});
