// @vitest-environment happy-dom
import { waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../app/admin/api";
import type { Move } from "../../../app/admin/calendar/moves";
import { type Calendar, calendarKey } from "../../../app/admin/calendar/use-calendar";
import { useMove } from "../../../app/admin/calendar/use-move";
import { begin } from "../../support/acting";
import { renderPanelHook } from "../../support/panel-hook";
import { setupToasts } from "../../support/toasts";
import { showToasts } from "../../support/undo-button";

const SPAN = { from: "2026-11-01", to: "2026-11-30" };
const toasts = setupToasts();
const call = vi.fn<Move["call"]>();

beforeEach(() => void call.mockResolvedValue({ change: "moved" }));

/** A calendar with a post on the 10th and a draft without a plan; moves go to the 12th. */
function open() {
  const hook = renderPanelHook(() => useMove(SPAN), "/admin/calendar");
  const { queries, result } = hook;
  queries.setQueryData(calendarKey(SPAN), {
    entries: [
      { id: "post", day: "2026-11-10" },
      { id: "other", day: "2026-11-10" },
    ],
    drafts: [{ id: "draft" }],
    queue: { drafts: [] },
    turns: [],
  });
  const calendar = () => queries.getQueryData<Calendar>(calendarKey(SPAN));
  const move = (id: string, change: Partial<Move> = {}) => {
    const moved = { id, day: "2026-11-12" } as Move["moved"];
    return begin(() => result.current({ call, done: "Taşındı", moved, list: "blog", ...change }));
  };
  return {
    refreshed: vi.spyOn(queries, "invalidateQueries"),
    move,
    moved: async (...given: Parameters<typeof move>) => (await move(...given)).done,
    entries: () => calendar()?.entries.map(({ id, day }) => `${id} ${day.slice(-2)}`),
    drafts: () => calendar()?.drafts.map(({ id }) => id),
  };
}

/** A call that is answered later. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<{ change: string }>();
  call.mockReturnValueOnce(promise);
  return { answer: () => resolve({ change: "" }), refuse: () => reject(new ApiError(409, "Yazı zaten yayında")) };
}

describe("a move in the calendar", () => {
  it("is shown before the server has answered", async () => {
    pending();
    const { move, entries } = open();
    await move("post");
    expect(entries()).toEqual(["other 10", "post 12"]);
  });

  it("takes a draft out of the drafts without a plan", async () => {
    pending();
    const { move, entries, drafts } = open();
    await move("draft");
    expect([entries(), drafts()]).toEqual([["post 10", "other 10", "draft 12"], []]);
  });

  it("shows its message and refreshes what shows the record", async () => {
    const { moved, refreshed } = open();
    await moved("post");
    expect(toasts()).toEqual(["Taşındı"]);
    expect(refreshed.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
      ["calendar"],
      ["blog"],
      ["publishing"],
      ["dashboard"],
    ]);
  });
});

it("a move that the server refuses is taken back, with the server's message, and refreshes the calendar", async () => {
  const { refuse } = pending();
  const { move, entries, drafts, refreshed } = open();
  const { done } = await move("draft");
  refuse();
  await done;
  expect([entries(), drafts()]).toEqual([["post 10", "other 10"], ["draft"]]);
  expect(toasts()).toEqual(["Yazı zaten yayında"]);
  expect(refreshed).toHaveBeenCalledWith({ queryKey: ["calendar"] });
});

describe("undoing a move", () => {
  const undoes = { kind: "post", action: "edit" } as const;
  const answer = vi.fn<typeof fetch>();
  beforeEach(() => {
    answer.mockResolvedValue(
      Response.json({
        ids: ["post"],
        records: [{ id: "post", kind: "queue", name: "Yazı" }],
        returned: [],
        left: [],
      }),
    );
    vi.stubGlobal("fetch", answer);
  });

  it("names the change, then refreshes again", async () => {
    const { moved, refreshed } = open();
    const press = showToasts();
    await moved("post", { undoes });
    refreshed.mockClear();
    await press();
    await waitFor(() => expect(refreshed).toHaveBeenCalledWith({ queryKey: ["calendar"] }));
    expect(answer.mock.calls.map(([path]) => path)).toEqual(["/api/admin/changes/moved"]);
    expect(toasts()).toContain("“Yazı” geri alındı");
  });

  it("shows the server's message when it is refused", async () => {
    const message = "Bu alanlar sonradan yine değişti. Kaydı açıp “Geçmiş” ile geri alın.";
    answer.mockResolvedValueOnce(Response.json({ error: { message }, left: [] }, { status: 409 }));
    const { moved } = open();
    const press = showToasts();
    await moved("post", { undoes });
    await press();
    await waitFor(() => expect(toasts()).toContain(message));
    expect(toasts()).not.toContain("“Yazı” geri alındı");
  });
});
