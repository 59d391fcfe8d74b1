import { useEffect, useRef, useState } from "react";
import type { Usage } from "../../../worker/writing/rules";
import type { Writing } from "./calls";
import { tellFailure } from "./failure";

/**
 * Something the desk writes, one at a time: `text` grows meanwhile and is undefined otherwise. `run` gives nothing
 * where it failed, after saying so and why, or was cancelled; leaving the screen cancels it.
 */
export function useWriting(spend: (usage: Usage) => void) {
  const [text, setText] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run<Result>(
    failed: string,
    write: (writing: Writing) => Promise<Result>,
  ): Promise<Result | undefined> {
    const controller = new AbortController();
    running.current = controller;
    setText("");
    try {
      const { signal } = controller;
      const result = await write({ signal, spend, onText: (more) => setText((before = "") => before + more) });
      return signal.aborted ? undefined : result;
    } catch (error) {
      if (!controller.signal.aborted) tellFailure(failed, error);
      return undefined;
    } finally {
      setText(undefined);
    }
  }

  return { text, run, cancel: () => running.current?.abort() };
}
