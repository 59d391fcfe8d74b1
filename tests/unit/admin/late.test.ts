// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createElement } from "react";
import toast from "react-hot-toast";
import { describe, expect, it, vi } from "vitest";
import { lateDialog, latePart } from "../../../app/admin/shell/late";

/** A file that cannot be fetched the first time. */
const onceOffline = () => {
  const file = { default: () => createElement("p", null, "Buradayım") };
  return vi.fn<() => Promise<typeof file>>().mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue(file);
};
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

describe("lazy loading of dialogs and parts", () => {
  it("shows a message and closes a dialog whose file cannot be fetched, and opens it the next time", async () => {
    const said = vi.spyOn(toast, "error");
    const onClose = vi.fn();
    const Dialog = lateDialog<{ onClose: () => void }>(onceOffline());
    const { unmount } = render(createElement(Dialog, { onClose }));
    await settled();
    expect(onClose).toHaveBeenCalledOnce();
    expect(said.mock.calls[0]?.[0]).toBe("Pencere yüklenemedi; bağlantınızı kontrol edip tekrar deneyin");
    unmount();
    render(createElement(Dialog, { onClose }));
    await settled();
    expect(screen.getByText("Buradayım")).toBeTruthy();
  });

  it("shows a message with a retry button in place of a part whose file cannot be fetched", async () => {
    const Part = latePart(onceOffline());
    render(createElement(Part));
    expect(screen.getByText("Yükleniyor…")).toBeTruthy();
    await settled();
    expect(screen.getByRole("alert").textContent).toContain("Bu bölüm yüklenemedi");
    act(() => screen.getByRole("button", { name: "Tekrar dene" }).click());
    await settled();
    expect(screen.getByText("Buradayım")).toBeTruthy();
  });

  it("fetches a file once", async () => {
    const load = onceOffline().mockReset();
    const file = { default: () => createElement("p", null, "Buradayım") };
    load.mockResolvedValue(file);
    const Part = latePart(load);
    render(createElement(Part));
    await settled();
    cleanup();
    render(createElement(Part));
    expect(screen.getByText("Buradayım")).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });
});
