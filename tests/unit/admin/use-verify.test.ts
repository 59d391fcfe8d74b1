// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useVerify } from "../../../app/admin/verification/use-verify";
import { actAsync } from "../../support/acting";
import { renderPanelHook } from "../../support/panel-hook";
import { setupToasts } from "../../support/toasts";
import { showToasts } from "../../support/undo-button";

const toasts = setupToasts();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ ids: ["7"] }, { headers: { "X-Change": "c" } })));
  vi.stubGlobal("fetch", fetched);
});

function open() {
  const hook = renderPanelHook(() => useVerify("7"), "/admin/promotions");
  return {
    ...hook,
    refreshed: vi.spyOn(hook.queries, "invalidateQueries"),
    verify: () => actAsync(() => hook.result.current.verify()),
  };
}

describe("verifying a record", () => {
  it("sends its id", async () => {
    await open().verify();
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/admin/verification/selection");
    expect(JSON.parse(fetched.mock.calls[0]?.[1]?.body as string)).toEqual({ action: "verify", ids: ["7"] });
  });

  it("is done with a message, and refreshes the lists but no open form", async () => {
    const { verify, result, refreshed } = open();
    await verify();
    await waitFor(() => expect(result.current.isDone).toBe(true));
    expect(refreshed.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
      ["promotions", "list"],
      ["casinos", "list"],
      ["verification", "list"],
    ]);
  });

  it("is taken back from its message", async () => {
    const undo = showToasts();
    const { verify, result, refreshed } = open();
    await verify();
    await screen.findByText("Bugünün tarihiyle doğrulandı");
    const returned = [{ id: "7", field: "last_verified_at", from: "2026-11-26T09:00:00.000Z", to: null }];
    fetched.mockResolvedValueOnce(
      Response.json({ ids: ["7"], records: [{ id: "7", kind: "promotion", name: "Yaz Bonusu" }], returned, left: [] }),
    );
    refreshed.mockClear();
    await undo();
    await waitFor(() =>
      expect(toasts()).toContain("“Yaz Bonusu” geri alındı. Son doğrulama: 26 Kasım 2026 12:00 → boş"),
    );
    expect(fetched.mock.lastCall?.[0]).toBe("/api/admin/changes/c");
    expect(JSON.parse(fetched.mock.lastCall?.[1]?.body as string)).toEqual({ action: "verify", is_continued: false });
    expect(result.current.isDone).toBe(false);
    expect(refreshed).toHaveBeenCalledTimes(3);
  });

  it("is not done where the record was deleted", async () => {
    fetched.mockResolvedValueOnce(Response.json({ ids: [] }));
    const { verify, result } = open();
    await verify();
    await waitFor(() => expect(toasts()).toEqual(["Bu kayıt artık yok; doğrulanmadı."]));
    expect(result.current.isDone).toBe(false);
  });

  it("shows the server's message, refreshes the lists, and can be tried again", async () => {
    fetched.mockResolvedValueOnce(Response.json({ error: { message: "Veritabanı yanıt vermiyor" } }, { status: 503 }));
    const { verify, result, refreshed } = open();
    await verify();
    await waitFor(() => expect(toasts()).toEqual(["Veritabanı yanıt vermiyor"]));
    await waitFor(() => expect(refreshed).toHaveBeenCalledTimes(3));
    await verify();
    await waitFor(() => expect(result.current.isDone).toBe(true));
  });
});
