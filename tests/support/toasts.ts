import { renderHook } from "@testing-library/react";
import toast, { useToasterStore } from "react-hot-toast";
import { beforeEach } from "vitest";

/** Starts each test without toasts; returns a function that reads the messages shown since, oldest first. */
export function setupToasts() {
  beforeEach(() => toast.remove());
  return (): string[] => {
    // Outside of the document: `waitFor` calls back at each change of it.
    const container = document.createElement("div");
    const { result, unmount } = renderHook(() => useToasterStore().toasts, { container });
    unmount();
    return result.current.map(({ message }) => message as string).reverse();
  };
}
