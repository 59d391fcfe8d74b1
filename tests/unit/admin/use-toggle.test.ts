// @vitest-environment happy-dom
import { waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../app/admin/api";
import { switching, useToggle } from "../../../app/admin/record-list/use-toggle";
import { actAsync } from "../../support/acting";
import { renderPanelHook } from "../../support/panel-hook";
import { setupToasts } from "../../support/toasts";
import { showToasts } from "../../support/undo-button";

interface Row {
  id: string;
  is_active: boolean;
}

const LIST = ["promotions", "list", { page: "1" }];
const REFUSED = new ApiError(409, "Promosyon çöp kutusunda");
const toasts = setupToasts();
const call = vi.fn<(id: string, isOn: boolean) => Promise<{ change: string }>>();

beforeEach(() => void call.mockResolvedValue({ change: "on" }));

/** Toggles of two rows of a list that is loaded; both rows are off. */
function open({ isUndoable = false } = {}) {
  const options = {
    name: "promotions",
    field: "is_active",
    call,
    sentence: (isOn: boolean) => (isOn ? "Aktif" : "Pasif"),
    ...(isUndoable && { undoes: () => ({ kind: "promotion", action: "activate" }) as const }),
  };
  const hook = renderPanelHook(() => ({ first: useToggle("1", options), second: useToggle("2", options) }));
  const rows = ["1", "2"].map((id) => ({ id, is_active: false }));
  hook.queries.setQueryData(LIST, { rows, total: 2, page: 1, pages: 1 });
  const { result, queries } = hook;
  return {
    ...hook,
    refetch: vi.spyOn(queries, "invalidateQueries"),
    shown: () => queries.getQueryData<{ rows: Row[] }>(LIST)?.rows.map(({ is_active }) => is_active),
    toggle: (row: "first" | "second", isOn = true) => actAsync(() => result.current[row].toggle(isOn)),
  };
}

/** A call that is answered later. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<{ change: string }>();
  call.mockReturnValueOnce(promise);
  return { answer: () => actAsync(() => resolve({ change: "on" })), refuse: () => actAsync(() => reject(REFUSED)) };
}

describe("switching a row on", () => {
  it("shows the row as on before the server has answered, and as busy until then", async () => {
    const { answer } = pending();
    const { toggle, shown, result } = open();
    await toggle("first");
    expect(shown()).toEqual([true, false]);
    await waitFor(() => expect(result.current.first.isBusy).toBe(true));
    expect(result.current.second.isBusy).toBe(false);
    await answer();
    await waitFor(() => expect(result.current.first.isBusy).toBe(false));
  });

  it("shows the success message of the new state, and refetches the list", async () => {
    const { toggle, refetch } = open();
    await toggle("first");
    await waitFor(() => expect(toasts()).toEqual(["Aktif"]));
    await waitFor(() =>
      expect(refetch).toHaveBeenCalledExactlyOnceWith({ queryKey: ["promotions"], refetchType: "active" }),
    );
  });

  it("is taken back from its message, which then says the state that came back", async () => {
    const returned = [{ id: "1", field: "is_active", from: "1", to: "0" }];
    const records = [{ id: "1", kind: "promotion", name: "Yaz Bonusu" }];
    const answer = vi.fn<typeof fetch>(() =>
      Promise.resolve(Response.json({ ids: ["1"], records, returned, left: [] })),
    );
    vi.stubGlobal("fetch", answer);
    const undo = showToasts();
    const { toggle } = open({ isUndoable: true });
    await toggle("first");
    await undo();
    await waitFor(() => expect(toasts()).toContain("“Yaz Bonusu” geri alındı. Durum: aktif → pasif"));
    expect(answer.mock.calls.map(([path]) => path)).toEqual(["/api/admin/changes/on"]);
  });
});

describe("a toggle that the server rejects", () => {
  it("is rolled back with the server's message", async () => {
    const { refuse } = pending();
    const { toggle, shown } = open();
    await toggle("first");
    await refuse();
    await waitFor(() => expect(shown()).toEqual([false, false]));
    await waitFor(() => expect(toasts()).toEqual(["Promosyon çöp kutusunda"]));
  });

  it("does not refetch the list while the server is unreachable", async () => {
    call.mockRejectedValueOnce(new ApiError(0, "Sunucuya ulaşılamadı"));
    const { toggle, refetch } = open();
    await toggle("first");
    await waitFor(() =>
      expect(refetch).toHaveBeenCalledExactlyOnceWith({ queryKey: ["promotions"], refetchType: "none" }),
    );
  });
});

describe("several toggles of a list", () => {
  it("are sent in the order of the clicks, one after the other", async () => {
    const { answer } = pending();
    const { toggle } = open();
    await toggle("first");
    await toggle("second");
    expect(call.mock.calls).toEqual([["1", true]]);
    await answer();
    await waitFor(() =>
      expect(call.mock.calls).toEqual([
        ["1", true],
        ["2", true],
      ]),
    );
  });

  it("refetch the list once, after the last answer", async () => {
    const [first, second] = [pending(), pending()];
    const { toggle, refetch, result } = open();
    await toggle("first");
    await toggle("second");
    await waitFor(() => expect(result.current.first.isBusy).toBe(true));
    await first.answer();
    await waitFor(() => expect(result.current.first.isBusy).toBe(false));
    expect(refetch).not.toHaveBeenCalled();
    await second.answer();
    await waitFor(() => expect(refetch).toHaveBeenCalledOnce());
  });
});

it.each([
  ["PUT", true],
  ["DELETE", false],
])("the request of a toggle is %s to switch to %s", async (method, isOn) => {
  const [$put, $delete] = [vi.fn().mockResolvedValue(Response.json({})), vi.fn().mockResolvedValue(Response.json({}))];
  await switching({ $put, $delete }, "Kaydedilemedi")("1", isOn);
  const [sent, other] = method === "PUT" ? [$put, $delete] : [$delete, $put];
  expect(sent).toHaveBeenCalledExactlyOnceWith({ param: { id: "1" } });
  expect(other).not.toHaveBeenCalled();
});
