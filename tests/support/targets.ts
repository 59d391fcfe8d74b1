import type { Page } from "@playwright/test";
import { expect } from "./browser";

/** Controls that take taps in less than `smallest` by `smallest` CSS pixels; links inside running text are left out. */
const smallTargets = (page: Page, smallest: number) =>
  page.evaluate((size) => {
    const isTextLink = (control: Element) => {
      const text = control.parentElement?.closest("p, li, label, .rt-Text")?.textContent?.trim() ?? "";
      return control.matches("a") && text.length > (control.textContent?.trim().length ?? 0);
    };
    const takes = (control: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      const around = hit?.closest("label, .rt-TextFieldRoot");
      return control.contains(hit) || around?.contains(control) || (around as HTMLLabelElement)?.control === control;
    };
    /** How far a control takes taps to both sides of its middle. */
    const lengthOf = (control: Element, x: number, y: number, [right, down]: readonly [number, number]) => {
      let length = 1;
      for (const way of [-1, 1])
        for (let far = way; Math.abs(far) <= size && takes(control, x + right * far, y + down * far); far += way)
          length += 1;
      return length;
    };
    const isSmall = (control: Element) => {
      control.scrollIntoView({ block: "center", inline: "center" });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // What something covers cannot be tapped now. A pixel is lost where an edge lies between two.
      if (!takes(control, x, y)) return false;
      return Math.min(lengthOf(control, x, y, [1, 0]), lengthOf(control, x, y, [0, 1])) < size - 1;
    };
    return [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=option]")]
      .filter((control) => control.checkVisibility() && !control.matches("[aria-hidden=true]"))
      .filter((control) => !isTextLink(control) && isSmall(control))
      .map((control) => control.outerHTML.slice(0, 200));
  }, smallest);

/**
 * Fails on targets that are too small: for a finger, unless another size is given. Tries again, because a late part of a
 * screen moves the others.
 */
export const expectLargeTargets = (page: Page, smallest = 44) =>
  expect.poll(() => smallTargets(page, smallest)).toEqual([]);
