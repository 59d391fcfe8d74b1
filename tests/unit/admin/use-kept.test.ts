// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useKept } from "../../../app/admin/shell/use-kept";

it("keeps the data of a query when the next one fails, until one has data", () => {
  const { result, rerender } = renderHook(({ data }: { data: string | undefined }) => useKept(data), {
    initialProps: { data: undefined as string | undefined },
  });
  const shown = [undefined, "30 days", undefined, "7 days"].map((data) => {
    rerender({ data });
    return result.current;
  });
  expect(shown).toEqual([undefined, "30 days", "30 days", "7 days"]);
});
