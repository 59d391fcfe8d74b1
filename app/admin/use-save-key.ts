import { useEffect } from "react";

/** Saves by Ctrl/Cmd+S. */
export function useSaveKey(save: () => void) {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      save();
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}
