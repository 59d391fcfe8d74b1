// @vitest-environment happy-dom
import { Theme } from "@radix-ui/themes";
import { render, screen } from "@testing-library/react";
import { createElement } from "react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { MissedSearches } from "../../../app/admin/visits/missed-searches";
import { OTHERS } from "../../../worker/visits/constants";

it("a missed search opens the form with the term as it was typed, and the others open none", () => {
  const fact = { visits: 4, robots: 0, hits: 0, last: "2026-11-26" };
  const rows = [
    { ...fact, value: "sekabet 100tl", typed: "Şekabet 100TL?" },
    { ...fact, value: "eski arama", typed: null },
    { ...fact, value: OTHERS, typed: null },
  ];
  const panel = createElement(MemoryRouter, undefined, createElement(MissedSearches, { rows, empty: "Yok" }));
  render(createElement(Theme, undefined, panel));
  const linked = screen.getAllByRole<HTMLAnchorElement>("link", { name: /^Bonus ekle/ });
  expect(linked.map(({ href }) => new URL(href).searchParams.get("baslik"))).toEqual(["Şekabet 100TL?", "eski arama"]);
  expect(screen.getByRole("link", { name: "Şekabet 100TL?" })).toBeTruthy();
});
