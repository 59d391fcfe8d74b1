import type { Page } from "@playwright/test";
import { contrast } from "../../worker/appearance/oklch";

/** A PNG with a disc in the middle, whose other pixels are transparent. */
export async function disc(page: Page, width: number, height: number, colour: string) {
  const bytes = await page.evaluate(
    async ([width, height, colour]) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("no canvas");
      context.fillStyle = colour;
      context.arc(width / 2, height / 2, Math.min(width, height) / 2, 0, 2 * Math.PI);
      context.fill();
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
    },
    [width, height, colour] as const,
  );
  return Uint8Array.from(bytes);
}

/** A colour `#rrggbb` as computed styles write it. */
export const rgb = (hex = "") => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

/** The contrasts of the pairs that an accent colours, as this page has them. */
export async function contrastsOn(page: Page) {
  const tokens = await page.evaluate(() => {
    const parts = [document.documentElement, document.querySelector(".hero") ?? document.body];
    const styles = parts.map((part) => getComputedStyle(part));
    const names = ["gold", "page", "card", "gold-ink", "gold-solid", "hero", "hero-up"];
    return Object.fromEntries(
      names.map((name) => [name, styles.map((style) => style.getPropertyValue(`--${name}`)).find(Boolean) ?? ""]),
    );
  });
  const of = (name: string) => (tokens[name] ?? "").trim().replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
  return [
    contrast(of("gold"), of("page")),
    contrast(of("gold"), of("card")),
    contrast(of("gold-ink"), of("gold-solid")),
    ...(of("hero").match(/#[\da-f]{6}/g) ?? []).map((stop) => contrast(of("hero-up"), stop)),
  ];
}

// The scripts of axe and of this test; the page's own are refused by its policy.
