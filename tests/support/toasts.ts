import { renderHook } from "@testing-library/react";
import toast, { useToasterStore } from "react-hot-toast";
import { beforeEach } from "vitest";

/** Starts each test without toasts; returns a function that reads the messages shown since, oldest first. */
export function setupToasts() {
  beforeEach(() => toast.remove());
  return (): string[] => {
    const { result, unmount } = renderHook(() => useToasterStore().toasts.map(({ message }) => message as string));
    unmount();
    return result.current.reverse();
  };
}
