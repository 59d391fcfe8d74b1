import { logError } from "../log";
import { Refusal } from "../refusal";
import { UNEXPECTED } from "../failure-sentences";
import type { Failure } from "./rules";

/** Milliseconds between two comments that keep the connection alive; only by writing does a reader's leaving show. */
const HEARTBEAT_MS = 2_000;
const HEARTBEAT = ":\n\n";

/**
 * A stream of Server-Sent Events, one `data:` line of JSON each, of what `work` sends; its failure is the last event.
 * The signal it works with is aborted when nobody reads any more.
 */
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
      const send = (event: E | Failure) => write(`data: ${JSON.stringify(event)}\n\n`);
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
