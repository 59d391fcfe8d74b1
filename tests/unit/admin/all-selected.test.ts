// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AllSelected } from "../../../app/admin/list/all-selected";
import type { BulkAction } from "../../../app/admin/list/bulk-actions";
import { actAsync } from "../../support/acting";
import { setupToasts } from "../../support/toasts";
import { showToasts } from "../../support/undo-button";

const toasts = setupToasts();
afterEach(cleanup);

const click = (name: string) => actAsync(() => void fireEvent.click(screen.getByRole("button", { name })));

/** Selects all of three records, two of which a first request changes. */
async function switchOff(undo?: (ids: string[]) => Promise<unknown>) {
  const answers = [{ ids: ["a", "b"], next: "b" }, { ids: ["c"] }, { ids: [] }];
  const runAll: NonNullable<BulkAction<unknown>["runAll"]> = (_all, after) => {
    const answer = answers[after === "b" ? 1 : 0] ?? { ids: [] };
    return Promise.resolve(undo ? { ...answer, undo: () => undo(answer.ids) } : answer);
  };
  const action = {
    label: "Pasif Yap",
    run: () => Promise.resolve({ ids: [] }),
    runAll,
    done: (n: number) => `${n} pasif`,
  };
  const all = { query: {}, total: 3, until: "2026-11-21T09:00:00Z" };
  const onDone = vi.fn();
  const undoChanges = showToasts();
  render(createElement(AllSelected, { all, actions: [action], onClear: vi.fn(), onDone }));
  await click("Pasif Yap");
  await click("3 kayıt: Pasif Yap");
  return { undoChanges, onDone };
}

describe("an action on all pages (B3.3)", () => {
  it("is taken back for each request that changed something", async () => {
    const undo = vi.fn<(ids: string[]) => Promise<unknown>>().mockResolvedValue(undefined);
    const { undoChanges, onDone } = await switchOff(undo);
    expect(screen.getByText("3 pasif")).toBeTruthy();
    await undoChanges();
    expect(undo.mock.calls).toEqual([[["a", "b"]], [["c"]]]);
    expect(toasts()).toContain("Geri alındı");
    expect(onDone).toHaveBeenCalledTimes(2);
  });

  it("offers nothing that cannot be taken back", async () => {
    await switchOff();
    expect(screen.getByText("3 pasif")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Geri al" })).toBeNull();
  });
});
