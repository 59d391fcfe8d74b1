// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { accepted } from "../../../app/admin/api";
import { useCurrentRole } from "../../../app/admin/session/current-role";

const answer = (status: number, role?: string) =>
  new Response("{}", { status, headers: role ? { "X-Account-Role": role } : {} });
const ask = (response: Response) => act(() => accepted(Promise.resolve(response) as never).catch(() => undefined));

it("the role that the panel goes by follows the answers of the API, also those that refuse", async () => {
  const { result } = renderHook(() => useCurrentRole("editor"));
  expect(result.current).toBe("editor");
  await ask(answer(200, "admin"));
  expect(result.current).toBe("admin");
  await ask(answer(200));
  await ask(answer(200, "owner"));
  expect(result.current).toBe("admin");
  await ask(answer(403, "editor"));
  expect(result.current).toBe("editor");
});
