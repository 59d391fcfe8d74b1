// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { describe, expect, it, vi } from "vitest";
import { RecoveryCodes } from "../../../app/admin/account/recovery-codes";
import { setupToasts } from "../../support/toasts";

const toasts = setupToasts();
const onClose = vi.fn();
const writeText = vi.spyOn(navigator.clipboard, "writeText");

/** Shows two recovery codes and presses 'Kopyala'. */
function copy() {
  render(createElement(RecoveryCodes, { codes: ["bir", "iki"], onClose }));
  const close = screen.getByRole<HTMLButtonElement>("button", { name: "Tamam" });
  expect(close.disabled).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Kopyala" }));
  return close;
}

describe("recovery codes (B20.7)", () => {
  it("may be closed once they were copied", async () => {
    writeText.mockResolvedValue();
    const close = copy();
    await waitFor(() => expect(close.disabled).toBe(false));
    expect(writeText).toHaveBeenCalledExactlyOnceWith("bir\niki");
    fireEvent.click(close);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("stay where they could not be copied", async () => {
    writeText.mockRejectedValue(new DOMException("denied", "NotAllowedError"));
    const close = copy();
    await waitFor(() => expect(toasts()).toEqual(["Kopyalanamadı; metni seçip kendiniz kopyalayın"]));
    expect(close.disabled).toBe(true);
  });
});
