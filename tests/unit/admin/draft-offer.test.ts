// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { createElement } from "react";
import { expect, it } from "vitest";
import { DraftOffer, type DraftState } from "../../../app/admin/draft/draft-offer";

/** What the offer of a draft with these values says. */
function offerOf(values: object) {
  const offered = [{ key: "draft", savedAt: Date.parse("2026-11-01T09:00:00Z"), isOpenElsewhere: false, values }];
  render(createElement(DraftOffer, { draft: { offered } as unknown as DraftState }));
  return screen.getByRole("status").querySelector("p")?.textContent;
}

it.each([
  [
    "names the first text",
    { site_name: "", footer_text: "Bağımsız bir rehber." },
    /taslağı var: Bağımsız bir rehber\.$/,
  ],
  ["names nothing where nothing is written", { is_on: true, countries: "" }, /taslağı var$/],
])("the offer of a draft %s", (_, values, said) => {
  expect(offerOf(values)).toMatch(said);
});
