// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { describe, expect, it, vi } from "vitest";
import { AllSelected } from "../../../app/admin/record-list/all-selected";
import type { BulkAction } from "../../../app/admin/list/bulk-action";
import type { LeftAlone, Undone } from "../../../worker/activity/undone";
import { actAsync } from "../../support/acting";
import { setupToasts } from "../../support/toasts";
import { showToasts } from "../../support/undo-button";

const toasts = setupToasts();

const click = (name: string) => actAsync(() => void fireEvent.click(screen.getByRole("button", { name })));

type RunAll = NonNullable<BulkAction<unknown>["runAll"]>;

/** Two requests, the first of which changes two records. */
const inTwo: RunAll = (_all, after) =>
  Promise.resolve(after ? { ids: ["c"], change: "2" } : { ids: ["a", "b"], change: "1", next: "b" });

/** Answers to the undo of each change, 409 where it has no ids; returns what was sent. */
function answerUndos(answers: Record<string, Omit<Undone, "records">>) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (url: string, { body }: { body: string }) => {
    const change = url.split("/").at(-1) ?? "";
    sent.push([change, JSON.parse(body)]);
    const answer = answers[change] ?? { ids: [], returned: [], left: [] };
    return Promise.resolve(
      answer.ids.length > 0
        ? Response.json({
            ...answer,
            records: answer.ids.map((id) => ({ id, kind: "promotion", name: `Kayıt ${id}` })),
          })
        : Response.json({ error: { message: "" }, ...answer }, { status: 409 }),
    );
  });
  return sent;
}

/** Selects all of three records and acts on them. */
async function switchOff(undoes?: BulkAction<unknown>["undoes"]) {
  const action: BulkAction<unknown> = {
    label: "Pasif Yap",
    run: () => Promise.resolve({ ids: [] }),
    runAll: inTwo,
    done: (n) => `${n} pasif`,
    ...(undoes && { undoes }),
    ...(undoes?.action === "delete" && { removal: "trash" as const }),
  };
  const all = { query: {}, total: 3, until: "2026-11-21T09:00:00Z" };
  const onDone = vi.fn();
  const undoChanges = showToasts();
  render(createElement(AllSelected, { all, rows: [], nameOf: () => "", actions: [action], onClear: vi.fn(), onDone }));
  await click("Pasif Yap");
  const isKept = undoes?.action === "deactivate";
  expect(screen.queryAllByText(/daha sonra da “Hareketler”den geri alınabilir\.$/)).toHaveLength(isKept ? 1 : 0);
  await click(action.removal ? "Sil" : "Uygula");
  return { undoChanges, onDone };
}

const SWITCHED = { kind: "promotion", action: "deactivate" } as const;
const DELETED = { kind: "promotion", action: "delete" } as const;

describe("an action on all pages (B3.3)", () => {
  it.each([SWITCHED, DELETED])(
    "is taken back by requests that name its changes and continue each other: %j",
    async (undoes) => {
      const sent = answerUndos({
        "1": { ids: ["a", "b"], returned: [], left: [] },
        "2": { ids: ["c"], returned: [], left: [] },
      });
      const { undoChanges, onDone } = await switchOff(undoes);
      expect(screen.getByText("3 pasif")).toBeTruthy();
      await undoChanges();
      await vi.waitFor(() => expect(toasts()).toContain("3 promosyon geri alındı"));
      expect(sent).toEqual([
        ["1", { ...undoes, is_continued: false }],
        ["2", { ...undoes, is_continued: true }],
      ]);
      expect(onDone).toHaveBeenCalledTimes(2);
    },
  );

  const alone = (id: string, reason: LeftAlone["reason"] = "changed"): LeftAlone => ({
    id,
    kind: "post",
    name: `Kayıt ${id}`,
    reason,
  });

  it.each([
    [
      ["b"],
      [alone("a"), alone("c", "deleted"), alone("d", "missing")],
      "“Kayıt a” olduğu gibi kaldı: sonradan değişmiş. “Kayıt c” olduğu gibi kaldı: silinmiş. “Kayıt d” olduğu gibi kaldı: bağlı olduğu kayıt silinmiş",
    ],
    [
      [],
      ["a", "b", "c", "d", "e"].map((id) => alone(id)),
      "“Kayıt a”, “Kayıt b”, “Kayıt c” ve 2 kayıt daha olduğu gibi kaldı: sonradan değişmiş",
    ],
  ])("names what stays as it is and why, where the undo restores %j", async (ids, left, sentence) => {
    answerUndos({ "1": { ids, returned: [], left } });
    const { undoChanges } = await switchOff(SWITCHED);
    await undoChanges();
    const told = ids.length > 0 ? `“Kayıt b” geri alındı. ${sentence}` : sentence;
    await vi.waitFor(() => expect(toasts()).toContain(told));
  });

  const returned = (id: string, from: string, to: string | null) => ({ id, field: "expiry_date", from, to });
  it.each([
    ["2026-11-30", "2 promosyon geri alındı. Bitiş tarihi: 5 Aralık 2026 → 30 Kasım 2026"],
    [null, "2 promosyon geri alındı. Bitiş tarihi: 5 Aralık 2026 → 30 Kasım 2026 ve 1 farklı değer daha"],
  ])("says which values came back, %s for the last", async (day, sentence) => {
    answerUndos({
      "1": { ids: ["a"], returned: [returned("a", "2026-12-05", "2026-11-30")], left: [] },
      "2": { ids: ["c"], returned: [returned("c", "2026-12-05", day)], left: [] },
    });
    const { undoChanges } = await switchOff(SWITCHED);
    await undoChanges();
    await vi.waitFor(() => expect(toasts()).toContain(sentence));
  });

  it("offers nothing that cannot be taken back", async () => {
    await switchOff();
    expect(screen.getByText("3 pasif")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Geri al" })).toBeNull();
  });
});
