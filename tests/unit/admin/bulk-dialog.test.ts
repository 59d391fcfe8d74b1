// @vitest-environment happy-dom
import { Theme } from "@radix-ui/themes";
import { fireEvent, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { describe, expect, it, vi } from "vitest";
import { bulkActions } from "../../../app/admin/promotions/bulk";
import type { ListedPromotion } from "../../../app/admin/promotions/list-columns";
import { BulkDialog } from "../../../app/admin/record-list/bulk-dialog";
import { dayAfter } from "../../../worker/text/calendar";

const inDays = (days: number) => dayAfter(new Date(), days);
const promotion = (title: string, days: number, is_active = true) =>
  ({ id: title, title, is_active, expiry_date: inDays(days) }) as ListedPromotion;

/** The dialog that moves the last day; returns what was confirmed. */
function open(rows: ListedPromotion[], all?: number) {
  const [action] = bulkActions([], []);
  if (!action) throw new Error("no action");
  const confirmed = vi.fn();
  const nameOf = ({ title }: ListedPromotion) => title;
  const props = { action, rows, nameOf, all, finished: undefined, onCancel: vi.fn(), onConfirm: confirmed };
  render(createElement(Theme, {}, createElement(BulkDialog<ListedPromotion>, props)));
  return () => {
    fireEvent.click(screen.getByRole("button", { name: "Uygula" }));
    const [{ going, withApart }] = confirmed.mock.lastCall as [{ going: ListedPromotion[]; withApart: boolean }];
    return [going.map(({ id }) => id), withApart];
  };
}

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });

describe("extending several promotions (B3.12)", () => {
  it("leaves out those that have ended, until they are ticked", () => {
    const confirm = open([promotion("Süren", 3), promotion("Biten", -2), promotion("Pasif", -2, false)]);
    expect(screen.getByRole("group", { name: /yeniden yayına girer/ })).toBeTruthy();
    expect(screen.getByRole("heading").textContent).toBe("Bitiş: 3 kayıttan 2 tanesi");
    expect(confirm()).toEqual([["Süren", "Pasif"], false]);
    fireEvent.click(box("Biten"));
    expect(screen.getByRole("heading").textContent).toBe("3 kayıt: Bitiş");
    expect(confirm()).toEqual([["Süren", "Pasif", "Biten"], true]);
  });

  it("of ended ones alone waits for a choice, of all at once too", () => {
    const confirm = open([promotion("Bir", -1), promotion("İki", -9)]);
    expect(screen.getByRole("heading").textContent).toBe("Bitiş: 2 kayıttan hiçbiri");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Uygula" }).disabled).toBe(true);
    fireEvent.click(box("Hepsini seç"));
    expect(confirm()).toEqual([["Bir", "İki"], true]);
  });

  it("on all pages has one tick for them, off at first", () => {
    const confirm = open([promotion("Süren", 3), promotion("Biten", -2)], 60);
    expect(confirm().at(1)).toBe(false);
    fireEvent.click(box(/^Süresi dolmuş olanlar da/));
    expect(confirm().at(1)).toBe(true);
  });
});
