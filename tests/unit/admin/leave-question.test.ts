// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leaveBy, LeaveQuestion } from "../../../app/admin/shell/leave-question";
import { actAsync } from "../../support/acting";

const onLeave = vi.fn();
const leave = vi.fn<(forget: () => void) => Promise<void>>();

beforeEach(() => {
  onLeave.mockReset();
  leave.mockReset().mockResolvedValue();
});
afterEach(cleanup);

/** A list's dialog of record 1, with or without unsaved changes. */
function open(isAsked = true) {
  const router = createMemoryRouter(
    [{ path: "*", Component: () => createElement(LeaveQuestion, { isAsked, onLeave }) }],
    { initialEntries: ["/admin/categories?kayit=1"] },
  );
  const { unmount } = render(createElement(RouterProvider, { router }));
  return {
    unmount,
    address: () => router.state.location.pathname + router.state.location.search,
    go: (to: string) => act(() => router.navigate(to)),
  };
}
const isOpen = () => screen.queryByRole("alertdialog") !== null;
const answer = (button: "Sayfada kal" | "Kaydetmeden çık") =>
  actAsync(() => void fireEvent.click(screen.getByRole("button", { name: button })));
const leaveByScript = () => actAsync(() => leaveBy(leave));

/** Whether closing the tab is held up by the browser's own question. */
function isUnloadPrevented() {
  const event = new Event("beforeunload", { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

describe("following a link", () => {
  it("asks nothing without unsaved changes", async () => {
    const { go, address } = open(false);
    await go("/admin/blog");
    expect(isOpen()).toBe(false);
    expect(address()).toBe("/admin/blog");
  });

  it("asks first with unsaved changes", async () => {
    const { go, address } = open();
    await go("/admin/blog");
    expect(isOpen()).toBe(true);
    expect(address()).toBe("/admin/categories?kayit=1");
  });

  it("asks first where it opens the dialog of another record", async () => {
    const { go } = open();
    await go("/admin/categories?kayit=2");
    expect(isOpen()).toBe(true);
  });

  it.each(["/admin/categories?kayit=1&q=bonus", "/admin/categories?q=bonus"])(
    "asks nothing where the form stays on its page (%s)",
    async (to) => {
      const { go, address } = open();
      await go(to);
      expect(isOpen()).toBe(false);
      expect(address()).toBe(to);
    },
  );

  it("stays on the page when the editor decides so", async () => {
    const { go, address } = open();
    await go("/admin/blog");
    await answer("Sayfada kal");
    expect(isOpen()).toBe(false);
    expect(address()).toBe("/admin/categories?kayit=1");
    expect(onLeave).not.toHaveBeenCalled();
  });

  it("goes on when the editor agrees, after the draft is dropped", async () => {
    const { go, address } = open();
    await go("/admin/blog");
    await answer("Kaydetmeden çık");
    expect(onLeave).toHaveBeenCalledOnce();
    expect(address()).toBe("/admin/blog");
  });
});

describe("leaving by script, as signing out does", () => {
  it("happens at once without unsaved changes", async () => {
    open(false);
    await leaveByScript();
    expect(leave).toHaveBeenCalledOnce();
  });

  it("asks first with unsaved changes", async () => {
    open();
    await leaveByScript();
    expect(isOpen()).toBe(true);
    expect(leave).not.toHaveBeenCalled();
  });

  it("does not happen when the editor stays", async () => {
    open();
    await leaveByScript();
    await answer("Sayfada kal");
    expect(isOpen()).toBe(false);
    expect(leave).not.toHaveBeenCalled();
  });

  it("leaves it to the caller when the drafts are dropped", async () => {
    open();
    await leaveByScript();
    await answer("Kaydetmeden çık");
    expect(leave).toHaveBeenCalledExactlyOnceWith(onLeave);
    expect(onLeave).not.toHaveBeenCalled();
  });

  it("happens at once after the form is closed", async () => {
    const { unmount } = open();
    unmount();
    await leaveByScript();
    expect(leave).toHaveBeenCalledOnce();
  });
});

describe("closing the tab", () => {
  it("is held up with unsaved changes", () => {
    open();
    expect(isUnloadPrevented()).toBe(true);
  });

  it("is not held up without unsaved changes", () => {
    open(false);
    expect(isUnloadPrevented()).toBe(false);
  });

  it("is not held up after the form is closed", () => {
    const { unmount } = open();
    unmount();
    expect(isUnloadPrevented()).toBe(false);
  });
});
