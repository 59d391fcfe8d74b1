import { TextField } from "@radix-ui/themes";
import { useEffect, useState } from "react";

/** Debounce (ms). */
const DEBOUNCE_MS = 300;

/** Debounced search input; follows changes of `value` from outside, such as by a link. */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (q: string) => void }) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setSent(value);
    if (value !== sent) setText(value);
  }
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => {
      setSent(text);
      onSearch(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <TextField.Root
      type="search"
      aria-label="Ara"
      placeholder="Ara"
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.target.value)}
      style={{ width: "min(100%, 20rem)" }}
    />
  );
}
