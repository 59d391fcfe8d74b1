import { describe, expect, it, vi } from "vitest";
import { complete } from "../../worker/writing/service.server";
import { deaf, never, prompt, setupTextService } from "../support/text-service";
import { type CompletionRequest, httpResponse } from "../support/writing-stub";

describe("a call to a service of another dialect", () => {
  const text = setupTextService();
  const last = () => text.service.requests.at(-1);
  const limits = { totalMs: 10_000, idleMs: 200 };
  const written = httpResponse(200, { choices: [{ message: { content: "Metin" } }] });
  const ask = (topic: string, more = {}) => complete(text.env, { ...prompt, data: { topic }, ...more }, never, deaf);
  /** Refuses requests on a topic as long as `errorIn` finds an error in them. */
  const refuse = (topic: string, errorIn: (request: CompletionRequest) => object | undefined, status = 400) =>
    text.service.when(topic, (request, response) => {
      const error = errorIn(request);
      return (error ? httpResponse(status, { error }) : written)(request, response);
    });
  const named = (request: object, ...names: string[]) => names.filter((name) => name in request);
  const OPTIONAL = ["stream_options", "response_format"];
  const answer = { name: "article", schema: {} };

  it.each([
    ["Unknown parameter: 'stream_options'", undefined, ["response_format"]],
    ["'response_format' of type 'json_schema' is not supported", undefined, ["stream_options"]],
    ["Unsupported parameter", "response_format", ["stream_options"]],
    ["neither stream_options nor response_format, please", undefined, []],
    ["Extra inputs are not permitted", undefined, []],
    ["maximum context length exceeded", undefined, undefined],
  ])("is made again without what '%s' names", async (message, param, left) => {
    const topic = `Eski hizmet: ${message}`;
    refuse(topic, (request) => (named(request, ...OPTIONAL).length === 2 ? { message, param } : undefined));
    const call = ask(topic, { answer });
    if (left) expect(await call).toMatchObject({ text: "Metin" });
    else await expect(call).rejects.toMatchObject({ message: `API hatası: 400 ${message}` });
    expect(named(last() ?? {}, ...OPTIONAL)).toEqual(left ?? OPTIONAL);
  });

  it("supports models with another limit parameter and no temperature", async () => {
    refuse("Düşünen", (request) => {
      const [param] = named(request, "max_tokens", "temperature");
      const message = `Unsupported parameter: '${param}' is not supported with this model.`;
      return param ? { message, param } : undefined;
    });
    expect(await ask("Düşünen")).toMatchObject({ text: "Metin" });
    expect(last()).toMatchObject({ max_completion_tokens: prompt.max_tokens, stream_options: { include_usage: true } });
  });

  it.each([
    ["Unsupported value: 'stream' does not support true with this model.", "stream"],
    ["Your organization must be verified to stream this model.", undefined],
  ])("is made again as a whole answer where streams are refused: %s", async (message, param) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const topic = `Akışsız: ${message}`;
    text.service.when(topic, async (request, response) => {
      if (request.stream) return httpResponse(400, { error: { message, param } })(request, response);
      // Nobody can say how long a whole answer takes.
      await vi.advanceTimersByTimeAsync(limits.totalMs - 1);
      return written(request, response);
    });
    const call = complete(text.env, { ...prompt, data: { topic } }, never, deaf, limits);
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
    refuse(topic, ({ messages }) => (messages.some(({ role }) => role === "system") ? { message, param } : undefined));
    expect(await ask(topic)).toMatchObject({ text: "Metin" });
    const content = `${prompt.instructions}\n\n${JSON.stringify({ topic })}`;
    expect(last()?.messages).toEqual([{ role: "user", content }]);
    expect(last()).toMatchObject({ stream: true, max_tokens: prompt.max_tokens });
  });

  it("ends with the reason where a single message is refused, too", async () => {
    const message = "Conversation roles must alternate";
    refuse("Hiç rolsüz", () => ({ message }));
    await expect(ask("Hiç rolsüz")).rejects.toMatchObject({ message: `API hatası: 400 ${message}` });
    expect(text.service.requests.filter(({ data }) => data.topic === "Hiç rolsüz")).toHaveLength(2);
  });

  it("is repeated without unsupported parameters after a 422, too", async () => {
    const message = "Extra inputs are not permitted";
    refuse("Katı", (request) => ("stream_options" in request ? { message } : undefined), 422);
    expect(await ask("Katı")).toMatchObject({ text: "Metin" });
  });

  it("is repeated without both where they are refused one after the other", async () => {
    refuse("İkisiz", (request) => {
      const [name] = named(request, ...OPTIONAL);
      return name ? { message: `Unknown: ${name}` } : undefined;
    });
    expect(await ask("İkisiz", { answer })).toMatchObject({ text: "Metin" });
  });
});
