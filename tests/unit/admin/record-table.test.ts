// @vitest-environment happy-dom
import { Theme } from "@radix-ui/themes";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { createElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import type { Column, RowOptions } from "../../../app/admin/record-list/column";
import { RecordTable } from "../../../app/admin/record-list/record-table";
import { RowAction } from "../../../app/admin/list/row-action";
import { actAsync } from "../../support/acting";

const row = { id: "1", name: "Hoş Geldin Bonusu", casino: "Işıltı Casino", code: "ISILTI", end: "31 Aralık 2026" };
type Row = typeof row;

const columns: Column<Row>[] = [
  { label: "Promosyon", sort: "title", text: ({ name }) => name },
  { label: "Casino", sort: "casino", text: ({ casino }) => casino },
  { label: "Kod", text: ({ code }) => code, cell: ({ code }) => createElement("code", {}, code) },
  { label: "Bitiş", text: ({ end }) => `Son gün ${end}` },
  { label: "Tıklama", sort: "clicks", isNumber: true },
];

function open(options: Partial<RowOptions<Row>> = {}) {
  const [onSelect, onSort] = [vi.fn(), vi.fn()];
  const table = createElement(RecordTable<Row>, {
    rows: [row],
    columns,
    row: { nameOf: ({ name }) => name, ...options },
    returned: undefined,
    sort: "-title",
    onSort,
    selected: new Set<string>(),
    onSelect,
  });
  const router = createMemoryRouter([{ path: "*", element: createElement(Theme, {}, table) }]);
  render(createElement(RouterProvider, { router }));
  return { onSelect, onSort, router };
}

/** A window as narrow as a phone. */
function onPhone() {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
}

const actions = ({ name }: Row) => createElement(RowAction, { label: "Pasif Yap", of: name, onSelect: vi.fn() });
const more = ({ name }: Row) => createElement(RowAction, { label: "Çoğalt", of: name, onSelect: vi.fn() });

describe("a row", () => {
  it("tells what a cut cell holds in a tooltip", () => {
    open();
    expect(screen.getByText("Işıltı Casino").title).toBe("Işıltı Casino");
    expect(screen.getByText("ISILTI").closest("td")?.title).toBe("ISILTI");
  });

  it("has a dot that names the state", () => {
    open({ state: () => ({ tone: "good", word: "Yayında" }) });
    expect(screen.getByRole("img", { name: "Yayında" }).title).toBe("Yayında");
  });

  it("opens its record by a click beside its controls", async () => {
    const { router } = open({ open: ({ id }) => `/edit/${id}`, actions });
    await actAsync(() => void fireEvent.click(screen.getByRole("button", { name: /^Pasif Yap/ })));
    expect(router.state.location.pathname).toBe("/");
    await actAsync(() => void fireEvent.click(screen.getByText("Işıltı Casino")));
    expect(router.state.location.pathname).toBe("/edit/1");
  });

  it("keeps quiet actions in view, and further ones in its menu", async () => {
    open({ actions, more });
    expect(screen.getByRole("button", { name: "Pasif Yap: Hoş Geldin Bonusu" })).toBeTruthy();
    expect(screen.queryByText("Çoğalt")).toBeNull();
    const menu = screen.getByRole("button", { name: "Diğer işlemler: Hoş Geldin Bonusu" });
    await actAsync(() => void fireEvent.click(menu));
    expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual(["Çoğalt"]);
  });

  it("has no menu without further actions", () => {
    open({ actions });
    expect(screen.queryByRole("button", { name: /^Diğer işlemler/ })).toBeNull();
  });
});

it.each([
  ["Casino", "casino"],
  ["Promosyon", "title"],
  ["Tıklama", "-clicks"],
])("the order of %s is first asked for as %s: names from A, figures from the largest", (name, asked) => {
  const { onSort } = open();
  fireEvent.click(screen.getByRole("button", { name }));
  expect(onSort).toHaveBeenCalledWith(asked);
});

it("a record that is shown whole is a card in every window, with its values, its text and its buttons", () => {
  open({
    actions,
    body: () => createElement("p", {}, "Uzun metin"),
    state: () => ({ tone: "soon", word: "Onay bekliyor" }),
  });
  expect(document.querySelector(".record-table")).toBeNull();
  const card = document.querySelector<HTMLElement>(".whole-card") as HTMLElement;
  expect(within(card).getByText("Son gün 31 Aralık 2026")).toBeTruthy();
  expect(within(card).getByText("ISILTI").tagName).toBe("CODE");
  expect(within(card).getByText("Uzun metin")).toBeTruthy();
  expect(within(card).getByRole("button", { name: "Pasif Yap: Hoş Geldin Bonusu" })).toBeTruthy();
});

it("a record on a phone is a card of its name and two lines, with all actions in one menu", async () => {
  onPhone();
  const { onSelect } = open({ actions, more, open: ({ id }) => `/edit/${id}` });
  const card = document.querySelector<HTMLElement>(".record-card") as HTMLElement;
  expect(within(card).getByRole("link", { name: "Hoş Geldin Bonusu" })).toBeTruthy();
  const lines = [...card.querySelectorAll("p")].map(({ textContent }) => textContent);
  expect(lines).toEqual(["Işıltı Casino · ISILTI", "Son gün 31 Aralık 2026"]);
  expect(within(card).queryByRole("button", { name: /^Pasif Yap/ })).toBeNull();
  await actAsync(() => void fireEvent.click(within(card).getByRole("button")));
  expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual([
    "Pasif Yap",
    "Çoğalt",
  ]);
  fireEvent.click(card.querySelector("input") as HTMLInputElement);
  expect(onSelect).toHaveBeenCalledWith(new Set(["1"]));
});
