// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { createElement } from "react";
import { expect, it, onTestFinished } from "vitest";
import { tolerateForeignChanges } from "../../../app/admin/shell/foreign-changes";

/** Puts each text of the page into an element of its own, as page translation does. */
function translate(isWrapped: boolean) {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    text.parentNode?.replaceChild(font, text);
    if (isWrapped) font.appendChild(text);
    else font.textContent = `${text.data} (translated)`;
  }
}

function Form({ isSaving }: { isSaving: boolean }) {
  return createElement(
    "form",
    {},
    isSaving && createElement("b", {}, "!"),
    isSaving ? "Kaydediliyor..." : createElement("i", {}, "Kaydet"),
    "Başlık",
    createElement("input", { defaultValue: "" }),
    !isSaving && "Hazır",
  );
}

it.each([
  ["moved", true],
  ["replaced", false],
])("a page that was translated keeps its input while the %s texts are updated", (_, isWrapped) => {
  const { insertBefore, removeChild } = Object.getOwnPropertyDescriptors(Node.prototype);
  onTestFinished(() => void Object.defineProperties(Node.prototype, { insertBefore, removeChild }));
  tolerateForeignChanges();
  const { rerender } = render(createElement(Form, { isSaving: false }));
  const input = screen.getByRole<HTMLInputElement>("textbox");
  input.value = "Unutulmayan metin";
  for (const isSaving of [true, false]) {
    translate(isWrapped);
    rerender(createElement(Form, { isSaving }));
  }
  expect(screen.getByRole("textbox")).toBe(input);
  expect(input.value).toBe("Unutulmayan metin");
});
