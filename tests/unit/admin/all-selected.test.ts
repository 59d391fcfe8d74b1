// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { decideAll } from "../../../app/admin/comments/decisions";
import { AllSelected } from "../../../app/admin/record-list/all-selected";
import type { BulkAction } from "../../../app/admin/list/bulk-action";
import type { Undone } from "../../../worker/records/undoing.server";
import { actAsync } from "../../support/acting";
import { setupToasts } from "../../support/toasts";
import { showToasts } from "../../support/undo-button";

const toasts = setupToasts();
afterEach(cleanup);

const click = (name: string) => actAsync(() => void fireEvent.click(screen.getByRole("button", { name })));

type RunAll = NonNullable<BulkAction<unknown>["runAll"]>;

/** Two requests, the first of which changes two records. */
const inTwo =
  (undo?: (ids: string[]) => Promise<Undone>): RunAll =>
  (_all, after) => {
    const answer = after ? { ids: ["c"] } : { ids: ["a", "b"], next: "b" };
    return Promise.resolve(undo ? { ...answer, undo: () => undo(answer.ids) } : answer);
  };

/** Selects all of three records and acts on them. */
async function switchOff(runAll: RunAll, removal?: "trash") {
  const action: BulkAction<unknown> = {
    label: "Pasif Yap",
    run: () => Promise.resolve({ ids: [] }),
    runAll,
    done: (n) => `${n} pasif`,
    ...(removal && { removal }),
  };
  const all = { query: {}, total: 3, until: "2026-11-21T09:00:00Z" };
  const onDone = vi.fn();
  const undoChanges = showToasts();
  render(createElement(AllSelected, { all, rows: [], nameOf: () => "", actions: [action], onClear: vi.fn(), onDone }));
  await click("Pasif Yap");
  await click(removal ? "Sil" : "Uygula");
  return { undoChanges, onDone };
}

describe("an action on all pages (B3.3)", () => {
  it("is taken back for each request that changed something", async () => {
    const undo = vi.fn((ids: string[]) => Promise.resolve({ ids, returned: [], left: [] }));
    const { undoChanges, onDone } = await switchOff(inTwo(undo));
    expect(screen.getByText("3 pasif")).toBeTruthy();
    await undoChanges();
    expect(undo.mock.calls).toEqual([[["a", "b"]], [["c"]]]);
    await vi.waitFor(() => expect(toasts()).toContain("Geri alındı"));
    expect(onDone).toHaveBeenCalledTimes(2);
  });

  const alone = (id: string, reason: "changed" | "deleted" = "changed") => ({
    id,
    kind: "post",
    name: `Kayıt ${id}`,
    reason,
  });

  it.each([
    [
      ["b"],
      [alone("a"), alone("c", "deleted")],
      "“Kayıt a” olduğu gibi kaldı: sonradan değişmiş. “Kayıt c” olduğu gibi kaldı: silinmiş",
    ],
    [
      [],
      ["a", "b", "c", "d", "e"].map((id) => alone(id)),
      "“Kayıt a”, “Kayıt b”, “Kayıt c” ve 2 kayıt daha olduğu gibi kaldı: sonradan değişmiş",
    ],
  ])("names what stays as it is and why, where the undo restores %j", async (restored, left, sentence) => {
    const { undoChanges } = await switchOff(
      inTwo((ids) =>
        Promise.resolve({
          ids: ids.filter((id) => restored.includes(id)),
          returned: [],
          left: ids.length > 1 ? left : [],
        }),
      ),
    );
    await undoChanges();
    const told = restored.length > 0 ? `Geri alındı. ${sentence}` : sentence;
    await vi.waitFor(() => expect(toasts()).toContain(told));
  });

  const returned = (id: string, from: string, to: string | null) => ({ id, field: "expiry_date", from, to });
  it.each([
    ["2026-11-30", "Geri alındı. Bitiş tarihi: 5 Aralık 2026 → 30 Kasım 2026"],
    [null, "Geri alındı. Bitiş tarihi: 5 Aralık 2026 → 30 Kasım 2026 ve 1 farklı değer daha"],
  ])("says which values came back, %s for the last", async (day, sentence) => {
    const dayOf = (id: string) => (id === "c" ? day : "2026-11-30");
    const { undoChanges } = await switchOff(
      inTwo((ids) =>
        Promise.resolve({ ids, returned: ids.map((id) => returned(id, "2026-12-05", dayOf(id))), left: [] }),
      ),
    );
    await undoChanges();
    await vi.waitFor(() => expect(toasts()).toContain(sentence));
  });

  it("is taken back by requests that name its changes and continue each other", async () => {
    const sent: unknown[] = [];
    vi.stubGlobal("fetch", (url: string, { body }: { body: string }) => {
      const asked = JSON.parse(body) as { after?: string };
      if (url.endsWith("/selection")) sent.push(asked);
      const answer = asked.after ? { ids: ["c"], change: "2" } : { ids: ["a", "b"], change: "1", next: "b" };
      return Promise.resolve(Response.json({ ...answer, returned: [], left: [] }));
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { undoChanges } = await switchOff(decideAll("hide"));
    await undoChanges();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { change: "1", is_continued: false },
      { change: "2", is_continued: true },
    ]);
  });

  it("takes back any number of deletions, 500 a request", async () => {
    const ids = Array.from({ length: 501 }, (_, n) => `${n}`);
    const sent: number[] = [];
    vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
      const asked = JSON.parse(body) as { ids: string[] };
      sent.push(asked.ids.length);
      return Promise.resolve(Response.json({ ids: asked.ids, records: [], refused: [] }));
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { undoChanges } = await switchOff(() => Promise.resolve({ ids }), "trash");
    await undoChanges();
    expect(sent).toEqual([500, 1]);
  });

  it("offers nothing that cannot be taken back", async () => {
    await switchOff(inTwo());
    expect(screen.getByText("3 pasif")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Geri al" })).toBeNull();
  });
});
