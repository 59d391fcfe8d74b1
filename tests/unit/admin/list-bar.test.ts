// @vitest-environment happy-dom
import { Theme } from "@radix-ui/themes";
import { fireEvent, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { describe, expect, it, vi } from "vitest";
import type { ListFilter } from "../../../app/admin/record-list/filters";
import { ListBar } from "../../../app/admin/record-list/list-bar";
import { actAsync } from "../../support/acting";

const filter = (name: string, label: string, place?: ListFilter["place"]): ListFilter => ({
  name,
  label,
  all: `Tüm ${label}`,
  options: [{ value: "1", label: `${label} 1` }],
  ...(place && { place }),
});
const filters = [filter("casino", "Casino"), filter("category", "Kategori"), filter("rating", "Puan", "bar")];
const columns = [{ label: "Ad", sort: "name" }, { label: "Not" }];

function open(hasCards = false) {
  const ask = vi.fn();
  const bar = createElement(ListBar, { filters, columns, query: { casino: "1" }, ask, total: 7, hasCards });
  render(createElement(Theme, {}, bar));
  return { ask };
}

const selects = () => screen.getAllByRole("combobox").map((select) => select.getAttribute("aria-label"));
const click = (name: string) => actAsync(() => void fireEvent.click(screen.getByRole("button", { name })));

describe("the filters of a list (B3.4)", () => {
  it("are behind a button that counts the chosen, but for those in view; chosen ones are removed below", async () => {
    const { ask } = open();
    expect(selects()).toEqual(["Puan"]);
    await click("Kaldır: Casino: Casino 1");
    expect(ask).toHaveBeenCalledWith({ casino: "" });
    await click("Süz (1)");
    expect(selects()).toEqual(expect.arrayContaining(["Casino", "Kategori"]));
  });

  it("stand beside the orders of a list of cards, which has no headings", () => {
    const { ask } = open(true);
    expect(selects()).toEqual(["Puan", "Sıralama"]);
    fireEvent.change(screen.getByRole("combobox", { name: "Sıralama" }), { target: { value: "name" } });
    expect(ask).toHaveBeenCalledWith({ sort: "name" });
  });

  it("are in one sheet with the orders on a phone", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    const { ask } = open();
    expect(screen.queryAllByRole("combobox")).toEqual([]);
    await screen.findByRole("button", { name: /^Süz ve sırala/ });
    expect(screen.getByText("Sıralama: En yeni önce")).toBeTruthy();
    await click("Süz ve sırala (1)");
    expect(selects()).toEqual(["Sıralama", "Puan", "Casino", "Kategori"]);
    fireEvent.change(screen.getByRole("combobox", { name: "Sıralama" }), { target: { value: "-name" } });
    expect(ask).toHaveBeenCalledWith({ sort: "-name" });
    expect(screen.getByRole("button", { name: "7 kaydı göster" })).toBeTruthy();
  });
});
