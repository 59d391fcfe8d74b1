// @vitest-environment happy-dom
import { waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { useEarnings } from "../../../app/admin/earnings/use-earnings";
import { renderPanelHook } from "../../support/panel-hook";

it.each([
  ["?period=own&from=2025-01-01&to=2026-02-05", "to", "Dönem en çok 400 gün olabilir"],
  ["?period=own&from=2026-01-02&to=2026-01-01", "to", "Son gün ilk günden önce olamaz"],
  ["?period=own&from=2026-01-02", "to", "Dönemin ilk ve son gününü seçin"],
  ["?period=own&from=dün&to=2026-01-02", "from", "Dönemin ilk ve son gününü seçin"],
  ["?period=own&from=2025-01-01&to=2026-02-04", undefined, undefined],
  ["?period=yıl&from=2025-01-01", undefined, undefined],
])("asks for no period that would be refused: %s (B24.1)", async (query, field, sentence) => {
  const fetch = vi.fn(() => Promise.resolve(Response.json({})));
  vi.stubGlobal("fetch", fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { result } = renderPanelHook(useEarnings, `/admin/earnings${query}`);
  expect(result.current.problem).toEqual(field && { field, sentence });
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(field ? 0 : 1));
});
