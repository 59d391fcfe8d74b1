// @vitest-environment happy-dom
import { Theme } from "@radix-ui/themes";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { Findings } from "../../../app/admin/earnings/findings";
import type { Earnings } from "../../../app/admin/earnings/use-earnings";

const PROMOTION = {
  ...{ id: "1", name: "Biten Bonus", casino: null, clicks: 30, page_clicks: 0, views: null },
  ...{ expiry_date: "2026-12-01", updated_at: "2026-11-01T00:00:00.000Z" },
};

it("a promotion that ends is extended once, also by a second click", async () => {
  const sent = vi.fn(() => new Promise<Response>(() => undefined));
  vi.stubGlobal("fetch", sent);
  const findings = { seen_in_vain: [], ending: [PROMOTION] } as unknown as Earnings["findings"];
  const panel = createElement(MemoryRouter, undefined, createElement(Findings, { findings }));
  const queries = createElement(QueryClientProvider, { client: new QueryClient() }, panel);
  render(createElement(Theme, undefined, queries));
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "+30 gün: Biten Bonus" });
  fireEvent.click(button);
  await waitFor(() => expect(button.disabled).toBe(true));
  fireEvent.click(button);
  expect(sent).toHaveBeenCalledTimes(1);
});
