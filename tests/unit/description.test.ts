import { expect, it } from "vitest";
import { describe as compose, fullDescription } from "../../worker/promotions/description.server";

it("takes a composed description apart again", () => {
  const { description, short_description } = compose("Kısa & <b>öz</b>", "<h2>Ayrıntı</h2><p>Uzun metin</p>");
  expect(short_description).toBe("Kısa & <b>öz</b>");
  expect(fullDescription({ description })).toBe("<h2>Ayrıntı</h2><p>Uzun metin</p>");
});

it("without a leading paragraph leaves what follows the first 150 characters, so that nothing is said twice", () => {
  const { description, short_description } = compose(
    null,
    `<h2>${"ş".repeat(100)}</h2><ul><li>${"ü".repeat(60)}</li></ul>`,
  );
  expect(short_description).toHaveLength(150);
  expect(fullDescription({ description })).toMatch(/^<ul><li>ü{1,11}<\/li><\/ul>$/);
});
