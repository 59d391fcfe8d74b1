// @vitest-environment happy-dom
import { fireEvent, renderHook, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useListKeys } from "../../../app/admin/record-list/use-list-keys";
import { screenKeys } from "../../../app/admin/shell/screen-keys";

afterEach(() => void (document.body.innerHTML = ""));

/** A list with three rows. */
function open() {
  const row = (id: string) =>
    `<p data-record="${id}"><label class="record-choice"><input type="checkbox"></label>
      <button class="record-link">${id}</button><button aria-keyshortcuts="V">Doğrula ${id}</button></p>`;
  document.body.innerHTML = `<section><input type="search"><button class="create-button">Ekle</button>
    <div>${["a", "b", "c"].map(row).join("")}</div></section>`;
  const clicked = vi.fn<(text: string) => void>();
  for (const button of document.querySelectorAll("button"))
    button.addEventListener("click", () => clicked(button.textContent));
  const frame = { current: document.querySelector("div") };
  return { clicked, ...renderHook(() => useListKeys(frame)) };
}

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const focused = () => document.activeElement?.textContent;

describe("the keys of a list (B3.11)", () => {
  it("move from row to row, and stop at the ends", () => {
    open();
    const places = ["j", "j", "j", "j", "k"].map((key) => {
      press(key);
      return focused();
    });
    expect(places).toEqual(["a", "b", "c", "c", "b"]);
  });

  it("select and open the row, search and add", () => {
    const { clicked } = open();
    for (const key of ["j", "x", "e"]) press(key);
    expect(screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked)).toEqual([
      true,
      false,
      false,
    ]);
    expect(clicked.mock.calls).toEqual([["a"]]);
    press("C");
    expect(clicked.mock.lastCall).toEqual(["Ekle"]);
    press("/");
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  });

  it("press the button of the row that prints them, and of no other", () => {
    const { clicked } = open();
    press("v");
    expect(clicked).not.toHaveBeenCalled();
    for (const key of ["j", "j", "v"]) press(key);
    expect(clicked.mock.calls).toEqual([["Doğrula b"]]);
    expect(screenKeys().at(-1)).toMatchObject({ key: "v", does: "Seçili satırda: Doğrula b" });
  });

  it("rest while somebody types, and with Ctrl", () => {
    open();
    screen.getByRole("searchbox").focus();
    press("j");
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
    screen.getByRole("searchbox").blur();
    press("j", { ctrlKey: true });
    expect(document.activeElement).toBe(document.body);
  });

  it("rest in a small window above the list", () => {
    const { clicked } = open();
    document.body.insertAdjacentHTML("beforeend", `<div role="dialog"><button>Kaydet</button></div>`);
    screen.getByRole("button", { name: "Kaydet" }).focus();
    press("c");
    expect(clicked).not.toHaveBeenCalled();
  });

  it("move on while they are held, but act once", () => {
    const { clicked } = open();
    for (const key of ["j", "j"]) press(key, { repeat: true });
    expect(focused()).toBe("b");
    for (const key of ["x", "e", "c"]) press(key, { repeat: true });
    expect(screen.getAllByRole<HTMLInputElement>("checkbox").some(({ checked }) => checked)).toBe(false);
    expect(clicked).not.toHaveBeenCalled();
  });

  it("are known only while the list is shown", () => {
    const { unmount } = open();
    expect(screenKeys().map(({ key }) => key)).toEqual(["j", "k", "x", "e", "/", "c"]);
    unmount();
    expect(screenKeys()).toEqual([]);
  });
});
