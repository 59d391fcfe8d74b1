// @vitest-environment happy-dom
import { fireEvent, render } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SavableForm } from "../../../app/admin/form/savable-form";
import { useSaveKey } from "../../../app/admin/shell/use-save-key";
import { actAsync } from "../../support/acting";
import { setupToasts } from "../../support/toasts";

const toasts = setupToasts();
const save = vi.fn<(name: string, isQuiet: boolean) => Promise<boolean>>();

beforeEach(() => void save.mockResolvedValue(true));

/** A form with one input; `name` identifies it in calls of `save`. */
const form = (name: string, isChanged = true) =>
  createElement(SavableForm, {
    key: name,
    isChanged,
    save: (isQuiet: boolean) => save(name, isQuiet),
    children: createElement("input", { "aria-label": name }),
  });
const inside = (tag: string, props: object, child: ReactNode) => createElement(tag, { key: tag, ...props }, child);

function Screen({ children }: { children?: ReactNode }) {
  useSaveKey();
  return children;
}
const show = (...children: ReactNode[]) => render(createElement(Screen, null, children));

/** Presses a key with Ctrl; returns whether the browser's own action is prevented. */
async function press(key = "s", modifiers: object = { ctrlKey: true }) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...modifiers });
  await actAsync(() => void fireEvent(document.activeElement ?? document.body, event));
  return event.defaultPrevented;
}
const saved = () => save.mock.calls.map(([name]) => name);

describe("the key", () => {
  it.each([
    ["Ctrl+S is", "s", { ctrlKey: true }, ["a"]],
    ["Cmd+S is", "s", { metaKey: true }, ["a"]],
    ["Ctrl+S with caps lock is", "S", { ctrlKey: true }, ["a"]],
    ["S without Ctrl is not", "s", {}, []],
    ["Ctrl with another letter is not", "d", { ctrlKey: true }, []],
  ])("%s taken from the browser and saves", async (_, key, modifiers, forms) => {
    show(form("a"));
    expect(await press(key, modifiers)).toBe(forms.length > 0);
    expect(saved()).toEqual(forms);
  });

  it("does nothing once the screen is closed", async () => {
    show(form("a")).unmount();
    expect(await press()).toBe(false);
  });
});

describe("one changed form", () => {
  it("is saved with its own message", async () => {
    show(form("a"), form("b", false));
    await press();
    expect(save).toHaveBeenCalledExactlyOnceWith("a", false);
    expect(toasts()).toEqual([]);
  });

  it("has its section opened, so that errors are visible", async () => {
    const { container } = show(inside("details", {}, form("a")));
    await press();
    expect(container.querySelector("details")?.open).toBe(true);
  });
});

describe("several changed forms", () => {
  it("are all saved, with one message", async () => {
    show(form("a"), form("b"));
    await press();
    expect(save.mock.calls).toEqual([
      ["a", true],
      ["b", true],
    ]);
    expect(toasts()).toEqual(["2 form kaydedildi"]);
  });

  it("are counted apart where some could not be saved", async () => {
    save.mockResolvedValueOnce(false);
    show(form("a"), form("b"));
    await press();
    expect(toasts()).toEqual(["1 form kaydedildi, 1 form kaydedilemedi"]);
  });

  it("leave all but the focused one unsaved", async () => {
    const { getByLabelText } = show(form("a"), form("b"));
    getByLabelText("b").focus();
    await press();
    expect(saved()).toEqual(["b"]);
  });
});

describe("a form that is not changed", () => {
  it("is not saved", async () => {
    show(form("a", false));
    await press();
    expect(saved()).toEqual([]);
    expect(toasts()).toEqual([]);
  });

  it("says that another form is changed, where it has the focus", async () => {
    const { getByLabelText } = show(form("a", false), form("b"));
    getByLabelText("a").focus();
    await press();
    expect(saved()).toEqual([]);
    expect(toasts()).toEqual(["Burada kaydedilecek değişiklik yok; kaydedilmemiş değişiklikler başka bir formda."]);
  });
});

describe("a form that is covered or removed", () => {
  it("is not saved in a hidden tab", async () => {
    show(inside("div", { hidden: true }, form("a")));
    await press();
    expect(saved()).toEqual([]);
  });

  it.each(["dialog", "alertdialog"])("is not saved behind an open %s", async (role) => {
    show(form("a"), inside("div", { role, "data-state": "open" }, form("b")));
    await press();
    expect(saved()).toEqual(["b"]);
  });

  it("is not saved once it is removed", async () => {
    const { rerender } = show(form("a"), form("b"));
    rerender(createElement(Screen, null, [form("b")]));
    await press();
    expect(saved()).toEqual(["b"]);
  });
});
