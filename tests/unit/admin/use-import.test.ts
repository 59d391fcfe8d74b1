// @vitest-environment happy-dom
import { act, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement, type ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { csvColumn } from "../../../app/admin/csv/kind-columns";
import type { ImportKind } from "../../../app/admin/import/kind";
import { ImportScreen } from "../../../app/admin/import/screen";
import { useImport } from "../../../app/admin/import/use-import";
import { setupToasts } from "../../support/toasts";

const toasts = setupToasts();

const outcome = (line: number, status: "new" | "unchanged") => ({
  ...{ line, status, title: "", changes: [], readings: {}, errors: {} },
});
const KIND = {
  ...{ title: "", noun: "kayıt", list: "", queryKey: "records", sample: "", name: "title" as const },
  columns: [{ field: "title", label: "Başlık" }],
  examples: () => [],
  send: ({ is_dry, lines }) =>
    Promise.resolve({ lines: lines.map(({ line }) => outcome(line, is_dry || line === 2 ? "new" : "unchanged")) }),
} satisfies ImportKind;

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(MemoryRouter, undefined, createElement(QueryClientProvider, { client: new QueryClient() }, children));

it("says which lines were there already when another import was faster", async () => {
  const { result } = renderHook(() => useImport(KIND), { wrapper });
  await act(() => result.current.check(new File(["Başlık\nBir\nİki\n"], "a.csv")));
  const { file } = result.current;
  if (!file) throw new Error("the file was not checked");
  await act(() => result.current.run(file));
  expect(result.current.file?.outcomes.map(({ status }) => status)).toEqual(["new", "unchanged"]);
  expect([...(result.current.file?.written ?? [])]).toEqual([2]);
  expect(toasts()).toEqual(["1 satır zaten kayıtlı", "1 kayıt içe aktarıldı"]);
});

it("shows why a file was refused until another one is chosen", async () => {
  render(createElement(ImportScreen, { kind: KIND }), { wrapper });
  const choose = (text: string) =>
    fireEvent.change(screen.getByLabelText("CSV dosyası"), { target: { files: [new File([text], "liste.csv")] } });
  choose("Başlık;Renk\nBir;mavi\n");
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toBe("liste.csv denetlenemedi.Bilinmeyen sütunlar: Renk"),
  );
  choose("Başlık\nBir\n");
  await waitFor(() => expect(screen.queryByText("liste.csv denetlendi.")).not.toBeNull());
  expect(screen.queryByRole("alert")).toBeNull();
  expect(toasts()).toEqual([]);
});

it("shows how a cell was read that is written in another form", async () => {
  const columns = [
    ...KIND.columns,
    { field: "expiry_date", label: "Bitiş Tarihi" },
    { field: "wagering", label: "Çevrim" },
  ];
  const readings = { expiry_date: "2027-02-01", wagering: 1_500 };
  const send = () =>
    Promise.resolve({
      lines: [
        { ...outcome(2, "new"), readings },
        { ...outcome(3, "new"), status: "changed" as const, changes: ["title", "expiry_date"], readings },
      ],
    });
  render(createElement(ImportScreen, { kind: { ...KIND, columns, send } }), { wrapper });
  const file = new File(["Başlık;Bitiş Tarihi\nBir;01/02/2027\nİki;01/02/2027\n"], "liste.csv");
  fireEvent.change(screen.getByLabelText("CSV dosyası"), { target: { files: [file] } });
  await waitFor(() => expect(screen.queryByText("Bitiş Tarihi: 1 Şubat 2027, Çevrim: 1.500")).not.toBeNull());
  expect(screen.queryByText("Başlık, Bitiş Tarihi: 1 Şubat 2027")).not.toBeNull();
});

it("shows what changes of each cell, and the sum of the figures that were read", async () => {
  const columns = [
    ...KIND.columns,
    csvColumn("featured", "Öne çıkan", "flag"),
    csvColumn("pros", "Artılar", "lines"),
    { field: "valid_days", label: "Süre" },
    { field: "day", label: "Tarih" },
    { field: "registrations", label: "Kayıt", isSummed: true as const },
    { field: "revenue", label: "Gelir", isSummed: true as const },
  ];
  const lira = (amount: number) => ({ amount, currency: "TRY" });
  const cells = {
    featured: { from: true, to: false },
    pros: { from: [], to: ["Hızlı", "Yerli"] },
    valid_days: { from: null, to: 1_500 },
    day: { from: "2026-11-01", to: "2026-11-02" },
    revenue: { from: lira(123_450), to: lira(-50) },
  };
  const changes = ["title", ...Object.keys(cells)];
  const send = () =>
    Promise.resolve({
      lines: [
        { ...outcome(2, "new"), id: "a", status: "changed" as const, changes, cells, readings: { revenue: lira(-50) } },
        { ...outcome(3, "unchanged"), id: "b", readings: { registrations: 1_200, revenue: lira(100_000) } },
        { ...outcome(4, "new"), id: "c", readings: { registrations: 3, revenue: { amount: 5, currency: "JPY" } } },
        { ...outcome(5, "new"), status: "refused" as const, errors: { id: "Olmaz" }, readings: { registrations: 9 } },
      ],
    });
  render(createElement(ImportScreen, { kind: { ...KIND, columns, send } }), { wrapper });
  const file = new File(["Başlık\n1\n2\n3\n4\n"], "liste.csv");
  fireEvent.change(screen.getByLabelText("CSV dosyası"), { target: { files: [file] } });
  const told =
    "Başlık, Öne çıkan: Evet → Hayır, Artılar: boş → Hızlı, Yerli, Süre: boş → 1.500, " +
    "Tarih: 1 Kasım 2026 → 2 Kasım 2026, Gelir: 1.234,50 TL → −0,50 TL";
  await waitFor(() => expect(screen.queryByText(told)).not.toBeNull());
  expect(screen.queryByText(/^Hatalı satırlar olmadan okunan toplam: /)?.textContent).toBe(
    "Hatalı satırlar olmadan okunan toplam: Kayıt 1.203, Gelir 999,50 TL · ¥5",
  );
});
