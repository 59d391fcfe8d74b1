// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { createElement } from "react";
import { expect, it } from "vitest";
import { DayBars, scaleTop } from "../../../app/admin/earnings/day-bars";

it.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [10, 10],
  [11, 20],
  [2_125, 3_000],
  [80_001, 100_000],
])("the scale of %i ends at %i", (most, top) => expect(scaleTop(most)).toBe(top));

it("a day names its value and that of the period before, and the scale has no decimals", () => {
  const format = (value: number) => `${value},00 TL`;
  const days = { days: ["20 Kasım", "21 Kasım"], shortDays: ["Cum", "Cmt"] };
  const { container, rerender } = render(
    createElement(DayBars, { label: "Gelir", ...days, values: [150, 0], before: [0, 90], format }),
  );
  const titles = () => [...container.querySelectorAll("title")].map((title) => title.textContent);
  expect(titles()).toEqual([
    "20 Kasım: 150,00 TL; önceki dönemde 0,00 TL",
    "21 Kasım: 0,00 TL; önceki dönemde 90,00 TL",
  ]);
  expect(screen.getByRole("img", { name: "Gelir: 150,00 TL; günlük sayılar tabloda" })).toBeTruthy();
  expect(container.querySelector(".day-scale")?.textContent).toBe("200 TL100 TL0 TL");
  rerender(createElement(DayBars, { label: "Gelir", ...days, values: [150, 0], before: null, format }));
  expect(titles()).toEqual(["20 Kasım: 150,00 TL", "21 Kasım: 0,00 TL"]);
});
