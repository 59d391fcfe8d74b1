import { describe, expect, it, vi } from "vitest";
import { eventStream } from "../../worker/writing/events.server";

describe("a stream of events", () => {
  const textOf = (stream: ReadableStream) => new Response(stream).text();

  it("ends with the sentence of a refusal, and hides any other error", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const stream = eventStream<{ n: number }>((send) => {
      send({ n: 1 });
      return Promise.reject(new Error("secret"));
    }, "id");
    const text = await textOf(stream);
    expect(text.startsWith('data: {"n":1}\n\ndata: {"type":"error","message":"Beklenmeyen')).toBe(true);
    expect(text).not.toContain("secret");
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  it("sends keep-alive comments while idle, and aborts its work when the reader leaves", async () => {
    vi.useFakeTimers();
    let hangUp: AbortSignal | undefined;
    const stream = eventStream((send, signal) => {
      hangUp = signal;
      return new Promise((resolve) => signal.addEventListener("abort", () => resolve(send({ late: true }))));
    }, "id");
    const reader = stream.getReader();
    vi.advanceTimersByTime(2_000);
    expect(new TextDecoder().decode((await reader.read()).value as Uint8Array)).toBe(":\n\n");
    await reader.cancel();
    expect(hangUp?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
