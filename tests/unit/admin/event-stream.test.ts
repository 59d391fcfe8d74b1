import type { ClientResponse } from "hono/client";
import { describe, expect, it } from "vitest";
import type { ApiError } from "../../../app/admin/api";
import { streamedResult } from "../../../app/admin/writing/events";

type Event = { type: "text"; text: string } | { type: "done"; length: number };

const BROKEN = "Yazı yarıda kaldı";
const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const text = (words: string) => event({ type: "text", text: words });
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

const bytesOf = (words: string) => Array.from(new TextEncoder().encode(words), (byte) => Uint8Array.of(byte));

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
  it.each([
    ["in order", [text("Çevrim "), text("şartı"), DONE], ["Çevrim ", "şartı"]],
    ["of several events of one chunk", [text("a") + DONE], ["a"]],
    ["of an event that arrives in pieces, even within a letter", bytesOf(text("ş") + DONE), ["ş"]],
    ["between comments that keep the connection alive", [":\n\n", text("a"), ":\n\n", DONE], ["a"]],
  ])("gives its texts, then its result: %s", async (_, chunks, texts) =>
    expect(await read(streamOf(chunks))).toMatchObject({ texts, result: { type: "done", length: 2 } }),
  );

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
    ["ends early", streamOf([text("a")])],
    ["breaks", streamOf([text("a")], new TypeError("network error"))],
    ["ends within its last event", streamOf([text("a"), DONE.slice(0, -4)])],
  ])("throws when it %s, after the texts that arrived", async (_, body) => {
    const { texts, error } = await read(body);
    expect([texts, error?.message]).toEqual([["a"], BROKEN]);
  });

  it("throws when there is none", async () => {
    expect((await read(null)).error?.message).toBe(BROKEN);
  });
});
