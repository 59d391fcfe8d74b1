import { describe, expect, it, vi } from "vitest";
import { complete } from "../../worker/writing/service.server";
import { deaf, never, prompt, setupTextService } from "../support/text-service";
import { httpResponse } from "../support/writing-stub";

describe("a call to a service of another dialect", () => {
  const text = setupTextService();
  const last = () => text.service.requests.at(-1);
  const limits = { totalMs: 10_000, idleMs: 200 };

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
    text.service.when(topic, (request, response) =>
      (optional(request).length === 2 ? refused : written)(request, response),
    );
    const answer = { name: "article", schema: {} };
    const call = complete(text.env, { ...prompt, data: { topic }, answer }, never, deaf);
    if (left) expect(await call).toMatchObject({ text: "Metin" });
    else await expect(call).rejects.toMatchObject({ message: `API hatası: 400 ${message}` });
    expect(optional(last() ?? {})).toEqual(left ?? ["stream_options", "response_format"]);
  });

  it("supports models with another limit parameter and no temperature", async () => {
    text.service.when("Düşünen", (request, response) => {
      const name = ["max_tokens", "temperature"].find((option) => option in request);
      const error = { message: `Unsupported parameter: '${name}' is not supported with this model.`, param: name };
      const reply = name
        ? httpResponse(400, { error })
        : httpResponse(200, { choices: [{ message: { content: "Metin" } }] });
      return reply(request, response);
    });
    const call = complete(text.env, { ...prompt, data: { topic: "Düşünen" } }, never, deaf);
    expect(await call).toMatchObject({ text: "Metin" });
    expect(last()).toMatchObject({ max_completion_tokens: prompt.max_tokens, stream_options: { include_usage: true } });
  });

  it.each([
    ["Unsupported value: 'stream' does not support true with this model.", "stream"],
    ["Your organization must be verified to stream this model.", undefined],
  ])("is made again as a whole answer where streams are refused: %s", async (message, param) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const topic = `Akışsız: ${message}`;
    const whole = httpResponse(200, { choices: [{ message: { content: "Metin" } }] });
    text.service.when(topic, async (request, response) => {
      if (request.stream) return httpResponse(400, { error: { message, param } })(request, response);
      // Nobody can say how long a whole answer takes.
      await vi.advanceTimersByTimeAsync(limits.totalMs - 1);
      return whole(request, response);
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
    text.service.when(topic, (request, response) => {
      const reply = request.messages.some(({ role }) => role === "system")
        ? httpResponse(400, { error: { message, param } })
        : httpResponse(200, { choices: [{ message: { content: "Metin" } }] });
      return reply(request, response);
    });
    expect(await complete(text.env, { ...prompt, data: { topic } }, never, deaf)).toMatchObject({ text: "Metin" });
    const content = `${prompt.instructions}\n\n${JSON.stringify({ topic })}`;
    expect(last()?.messages).toEqual([{ role: "user", content }]);
    expect(last()).toMatchObject({ stream: true, max_tokens: prompt.max_tokens });
  });

  it("ends with the reason where a single message is refused, too", async () => {
    const message = "Conversation roles must alternate";
    text.service.when("Hiç rolsüz", httpResponse(400, { error: { message } }));
    const call = complete(text.env, { ...prompt, data: { topic: "Hiç rolsüz" } }, never, deaf);
    await expect(call).rejects.toMatchObject({ message: `API hatası: 400 ${message}` });
    expect(text.service.requests.filter(({ data }) => data.topic === "Hiç rolsüz")).toHaveLength(2);
  });

  it("is repeated without unsupported parameters after a 422, too", async () => {
    text.service.when("Katı", (request, response) => {
      const reply =
        "stream_options" in request
          ? httpResponse(422, { error: { message: "Extra inputs are not permitted" } })
          : httpResponse(200, {});
      return reply(request, response);
    });
    expect(await complete(text.env, { ...prompt, data: { topic: "Katı" } }, never, deaf)).toMatchObject({ text: "" });
  });

  it("is repeated without both where they are refused one after the other", async () => {
    text.service.when("İkisiz", (request, response) => {
      const name = ["stream_options", "response_format"].find((option) => option in request);
      const reply = name ? httpResponse(400, { error: { message: `Unknown: ${name}` } }) : httpResponse(200, {});
      return reply(request, response);
    });
    const answer = { name: "article", schema: {} };
    const call = complete(text.env, { ...prompt, data: { topic: "İkisiz" }, answer }, never, deaf);
    expect(await call).toMatchObject({ isFinished: false });
  });
});
