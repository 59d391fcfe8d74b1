// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { createElement, type MouseEvent } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useReturnedRow } from "../../../app/admin/list/use-returned-row";
import { renderPanelHook } from "../../support/panel-hook";

const IDS = ["a", "b", "c"];
const scrolledTo = vi.fn<(id: string | undefined) => void>();
let frame: HTMLElement;

/** The address of a list of its own for each test: the module remembers what was opened. */
let count = 0;
let list: string;

beforeEach(() => {
  list = `/admin/blog?page=${++count}`;
  const row = (id: string) =>
    `<tr data-record="${id}"><td><a href="/site/${id}">Sitede gör</a><a href="/edit/${id}"><b>${id}</b></a></td></tr>`;
  document.body.innerHTML = `<main><a href="/new">Yeni</a><table><tbody>${IDS.map(row).join("")}</tbody></table></main>`;
  frame = document.querySelector("main") as HTMLElement;
  for (const [at, element] of frame.querySelectorAll("tbody tr").entries())
    element.scrollIntoView = () => scrolledTo(IDS[at]);
});
afterEach(() => void (document.body.innerHTML = ""));

/** A list, which shows these records. */
function open(address = list, ids = IDS) {
  const shown = { ids };
  const ref = { current: frame };
  const hook = renderPanelHook(() => useReturnedRow(ref, shown.ids), address);
  return {
    ...hook,
    click: (selector: string) => {
      const target = frame.querySelector(selector);
      act(() => hook.result.current.onClickCapture({ target } as unknown as MouseEvent));
    },
  };
}

/** Opens a record by its link, and leaves the list. */
function leaveBy(selector: string, ids = IDS) {
  const { click, unmount } = open(list, ids);
  click(selector);
  unmount();
}
const focused = () => document.activeElement?.getAttribute("href") ?? null;

describe("coming back to a list", () => {
  it("marks the record that was opened, and focuses the link that opened it", () => {
    leaveBy('[href="/edit/b"] b');
    expect(open().result.current.returned).toBe("b");
    expect(focused()).toBe("/edit/b");
    expect(scrolledTo.mock.calls).toEqual([["b"]]);
  });

  it("focuses another link of the row where that was used", () => {
    leaveBy('[href="/site/c"]');
    open();
    expect(focused()).toBe("/site/c");
  });

  it("marks nothing of another page of the list", () => {
    leaveBy('[href="/edit/b"]');
    expect(open(`${list}&q=x`).result.current.returned).toBeUndefined();
    expect(focused()).toBeNull();
  });

  it("focuses nothing where the record is gone", () => {
    leaveBy('[href="/edit/b"]');
    open(list, ["a", "c"]);
    expect([focused(), scrolledTo.mock.calls]).toEqual([null, []]);
  });

  it("marks nothing after a link beside the rows, or no link", () => {
    leaveBy('[href="/new"]');
    leaveBy("td");
    expect(open().result.current.returned).toBeUndefined();
  });

  it("no longer marks the record after a click", () => {
    leaveBy('[href="/edit/b"]');
    const { result, click } = open();
    click("td");
    expect(result.current.returned).toBeUndefined();
  });
});

it("a list that is opened by a link marks nothing, even if a record was opened from it before", async () => {
  leaveBy('[href="/edit/b"]');
  const ref = { current: frame };
  const List = () => `returned: ${useReturnedRow(ref, IDS).returned}`;
  const router = createMemoryRouter(
    [
      { path: "/admin", Component: () => null },
      { path: "/admin/blog", Component: List },
    ],
    { initialEntries: ["/admin"] },
  );
  render(createElement(RouterProvider, { router }));
  await act(() => router.navigate(list));
  expect(screen.getByText("returned: undefined")).toBeTruthy();
  expect(focused()).toBeNull();
});
