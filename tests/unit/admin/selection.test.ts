// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { RecordList } from "../../../app/admin/record-list/record-list";
import { actAsync } from "../../support/acting";

const rows = ["Birinci", "İkinci", "Üçüncü"].map((name) => ({ id: name, name }));

it("an action on selected rows gets those that are ticked", async () => {
  const run = vi.fn<(ids: string[], value: string) => Promise<{ ids: string[] }>>((ids) => Promise.resolve({ ids }));
  const list = createElement(RecordList<(typeof rows)[number]>, {
    name: "kayitlar",
    heading: { title: "Kayıtlar" },
    empty: { sentence: "Henüz kayıt yok", purpose: "" },
    read: () => Promise.resolve({ rows, total: 3, page: 1, pages: 1 }),
    row: { nameOf: ({ name }) => name },
    columns: [{ label: "Ad", cell: ({ name }) => name }],
    bulk: [
      { label: "Pasif Yap", before: () => "Aktif", after: () => "Pasif", run, done: (n) => `${n} kayıt pasif yapıldı` },
    ],
  });
  const router = createMemoryRouter([{ path: "*", element: list }]);
  render(createElement(QueryClientProvider, { client: new QueryClient() }, createElement(RouterProvider, { router })));
  const box = (name: string) => screen.getByRole("checkbox", { name: `Seç: ${name}` });
  await screen.findByText("Birinci");
  for (const name of ["Birinci", "Birinci", "İkinci", "Üçüncü"]) act(() => box(name).click());
  await actAsync(() => screen.getByRole("button", { name: "Pasif Yap" }).click());
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "İkinciAktif → Pasif",
    "ÜçüncüAktif → Pasif",
  ]);
  await actAsync(() => screen.getByRole("button", { name: "Uygula" }).click());
  expect(run.mock.calls).toEqual([[["İkinci", "Üçüncü"], "", false, rows.slice(1)]]);
});
