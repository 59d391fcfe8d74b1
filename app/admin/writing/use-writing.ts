import { useEffect, useRef, useState } from "react";
import type { Usage } from "../../../worker/writing/rules";
import type { Writing } from "./calls";
import { showFailure } from "./failure";

/**
 * Runs one streamed call at a time; `text` is undefined while idle. `run` resolves to undefined when the call failed,
 * after an error toast, or was cancelled. Unmounting aborts the call.
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
      if (!controller.signal.aborted) showFailure(failed, error);
      return undefined;
    } finally {
      setText(undefined);
    }
  }

  return { text, run, cancel: () => running.current?.abort() };
}
