import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const SIZES = [".8rem", ".9rem", "1rem", "1.06rem", "1.2rem", "1.25rem", "1.5rem", "1.7rem", /^clamp\(1\.6rem, /];
const WEIGHTS = ["400", "600", "700", "800", "inherit"];

const styles = globSync("app/ui/styles/*.css").map((path) => ({ path, css: readFileSync(path, "utf8") }));
const values = (property: string) =>
  styles.flatMap(({ path, css }) =>
    [...css.matchAll(new RegExp(`${property}: ?([^;}]+)`, "g"))].map(([, value = ""]) => ({
      path,
      value: value.trim(),
    })),
  );

// Each further size or weight is one more font to load before the first paint.
describe("the type scale of public pages", () => {
  it.each([
    ["font-size", SIZES, 30],
    ["font-weight", WEIGHTS, 20],
  ] as const)("has every %s that the style sheets use", (property, scale, least) => {
    const found = values(property);
    expect(found.length).toBeGreaterThan(least);
    expect(
      found.filter(
        ({ value }) => !scale.some((step) => (typeof step === "string" ? step === value : step.test(value))),
      ),
    ).toEqual([]);
  });
});
