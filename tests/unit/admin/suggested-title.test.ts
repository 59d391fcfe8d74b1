import { expect, it } from "vitest";
import { suggestedTitle, withTitle } from "../../../app/admin/form/suggested-title";

it("leads to a form with a title, and reads it back", () => {
  const address = withTitle("/admin/blog/new", "çark & bonus");
  expect(address).toMatch(/^\/admin\/blog\/new\?baslik=/);
  const { searchParams } = new URL(address, "https://site.example");
  expect(suggestedTitle(searchParams, 60)).toBe("çark & bonus");
  expect(suggestedTitle(searchParams, 4)).toBe("çark");
  expect(suggestedTitle(new URLSearchParams(), 60)).toBe("");
});
