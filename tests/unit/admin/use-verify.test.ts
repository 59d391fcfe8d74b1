// @vitest-environment happy-dom
import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useVerify } from "../../../app/admin/verification/use-verify";
import { actAsync } from "../../support/acting";
import { renderPanelHook } from "../../support/panel-hook";
import { setupToasts } from "../../support/toasts";

const toasts = setupToasts();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json({ ids: ["7"] })));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => vi.unstubAllGlobals());

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
    expect(toasts()).toEqual(["Bugünün tarihiyle doğrulandı"]);
    expect(refreshed.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
      ["promotions", "list"],
      ["casinos", "list"],
      ["verification", "list"],
    ]);
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
