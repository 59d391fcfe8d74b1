import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const selectors = globSync("app/ui/styles/*.css").flatMap((path) =>
  [
    ...readFileSync(path, "utf8")
      .replace(/\/\*.*?\*\//gs, "")
      .matchAll(/([^{};]+)\{/g),
  ].flatMap(([, list = ""]) => list.split(/,(?!(?:[^()]|\([^()]*\))*\))/).map((selector) => selector.trim())),
);

function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, "");
  return shorter === selector ? selector : withoutArguments(shorter);
}

// Each piece of the page that arrives would restyle all of it (decision 0140).
test("no part of a public page is styled by what :has() finds in the whole page", () => {
  const ofPage = selectors.filter((selector) => /^(:root|html|body)\b/.test(selector) && selector.includes(":has("));
  expect(ofPage.length).toBeGreaterThan(2);
  expect(ofPage.filter((selector) => /[\s>+~]/.test(withoutArguments(selector)))).toEqual([]);
});
