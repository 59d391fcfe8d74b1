import { logError, Refusal } from "../http/errors";
import { UNEXPECTED } from "../messages";

type Failure = { type: "error"; message: string };

/**
 * A stream of Server-Sent Events, one `data:` line of JSON each, of what `work` sends; its failure is the last event.
 * The signal it works with is aborted when nobody reads any more.
 */
export function eventStream<E extends object>(
  work: (send: (event: E) => void, hangUp: AbortSignal) => Promise<void>,
  requestId: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const reader = new AbortController();
  return new ReadableStream({
    async start(stream) {
      const send = (event: E | Failure) => {
        if (!reader.signal.aborted) stream.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
      };
      try {
        await work(send, reader.signal);
      } catch (error) {
        if (!(error instanceof Refusal)) logError(error, requestId);
        send({ type: "error", message: error instanceof Refusal ? error.message : UNEXPECTED });
      }
      if (!reader.signal.aborted) stream.close();
    },
    cancel: () => reader.abort(),
  });
}
