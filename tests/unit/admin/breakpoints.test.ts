import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** What `smallerThemes` in vite.config.ts leaves in the style sheet. */
const KEPT = /^(columns|wrap|minWidth)=\{\{ (initial: "[^"]*",? ?)?((xs|sm|md): "[^"]*",? ?)+\}\}$/;

it("responsive props of the panel use only breakpoints that the build keeps in the style sheet", () => {
  const found = globSync("app/admin/**/*.tsx").flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/\w+=\{\{ [^}]*\b(?:xs|sm|md|lg|xl): [^}]*\}\}/g)].map(([prop]) => prop),
  );
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((prop) => !KEPT.test(prop))).toEqual([`size={{ initial: "3", sm: "4" }}`]);
});
