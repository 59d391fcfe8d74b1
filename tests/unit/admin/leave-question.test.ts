// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { leaveBy, LeaveQuestion } from "../../../app/admin/shell/leave-question";
import { actAsync } from "../../support/acting";

const onLeave = vi.fn();
const leave = vi.fn<(forget: () => void) => Promise<void>>();

beforeEach(() => void leave.mockResolvedValue());

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
  it.each([
    ["nothing without unsaved changes", false, "/admin/blog", false],
    ["first with unsaved changes", true, "/admin/blog", true],
    ["first where it opens the dialog of another record", true, "/admin/categories?kayit=2", true],
    ["nothing where the form stays on its page", true, "/admin/categories?kayit=1&q=bonus", false],
    ["nothing where it names no record", true, "/admin/categories?q=bonus", false],
  ])("asks %s", async (_, isChanged, to, isAsked) => {
    const { go, address } = open(isChanged);
    await go(to);
    expect(isOpen()).toBe(isAsked);
    expect(address()).toBe(isAsked ? "/admin/categories?kayit=1" : to);
  });

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

  it("asks first with unsaved changes, and does not happen when the editor stays", async () => {
    open();
    await leaveByScript();
    expect(isOpen()).toBe(true);
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

  it("asks for the form below after the dialog above it is closed", async () => {
    open();
    open().unmount();
    await leaveByScript();
    expect(isOpen()).toBe(true);
  });

  it("happens at once after the form is closed", async () => {
    const { unmount } = open();
    unmount();
    await leaveByScript();
    expect(leave).toHaveBeenCalledOnce();
  });
});

it("closing the tab is held up only by a form with unsaved changes, until it is closed", () => {
  const { unmount } = open();
  expect(isUnloadPrevented()).toBe(true);
  unmount();
  expect(isUnloadPrevented()).toBe(false);
  open(false);
  expect(isUnloadPrevented()).toBe(false);
});
