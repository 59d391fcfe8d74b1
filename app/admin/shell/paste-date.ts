import type { ClipboardEvent } from "react";

/** Reads pasted text into a date input, which takes a date in parts only. */
export const pasteDate =
  (read: (pasted: string) => string | undefined, onRead: (value: string) => void) => (event: ClipboardEvent) => {
    const value = read(event.clipboardData.getData("text/plain"));
    if (value === undefined) return;
    event.preventDefault();
    onRead(value);
  };
