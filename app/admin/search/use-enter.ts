import { useEffect, useRef, useState } from "react";

/**
 * For a field with results that are rendered or fetched later: call the returned function with the field's value on
 * Enter. `act` is called once the results of that text are shown (`isSettled`), and not at all when the text changes
 * before.
 */
export function useEnter(text: string, isSettled: boolean, act: () => void) {
  const [pressed, setPressed] = useState<{ text: string }>();
  const handled = useRef(pressed);
  useEffect(() => {
    if (pressed === handled.current || (pressed?.text === text && !isSettled)) return;
    handled.current = pressed;
    if (pressed?.text === text) act();
  });
  return (value: string) => setPressed({ text: value });
}
