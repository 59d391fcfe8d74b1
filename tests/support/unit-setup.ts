import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { STATE_DEADLINE_MS } from "./deadlines";

configure({ asyncUtilTimeout: STATE_DEADLINE_MS });

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
