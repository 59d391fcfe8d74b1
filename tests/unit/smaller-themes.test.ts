import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { smallerSelectors } from "../../app/admin/shell/smaller-themes";

const THEMES = readFileSync("node_modules/@radix-ui/themes/components.css", "utf8");
const selectorsOf = (css: string): string[] =>
  [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{/g)].flatMap(([, list = ""]) =>
    list.includes("@") ? [] : list.split(/,(?![^(]*\))/).map((selector) => selector.trim()),
  );
const SELECTORS = selectorsOf(THEMES);

const SOURCES = globSync("app/admin/**/*.tsx").map((path) => readFileSync(path, "utf8"));
/** Names of components that the panel imports. */
const USED = SOURCES.flatMap((source) =>
  [...source.matchAll(/import \{([^}]*)\} from "@radix-ui\/themes"/g)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim().replace(/ as .*/, "")),
  ),
);

/** Whether all that a selector names belongs to the component. */
const isOf = (name: string) => (selector: string) => {
  const parts = selector.match(/\.rt-[A-Z]\w*/g) ?? [];
  return parts.length > 0 && parts.every((part) => new RegExp(`-${name}(?!Panel|Group|Card|[a-z])`).test(part));
};

test("the reduced style sheet of Radix Themes keeps every rule of the components that the panel uses", () => {
  const plain = SELECTORS.filter(
    (selector) => !selector.includes("\\:") && !selector.includes("(.rt-variant-classic)"),
  );
  expect(plain.length).toBeGreaterThan(900);
  for (const name of new Set(USED)) {
    const rules = plain.filter(isOf(name));
    expect(smallerSelectors(rules).length, name).toBe(rules.length);
  }
});

test("it has the colours of the panel, whose values are loaded, and no classic variant", () => {
  const values = readFileSync("app/admin/shell/admin.css", "utf8").matchAll(/tokens\/colors\/(\w+)\.css/g);
  const loaded = new Set([...values].map(([, name = ""]) => name).concat("gray"));
  const tokens = selectorsOf(readFileSync("node_modules/@radix-ui/themes/tokens/base.css", "utf8"));
  const kept = smallerSelectors(tokens)
    .join()
    .matchAll(/\[data-accent-color='(\w+)'\]/g);
  const colours = new Set([...kept].map(([, name = ""]) => name));
  expect([...colours].filter((name) => !loaded.has(name))).toEqual([]);
  const used = SOURCES.flatMap((source) => [...source.matchAll(/color="(\w+)"/g)].map(([, name = ""]) => name));
  expect(used.filter((name) => !colours.has(name))).toEqual([]);
  expect(SOURCES.filter((source) => source.includes('"classic"'))).toEqual([]);
});
