// @vitest-environment happy-dom
import { act, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { columnsOf } from "../../../app/admin/record-list/columns";
import { useList } from "../../../app/admin/record-list/use-list";
import { useOpened } from "../../../app/admin/list/use-opened";
import { queryClient } from "../../../app/admin/shell/query-client";
import { renderPanelHook } from "../../support/panel-hook";

const page = (number: number, pages = 3) => ({ rows: [{ id: `${number}` }], total: 120, page: number, pages });

/** A list whose answers come from `read`, by default the page that was asked for. */
function listAt(
  address: string,
  read = vi.fn(({ page: asked = "1" }: Record<string, string>) => Promise.resolve(page(Number(asked)))),
) {
  return { read, ...renderPanelHook(() => useList("posts", read), address) };
}

describe("what a list asks for", () => {
  it.each([
    ["is kept in the address", "/admin/blog?q=bonus&sort=-title&page=2", { q: "bonus", sort: "-title", page: "2" }],
    ["does not name the record whose dialog is open", "/admin/categories?kayit=7", {}],
  ])("%s", async (_, address, asked) => {
    const { result, read } = listAt(address);
    await waitFor(() => expect(`${result.current.data?.page}`).toBe(new URLSearchParams(asked).get("page") ?? "1"));
    expect(read).toHaveBeenCalledWith(asked);
  });

  it.each([
    ["is written into the address when it changes", "/admin/blog?sort=title", { q: "bonus" }, "?sort=title&q=bonus"],
    ["begins at the first page again", "/admin/blog?page=2&sort=title", { sort: "-title" }, "?sort=-title"],
    [
      "keeps search and order from page to page",
      "/admin/blog?q=bonus&sort=title",
      { page: "2" },
      "?q=bonus&sort=title&page=2",
    ],
    ["is removed from the address when it is cleared", "/admin/blog?q=bonus", { q: "" }, ""],
    ["keeps the open dialog's record", "/admin/categories?kayit=7", { sort: "name" }, "?kayit=7&sort=name"],
  ])("%s", (_, address, asked, query) => {
    const { result, search } = listAt(address);
    act(() => result.current.ask(asked));
    expect(search()).toBe(query);
  });

  it("builds on a change that the address does not show yet", () => {
    const { result, search } = listAt("/admin/blog");
    act(() => {
      result.current.ask({ q: "bonus" });
      result.current.ask({ status: "draft" });
    });
    expect(search()).toBe("?q=bonus&status=draft");
  });

  it("hides two columns that are switched off before the address shows either", () => {
    const columns = ["Başlık", "Durum", "Tarih"].map((label) => ({ label, cell: () => label }));
    const { result, search } = listAt("/admin/blog?page=2");
    const { choices } = columnsOf(columns, result.current.address);
    act(() => choices.forEach(({ show }) => show(false)));
    expect(search()).toBe("?page=2&gizli=durum%2Ctarih");
  });
});

describe("a list", () => {
  it.each([
    ["", false],
    ["?sort=title&page=2", false],
    ["?kayit=7", false],
    ["?q=bonus", true],
    ["?status=draft", true],
  ])("at '%s' is narrowed: %s", (query, isNarrowed) => {
    expect(listAt(`/admin/blog${query}`).result.current.isNarrowed).toBe(isNarrowed);
  });

  it("goes back to its last page when the one asked for has become empty", async () => {
    const { search } = listAt(
      "/admin/blog?page=4",
      vi.fn(({ page: asked = "1" }) => Promise.resolve(page(Number(asked), 3))),
    );
    await waitFor(() => expect(search()).toBe("?page=3"));
  });

  it("shows the previous rows while another query is loading", async () => {
    const { result } = listAt("/admin/blog");
    await waitFor(() => expect(result.current.isCurrent).toBe(true));
    act(() => result.current.ask({ page: "2" }));
    expect(result.current).toMatchObject({ data: { page: 1 }, isCurrent: false, isPlaceholderData: true });
    await waitFor(() => expect(result.current.data?.page).toBe(2));
  });

  it("is read again when one comes back to it", async () => {
    onTestFinished(() => queryClient.clear());
    const read = vi.fn(() => Promise.resolve(page(1)));
    const open = () => renderPanelHook(() => useList("posts", read), "/admin/blog", queryClient);
    const first = open();
    await waitFor(() => expect(first.result.current.isCurrent).toBe(true));
    first.unmount();
    expect(open().result.current.isCurrent).toBe(true);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it("shows the previous rows when another query fails", async () => {
    const read = vi.fn(({ page: asked }: Record<string, string>) =>
      asked ? Promise.reject(new Error("lost")) : Promise.resolve(page(1)),
    );
    const { result } = listAt("/admin/blog", read);
    await waitFor(() => expect(result.current.isCurrent).toBe(true));
    act(() => result.current.ask({ page: "2" }));
    await waitFor(() => expect(result.current.error).not.toBeNull());
    expect([result.current.data?.page, result.current.isCurrent]).toEqual([1, false]);
  });
});

it("the record of an open dialog is kept in the address beside the list's query until it closes", () => {
  const { result, search } = renderPanelHook(() => useOpened(), "/admin/comments?status=pending");
  act(() => result.current.open("7"));
  expect([search(), result.current.opened]).toEqual(["?status=pending&kayit=7", "7"]);
  act(() => result.current.close());
  expect([search(), result.current.opened]).toEqual(["?status=pending", null]);
});
