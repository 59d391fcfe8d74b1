// @vitest-environment happy-dom
import { waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../app/admin/api";
import { useWorkAction, type WorkList } from "../../../app/admin/dashboard/use-work";
import { begin } from "../../support/acting";
import { renderPanelHook } from "../../support/panel-hook";
import { setupToasts } from "../../support/toasts";
import { showToasts } from "../../support/undo-button";

const WORK = ["dashboard", "work", false];
const REFUSED = new ApiError(409, "Yorum çöp kutusunda");
const toasts = setupToasts();
const call = vi.fn<() => Promise<{ change: string }>>();

beforeEach(() => void call.mockResolvedValue({ change: "done" }));

/** A dashboard on which two of seven comments and one of one draft are shown. */
function open() {
  const { queries, result } = renderPanelHook(() => useWorkAction(), "/admin");
  const of = (total: number, ...ids: string[]) => ({ total, rows: ids.map((id) => ({ id })) });
  queries.setQueryData(WORK, { comments: of(7, "a", "b"), drafts: of(1, "c") });
  const shown = (section: "comments" | "drafts") => {
    const { rows = [], total } = queries.getQueryData<WorkList>(WORK)?.[section] ?? {};
    return [total, ...rows.map(({ id }) => id)];
  };
  type Action = Parameters<typeof result.current>[0];
  const act = (change: Partial<Action>) =>
    begin(() => result.current({ section: "comments", call, done: "Yayınlandı", lists: ["comments"], ...change }));
  return {
    shown,
    refreshed: vi.spyOn(queries, "invalidateQueries"),
    act,
    acted: async (change: Partial<Action>) => (await act(change)).done,
  };
}

/** A call that is answered later. */
function pending() {
  const { promise, reject } = Promise.withResolvers<{ change: string }>();
  call.mockReturnValueOnce(promise);
  return { refuse: () => reject(REFUSED) };
}

describe("an action on the dashboard", () => {
  it("takes its row off before the server has answered, and one off the total", async () => {
    pending();
    const { act, shown } = open();
    await act({ id: "a" });
    expect([shown("comments"), shown("drafts")]).toEqual([
      [6, "b"],
      [1, "c"],
    ]);
  });

  it("on a whole section takes off all rows and the total", async () => {
    pending();
    const { act, shown } = open();
    await act({});
    expect(shown("comments")).toEqual([0]);
  });

  it("on a row that is not shown changes nothing", async () => {
    pending();
    const { act, shown } = open();
    await act({ id: "c" });
    expect(shown("comments")).toEqual([7, "a", "b"]);
  });

  it("shows its message and refreshes the dashboard and the lists of the records", async () => {
    const { acted, refreshed } = open();
    await acted({ id: "a", lists: ["comments", "promotions"] });
    expect(toasts()).toEqual(["Yayınlandı"]);
    expect(refreshed.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
      ["dashboard"],
      ["comments"],
      ["promotions"],
    ]);
  });
});

describe("an action that the server refuses", () => {
  it("shows its row and the total again, with the server's message", async () => {
    const { refuse } = pending();
    const { act, shown } = open();
    const { done } = await act({ id: "a" });
    refuse();
    await done;
    expect(shown("comments")).toEqual([7, "a", "b"]);
    expect(toasts()).toEqual(["Yorum çöp kutusunda"]);
  });

  it("leaves what was done in other sections off", async () => {
    const { refuse } = pending();
    const { act, acted, shown } = open();
    const { done } = await act({ id: "a" });
    await acted({ section: "drafts", id: "c" });
    refuse();
    await done;
    expect([shown("comments"), shown("drafts")]).toEqual([[7, "a", "b"], [0]]);
  });
});

it("undoing an action names its change, then refreshes again", async () => {
  const undone = { ids: ["a"], records: [{ id: "a", kind: "promotion", name: "Bir" }], returned: [], left: [] };
  const answer = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(undone)));
  vi.stubGlobal("fetch", answer);
  const { acted, refreshed } = open();
  const press = showToasts();
  await acted({ id: "a", undoes: { kind: "comment", action: "publish" } });
  refreshed.mockClear();
  await press();
  await waitFor(() =>
    expect(refreshed.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([["dashboard"], ["comments"]]),
  );
  expect(answer.mock.calls.map(([path]) => path)).toEqual(["/api/admin/changes/done"]);
  expect(toasts()).toContain("“Bir” geri alındı");
});
