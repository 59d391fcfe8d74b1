import { logError } from "../log";
import { Refusal } from "../refusal";
import { UNEXPECTED } from "../failure-sentences";
import type { WritingFailure } from "./rules";

/** A disconnect shows only when something is written. */
const HEARTBEAT_MS = 2_000;
const HEARTBEAT = ":\n\n";

/** Server-sent events of JSON; an error is the last one. `signal` aborts when the client leaves. */
export function eventStream<E extends object>(
  work: (send: (event: E) => void, signal: AbortSignal) => Promise<void>,
  requestId: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const reader = new AbortController();
  return new ReadableStream({
    async start(stream) {
      const write = (text: string) => {
        if (!reader.signal.aborted) stream.enqueue(encoder.encode(text));
      };
      const send = (event: E | WritingFailure) => write(`data: ${JSON.stringify(event)}\n\n`);
      const beat = setInterval(() => write(HEARTBEAT), HEARTBEAT_MS);
      try {
        await work(send, reader.signal);
      } catch (error) {
        const refusal = error instanceof Refusal ? error : undefined;
        if (!refusal) logError(error, requestId);
        send({ type: "error", message: refusal?.message ?? UNEXPECTED, usage: refusal?.details.usage });
      }
      clearInterval(beat);
      if (!reader.signal.aborted) stream.close();
    },
    cancel: () => reader.abort(),
  });
}
