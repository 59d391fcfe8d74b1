// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { screenKeys } from "../../../app/admin/shell/screen-keys";
import { Toasts } from "../../../app/admin/shell/toasts";
import { undoToast } from "../../../app/admin/shell/undo-toast";
import { actAsync } from "../../support/acting";
import { setupToasts } from "../../support/toasts";

setupToasts();
// As of a message that a newer one hides.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(0));

const press = () => actAsync(() => void fireEvent.keyDown(document.body, { key: "z" }));

/** Two changes that can be taken back, the newer one last. */
async function offerTwo() {
  const [older, newer] = [vi.fn(async () => {}), vi.fn(async () => {})];
  render(createElement(Toasts, { isBesideMenu: false }));
  await actAsync(() => {
    undoToast("Önceki değişiklik", older);
    undoToast("Son değişiklik", newer);
  });
  await screen.findAllByRole("button", { name: "Geri al" });
  return { older, newer };
}

describe("Z", () => {
  it("takes back the last change that a message still offers to, each once", async () => {
    const { older, newer } = await offerTwo();
    await press();
    expect([older.mock.calls.length, newer.mock.calls.length]).toEqual([0, 1]);
    for (let times = 0; times < 2; times++) await press();
    expect([older.mock.calls.length, newer.mock.calls.length]).toEqual([1, 1]);
  });

  it("is among the keys of the screen", async () => {
    await offerTwo();
    expect(screenKeys()).toMatchObject([{ key: "z", does: "Son işlemi geri al" }]);
  });
});
