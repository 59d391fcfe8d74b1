import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { smallerSelectors } from "../../app/admin/shell/smaller-themes";

const THEMES = readFileSync("node_modules/@radix-ui/themes/components.css", "utf8");
const selectorsOf = (css: string): string[] =>
  [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{/g)].flatMap(([, list = ""]) =>
    list.includes("@") ? [] : list.split(/,(?![^(]*\))/).map((selector) => selector.trim()),
  );
const SELECTORS = selectorsOf(THEMES);

/** Names of components that the panel imports. */
const USED = globSync("app/admin/**/*.tsx").flatMap((path) =>
  [...readFileSync(path, "utf8").matchAll(/import \{([^}]*)\} from "@radix-ui\/themes"/g)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim().replace(/ as .*/, "")),
  ),
);

/** Whether all that a selector names belongs to the component. */
const isOf = (name: string) => (selector: string) => {
  const parts = selector.match(/\.rt-[A-Z]\w*/g) ?? [];
  return parts.length > 0 && parts.every((part) => new RegExp(`-${name}(?!Panel|Group|Card|[a-z])`).test(part));
};

test("the reduced style sheet of Radix Themes keeps every rule of the components that the panel uses", () => {
  const plain = SELECTORS.filter((selector) => !selector.includes("\\:"));
  expect(plain.length).toBeGreaterThan(1000);
  for (const name of new Set(USED)) {
    const rules = plain.filter(isOf(name));
    expect(smallerSelectors(rules).length, name).toBe(rules.length);
  }
});
