// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useFocusKeeper } from "../../../app/admin/shell/focus-keeper";

const row = (name: string) =>
  `<tr id="${name}"><td><a href="/${name}">${name}</a></td><td><button aria-label="Gizle: ${name}">Gizle</button>
  <button data-accent-color="red" aria-label="Sil: ${name}">Sil</button></td></tr>`;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main tabindex="-1"><section><input type="search"><div><button id="work">Yayınla</button></div>
    <div><table><tbody>${row("a")}${row("b")}${row("c")}</tbody></table></div></section></main><div id="over"></div>`;
  renderHook(() => useFocusKeeper());
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const control = (name: string) => find(`[aria-label="${name}"]`);
const focusIs = (element: () => Element) =>
  vi.waitFor(() => expect(document.activeElement?.outerHTML).toBe(element().outerHTML));

describe("the focus of a removed element", () => {
  it("moves to the same action of the next row, from the last row to the one before", async () => {
    control("Gizle: b").focus();
    find("#b").remove();
    await focusIs(() => control("Gizle: c"));
    find("#c").remove();
    await focusIs(() => control("Gizle: a"));
    find("table").remove();
    await focusIs(() => find("#work"));
  });

  it("moves to the next row when a row is removed together with the dialog it opened", async () => {
    control("Sil: b").focus();
    find("#over").innerHTML = '<div role="alertdialog"><button>Sil</button></div>';
    find("#over button").focus();
    find("#b").remove();
    find("#over div").remove();
    await focusIs(() => control("Sil: c"));
  });

  it.each(["keydown", "pointerdown"])("moves to no field that takes the keys of the screen, after %s", async (last) => {
    find("section").innerHTML =
      `<div><select></select><input type="search"></div><div id="bar"><button>Spam</button></div>`;
    find("#bar button").focus();
    find("section").dispatchEvent(new Event(last, { bubbles: true }));
    find("#bar").remove();
    await focusIs(() => find("main"));
  });

  it("moves to the next field of a form that is filled by keys", async () => {
    find("section").innerHTML = `<form><p><button>Ekle</button></p><label><input></label></form>`;
    find("section button").focus();
    find("section p").remove();
    await focusIs(() => find("section input"));
  });

  it("moves with its record, and back", async () => {
    control("Gizle: b").focus();
    for (const next of [() => null, () => find("#a")]) {
      const again = find("#b").cloneNode(true);
      find("#b").remove();
      find("tbody").insertBefore(again, next());
      await focusIs(() => control("Gizle: b"));
    }
  });

  it("moves to another action of the row, never to its delete button", async () => {
    control("Gizle: b").focus();
    control("Gizle: b").outerHTML = '<button aria-label="Yayınla: b">Yayınla</button>';
    await focusIs(() => control("Yayınla: b"));
    control("Yayınla: b").remove();
    await focusIs(() => find("#b a"));
  });

  it("waits until a loading button works again", async () => {
    const button = find("#work") as HTMLButtonElement;
    button.focus();
    // As browsers take the focus from a control that was disabled.
    button.addEventListener("focusout", () => (button.disabled = true), { once: true });
    button.blur();
    button.innerHTML = '<span class="rt-Spinner"></span>';
    await vi.advanceTimersByTimeAsync(80);
    expect(document.activeElement).toBe(document.body);
    button.disabled = false;
    button.innerHTML = "Yayınla";
    await focusIs(() => button);
  });

  it.each([
    ["dialog", '<div role="dialog"><button>İptal</button></div>'],
    ["message", '<p class="toasts"><i><a href="/"></a></i></p>'],
  ])("returns from a %s that closes", async (_, over) => {
    const button = find("#work");
    button.focus();
    find("#over").innerHTML = over;
    find("#over :is(a, button)").focus();
    find("#over :is([role=dialog], .toasts > *)").remove();
    await focusIs(() => button);
  });

  it("returns from a dialog that was closed by a click beside it", async () => {
    const button = find("#work");
    button.focus();
    find("#over").innerHTML = '<div role="dialog"><button>İptal</button></div>';
    find("#over button").focus();
    find("#over button").blur();
    await vi.advanceTimersByTimeAsync(0);
    find("#over [role=dialog]").remove();
    await focusIs(() => button);
  });

  it("moves to the next screen", async () => {
    find("input").focus();
    history.pushState(null, "", "/elsewhere");
    find("input").remove();
    await focusIs(() => find("main"));
  });

  it("is not restored after a click beside all controls", async () => {
    find("#work").focus();
    find("#work").blur();
    await vi.advanceTimersByTimeAsync(0);
    find("table").remove();
    await vi.advanceTimersByTimeAsync(80);
    expect(document.activeElement).toBe(document.body);
  });
});
