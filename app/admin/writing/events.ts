import type { ClientResponse } from "hono/client";
import type { WritingFailure } from "../../../worker/writing/rules";
import { accepted, ApiError } from "../api";

/** Events of every stream: pieces of text, then the result or an error. */
type StreamEvent = { type: "text"; text: string } | { type: "done" } | WritingFailure;

/** Returns the last event of a stream. Throws `ApiError`, with the message `broken` when the stream ends early. */
export async function streamedResult<E extends StreamEvent>(
  call: Promise<ClientResponse<unknown, number, string>>,
  onText: (text: string) => void,
  broken: string,
): Promise<Extract<E, { type: "done" }>> {
  const body = (await accepted(call)).body as ReadableStream<BufferSource> | null;
  if (!body) throw new ApiError(0, broken);
  for await (const event of eventsOf<E>(body)) {
    if (event.type === "text") onText(event.text);
    else if (event.type === "error") throw new ApiError(0, event.message, { usage: event.usage });
    else return event as Extract<E, { type: "done" }>;
  }
  throw new ApiError(0, broken);
}

/** Parses Server-Sent Events with one `data:` line each, skipping keep-alive lines; ends when the connection breaks. */
async function* eventsOf<E>(body: ReadableStream<BufferSource>): AsyncGenerator<E> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
      if (done) return;
      const lines = (rest + value).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.startsWith("data:")) yield JSON.parse(line.slice(5)) as E;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
