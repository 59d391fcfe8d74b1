import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Env } from "../../worker/env";
import { eventStream } from "../../worker/writing/events.server";
import type { Prompt } from "../../worker/writing/client.server";
import { complete } from "../../worker/writing/service.server";
import { startTimeLimit } from "../../worker/writing/time-limit";
import {
  connectionReset,
  endlessStream,
  httpResponse,
  startWritingStub,
  type WritingStub,
} from "../support/writing-stub";

const prompt: Prompt = { instructions: "Yaz", data: { topic: "Konu" }, max_tokens: 10, temperature: 0.7 };
const never = new AbortController().signal;
const deaf = { onPiece: () => undefined, onUsage: () => undefined };

describe("a time limit", () => {
  it("ends at the idle timeout, which tokens restart and waits pause, or at the total timeout", () => {
    vi.useFakeTimers();
    const silent = startTimeLimit({ totalMs: 1_000, idleMs: 300 }, never);
    vi.advanceTimersByTime(299);
    silent.restartIdleTimer();
    vi.advanceTimersByTime(299);
    expect(silent.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(silent.signal.reason).toMatchObject({ message: "0 saniye boyunca yanıt gelmedi" });

    const long = startTimeLimit({ totalMs: 180_000, idleMs: 30_000 }, never);
    for (let second = 0; second < 179; second++) {
      vi.advanceTimersByTime(1_000);
      long.restartIdleTimer();
    }
    expect(long.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(long.signal.reason).toMatchObject({ message: "yanıt 180 saniyede tamamlanmadı" });
    const waiting = startTimeLimit({ totalMs: 1_000, idleMs: 300 }, never);
    waiting.pauseIdleTimer();
    vi.advanceTimersByTime(999);
    expect(waiting.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(waiting.signal.aborted).toBe(true);
    for (const limit of [silent, long, waiting]) limit.abort();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it("ends with the caller, even one who had left before", () => {
    const caller = new AbortController();
    const limit = startTimeLimit({ totalMs: 1_000, idleMs: 1_000 }, caller.signal);
    caller.abort();
    expect(limit.signal.aborted).toBe(true);
    expect(startTimeLimit({ totalMs: 1_000, idleMs: 1_000 }, caller.signal).signal.aborted).toBe(true);
  });
});

describe("a call", () => {
  let service: WritingStub;
  let env: Env;
  beforeAll(async () => {
    service = await startWritingStub();
    env = { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: service.url } as Env;
  });
  afterAll(() => service.close());
  const last = () => service.requests.at(-1);
  const limits = { totalMs: 10_000, idleMs: 200 };

  it("is aborted upstream when the caller leaves", async () => {
    service.when("Asılı", endlessStream("Başladı"));
    const caller = new AbortController();
    const pieces: string[] = [];
    const call = complete(env, { ...prompt, data: { topic: "Asılı" } }, caller.signal, {
      ...deaf,
      onPiece(piece) {
        pieces.push(piece);
        caller.abort();
      },
    });
    await expect(call).rejects.toMatchObject({ code: "upstream", message: "API hatası: istek iptal edildi" });
    expect(pieces).toEqual(["Başladı"]);
    await expect.poll(() => last()?.isAbandoned).toBe(true);
  });

  it("is tried three times if the connection breaks, and follows no redirect", async () => {
    const ask = (topic: string) => complete(env, { ...prompt, data: { topic } }, never, deaf);
    const times = (topic: string) => service.requests.filter(({ data }) => data.topic === topic).length;
    service.when("Kopuk", connectionReset());
    await expect(ask("Kopuk")).rejects.toMatchObject({
      message: "OpenAI API'ye bağlanılamadı, internet bağlantınızı kontrol edin",
    });
    expect(times("Kopuk")).toBe(3);
    service.when("Başka", httpResponse(302, "", { Location: `${service.url}/chat/completions` }));
    await expect(ask("Başka")).rejects.toMatchObject({ message: "API hatası: 302" });
    expect(times("Başka")).toBe(1);
  });

  it.each([
    ["Unknown parameter: 'stream_options'", undefined, ["response_format"]],
    ["'response_format' of type 'json_schema' is not supported", undefined, ["stream_options"]],
    ["Unsupported parameter", "response_format", ["stream_options"]],
    ["neither stream_options nor response_format, please", undefined, []],
    ["Extra inputs are not permitted", undefined, []],
    ["maximum context length exceeded", undefined, undefined],
  ])("is made again without what '%s' names", async (message, param, left) => {
    const optional = (request: object) => ["stream_options", "response_format"].filter((name) => name in request);
    const refused = httpResponse(400, { error: { message, param } });
    const written = httpResponse(200, { choices: [{ message: { content: "Metin" } }] });
    const topic = `Eski hizmet: ${message}`;
    service.when(topic, (request, response) => (optional(request).length === 2 ? refused : written)(request, response));
    const answer = { name: "article", schema: {} };
    const call = complete(env, { ...prompt, data: { topic }, answer }, never, deaf);
    if (left) expect(await call).toMatchObject({ text: "Metin" });
    else await expect(call).rejects.toMatchObject({ message: `API hatası: 400 ${message}` });
    expect(optional(last() ?? {})).toEqual(left ?? ["stream_options", "response_format"]);
  });

  it("supports models with another limit parameter and no temperature", async () => {
    service.when("Düşünen", (request, response) => {
      const name = ["max_tokens", "temperature"].find((option) => option in request);
      const error = { message: `Unsupported parameter: '${name}' is not supported with this model.`, param: name };
      const reply = name
        ? httpResponse(400, { error })
        : httpResponse(200, { choices: [{ message: { content: "Metin" } }] });
      return reply(request, response);
    });
    const call = complete(env, { ...prompt, data: { topic: "Düşünen" } }, never, deaf);
    expect(await call).toMatchObject({ text: "Metin" });
    expect(last()).toMatchObject({ max_completion_tokens: prompt.max_tokens, stream_options: { include_usage: true } });
  });

  it.each([
    ["Unsupported value: 'stream' does not support true with this model.", "stream"],
    ["Your organization must be verified to stream this model.", undefined],
  ])("is made again as a whole answer where streams are refused: %s", async (message, param) => {
    const topic = `Akışsız: ${message}`;
    const whole = httpResponse(200, { choices: [{ message: { content: "Metin" } }] });
    service.when(topic, async (request, response) => {
      if (request.stream) return httpResponse(400, { error: { message, param } })(request, response);
      // Nobody can say how long a whole answer takes.
      await new Promise((resolve) => setTimeout(resolve, 2 * limits.idleMs));
      return whole(request, response);
    });
    const call = complete(env, { ...prompt, data: { topic } }, never, deaf, limits);
    expect(await call).toMatchObject({ text: "Metin", isFinished: true });
    expect(Object.keys(last() ?? {})).not.toContain("stream_options");
    expect(last()?.messages[0]?.role).toBe("system");
  });

  it.each([
    ["Unsupported value: 'messages[0].role' does not support 'system' with this model.", "messages[0].role"],
    ["System role not supported", undefined],
    ["Only user and assistant roles are supported!", undefined],
    ["Developer instruction is not enabled for models/gemma-3-27b-it", undefined],
  ])("is made again in one message where instructions have no role: %s", async (message, param) => {
    const topic = `Rolsüz: ${message}`;
    service.when(topic, (request, response) => {
      const reply = request.messages.some(({ role }) => role === "system")
        ? httpResponse(400, { error: { message, param } })
        : httpResponse(200, { choices: [{ message: { content: "Metin" } }] });
      return reply(request, response);
    });
    expect(await complete(env, { ...prompt, data: { topic } }, never, deaf)).toMatchObject({ text: "Metin" });
    const content = `${prompt.instructions}\n\n${JSON.stringify({ topic })}`;
    expect(last()?.messages).toEqual([{ role: "user", content }]);
    expect(last()).toMatchObject({ stream: true, max_tokens: prompt.max_tokens });
  });

  it("ends with the reason where a single message is refused, too", async () => {
    const message = "Conversation roles must alternate";
    service.when("Hiç rolsüz", httpResponse(400, { error: { message } }));
    const call = complete(env, { ...prompt, data: { topic: "Hiç rolsüz" } }, never, deaf);
    await expect(call).rejects.toMatchObject({ message: `API hatası: 400 ${message}` });
    expect(service.requests.filter(({ data }) => data.topic === "Hiç rolsüz")).toHaveLength(2);
  });

  it.each([
    ["reasoning", 'data: {"choices":[{"delta":{"reasoning_content":"Hmm"}}]}\n\n'],
    ["keep-alive lines", ": OPENROUTER PROCESSING\n\n"],
  ])("goes on while %s arrives", async (what, line) => {
    const topic = `Düşünüyor: ${what}`;
    const patient = { totalMs: 10_000, idleMs: 1_000 };
    service.when(topic, async (_, response) => {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      for (let n = 0; n < 6; n++) {
        response.write(line);
        await new Promise((resolve) => setTimeout(resolve, patient.idleMs / 4));
      }
      response.end('data: {"choices":[{"delta":{"content":"Metin"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
    });
    const call = complete(env, { ...prompt, data: { topic } }, never, deaf, patient);
    expect(await call).toMatchObject({ text: "Metin", isFinished: true });
  });

  it("is repeated without unsupported parameters after a 422, too", async () => {
    service.when("Katı", (request, response) => {
      const reply =
        "stream_options" in request
          ? httpResponse(422, { error: { message: "Extra inputs are not permitted" } })
          : httpResponse(200, {});
      return reply(request, response);
    });
    expect(await complete(env, { ...prompt, data: { topic: "Katı" } }, never, deaf)).toMatchObject({ text: "" });
  });

  it("is repeated without both where they are refused one after the other", async () => {
    service.when("İkisiz", (request, response) => {
      const name = ["stream_options", "response_format"].find((option) => option in request);
      const reply = name ? httpResponse(400, { error: { message: `Unknown: ${name}` } }) : httpResponse(200, {});
      return reply(request, response);
    });
    const answer = { name: "article", schema: {} };
    const call = complete(env, { ...prompt, data: { topic: "İkisiz" }, answer }, never, deaf);
    expect(await call).toMatchObject({ isFinished: false });
  });

  it("accepts any JSON, and a whole answer in place of a stream", async () => {
    const ask = (body: unknown) => {
      service.when("Tuhaf", httpResponse(200, body));
      return complete(env, { ...prompt, data: { topic: "Tuhaf" } }, never, deaf);
    };
    for (const body of [5, null, [], { choices: {} }, { choices: [{ message: 1 }], usage: "çok" }])
      expect(await ask(body)).toMatchObject({ text: "", isFinished: false });
    const whole = await ask({ choices: [{ message: { content: "Metin" } }] });
    expect(whole).toMatchObject({ text: "Metin", isFinished: true });
  });

  it("is aborted upstream at the idle timeout", async () => {
    service.when("Sessiz", endlessStream());
    const silent = complete(env, { ...prompt, data: { topic: "Sessiz" } }, never, deaf, limits);
    await expect(silent).rejects.toMatchObject({ message: "API hatası: 0 saniye boyunca yanıt gelmedi" });
    await expect.poll(() => last()?.isAbandoned).toBe(true);
  });

  it("may pause for longer than the idle timeout, but not for longer than the total one", async () => {
    const busy = httpResponse(429, {}, { "Retry-After-Ms": "500" });
    const free = httpResponse(200, { choices: [{ message: { content: "Metin" } }] });
    let times = 0;
    service.when("Bekleten", (request, response) => (++times < 3 ? busy : free)(request, response));
    const ask = (allowed = limits) => complete(env, { ...prompt, data: { topic: "Bekleten" } }, never, deaf, allowed);
    expect(await ask()).toMatchObject({ text: "Metin" });
    times = 0;
    await expect(ask({ totalMs: 700, idleMs: 200 })).rejects.toMatchObject({
      message: "API hatası: yanıt 1 saniyede tamamlanmadı",
    });
  });

  it("has an idle timeout again after a pause", async () => {
    let times = 0;
    service.when("Dönen", (request, response) =>
      (++times === 1 ? httpResponse(503, "", { "Retry-After-Ms": "300" }) : endlessStream())(request, response),
    );
    const call = complete(env, { ...prompt, data: { topic: "Dönen" } }, never, deaf, limits);
    await expect(call).rejects.toMatchObject({ message: "API hatası: 0 saniye boyunca yanıt gelmedi" });
    expect(times).toBe(2);
  });
});

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
    vi.useRealTimers();
  });
});
