import { expect, it } from "vitest";
import { categoryOf } from "../../app/admin/writing/batch";
import { postInput } from "../../worker/blog/rules";

it.each([
  ["Çevrim Şartı", "Çevrim Şartı"],
  ["ş".repeat(150), "ş".repeat(100)],
  [`a${"🎰".repeat(60)}`, `a${"🎰".repeat(49)}`],
  ["🎰".repeat(60), "🎰".repeat(50)],
])("the category of generated posts is what fits of the topic %s", (topic, category) => {
  expect(categoryOf(topic)).toBe(category);
  expect(postInput.shape.category.safeParse(category).success).toBe(true);
});
