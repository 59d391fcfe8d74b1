import type { ClientResponse } from "hono/client";
import { describe, expect, it } from "vitest";
import type { ApiError } from "../../../app/admin/api";
import { streamedResult } from "../../../app/admin/writing/events";

type Event = { type: "text"; text: string } | { type: "done"; length: number };

const BROKEN = "Yazı yarıda kaldı";
const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const DONE = event({ type: "done", length: 2 });

/** A stream of chunks that ends, or breaks with an error, after them. */
function streamOf(chunks: (string | Uint8Array)[], error?: Error): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const left = chunks.map((chunk) => (typeof chunk === "string" ? encoder.encode(chunk) : chunk));
  return new ReadableStream({
    pull(controller) {
      const chunk = left.shift();
      if (chunk) controller.enqueue(chunk);
      else if (error) controller.error(error);
      else controller.close();
    },
  });
}

async function read(body: ReadableStream<Uint8Array> | null) {
  const texts: string[] = [];
  const call = Promise.resolve(new Response(body) as unknown as ClientResponse<unknown, number, string>);
  const outcome = await streamedResult<Event>(call, (text) => texts.push(text), BROKEN).then(
    (result) => ({ result, error: undefined }),
    (error: ApiError) => ({ result: undefined, error }),
  );
  return { texts, ...outcome };
}

describe("a stream of the text service", () => {
  it("gives its texts in order, then its result", async () => {
    const { texts, result } = await read(
      streamOf([event({ type: "text", text: "Çevrim " }), event({ type: "text", text: "şartı" }), DONE]),
    );
    expect(texts).toEqual(["Çevrim ", "şartı"]);
    expect(result).toEqual({ type: "done", length: 2 });
  });

  it("reads several events of one chunk", async () => {
    const { texts, result } = await read(streamOf([event({ type: "text", text: "a" }) + DONE]));
    expect([texts, result?.type]).toEqual([["a"], "done"]);
  });

  it("joins an event that arrives in pieces, even within a letter", async () => {
    const bytes = new TextEncoder().encode(event({ type: "text", text: "ş" }) + DONE);
    const { texts } = await read(streamOf(Array.from(bytes, (byte) => Uint8Array.of(byte))));
    expect(texts).toEqual(["ş"]);
  });

  it("skips the comments that keep the connection alive", async () => {
    const { texts, result } = await read(streamOf([":\n\n", event({ type: "text", text: "a" }), ":\n\n", DONE]));
    expect([texts, result?.type]).toEqual([["a"], "done"]);
  });

  it("is cancelled once its result is there", async () => {
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(DONE)),
      cancel: () => void (isCancelled = true),
    });
    await read(endless);
    expect(isCancelled).toBe(true);
  });
});

describe("a stream that brings no result", () => {
  it("throws the server's sentence with what the call cost", async () => {
    const usage = { prompt_tokens: 3, completion_tokens: 4 };
    const { error } = await read(streamOf([event({ type: "error", message: "Kota doldu", usage })]));
    expect(error).toMatchObject({ message: "Kota doldu", details: { usage } });
  });

  it.each([
    ["ends early", streamOf([event({ type: "text", text: "a" })])],
    ["breaks", streamOf([event({ type: "text", text: "a" })], new TypeError("network error"))],
    ["ends within its last event", streamOf([event({ type: "text", text: "a" }), DONE.slice(0, -4)])],
  ])("throws when it %s, after the texts that arrived", async (_, body) => {
    const { texts, error } = await read(body);
    expect([texts, error?.message]).toEqual([["a"], BROKEN]);
  });

  it("throws when there is none", async () => {
    expect((await read(null)).error?.message).toBe(BROKEN);
  });
});
