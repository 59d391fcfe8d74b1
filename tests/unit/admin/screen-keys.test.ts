// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement, useRef } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useListKeys } from "../../../app/admin/list/use-list-keys";
import { screenKeys } from "../../../app/admin/shell/screen-keys";

afterEach(cleanup);

const opened = vi.fn<(id: string) => void>();
const added = vi.fn<() => void>();

function List() {
  const frame = useRef<HTMLDivElement>(null);
  useListKeys(frame);
  const row = (id: string) =>
    createElement(
      "p",
      { key: id, "data-record": id },
      createElement("label", { className: "record-choice" }, createElement("input", { type: "checkbox" })),
      createElement("button", { className: "record-link", onClick: () => opened(id) }, id),
    );
  return createElement(
    "section",
    {},
    createElement("input", { type: "search" }),
    createElement("button", { className: "create-button", onClick: added }),
    createElement("div", { ref: frame }, ["a", "b", "c"].map(row)),
  );
}

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const focused = () => document.activeElement?.textContent;

describe("the keys of a list (B3.11)", () => {
  it("move from row to row, and stop at the ends", () => {
    render(createElement(List));
    const places = ["j", "j", "j", "j", "k"].map((key) => {
      press(key);
      return focused();
    });
    expect(places).toEqual(["a", "b", "c", "c", "b"]);
  });

  it("select and open the row, search and add", () => {
    render(createElement(List));
    for (const key of ["j", "x", "e"]) press(key);
    expect(screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked)).toEqual([
      true,
      false,
      false,
    ]);
    expect(opened).toHaveBeenCalledWith("a");
    press("C");
    expect(added).toHaveBeenCalledOnce();
    press("/");
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  });

  it("rest while somebody types, and with Ctrl", () => {
    render(createElement(List));
    screen.getByRole("searchbox").focus();
    press("j");
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
    screen.getByRole("searchbox").blur();
    press("j", { ctrlKey: true });
    expect(document.activeElement).toBe(document.body);
  });

  it("are known only while the list is shown", () => {
    const { unmount } = render(createElement(List));
    expect(screenKeys().map(({ key }) => key)).toEqual(["j", "k", "x", "e", "/", "c"]);
    unmount();
    expect(screenKeys()).toEqual([]);
  });
});
