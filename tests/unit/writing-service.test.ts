import { describe, expect, it } from "vitest";
import { complete } from "../../worker/writing/service.server";
import { deaf, never, prompt, setupTextService } from "../support/text-service";
import { connectionReset, endlessStream, httpResponse } from "../support/writing-stub";

describe("a call", () => {
  const text = setupTextService();
  const last = () => text.service.requests.at(-1);
  const limits = { totalMs: 10_000, idleMs: 200 };

  it("is aborted upstream when the caller leaves", async () => {
    text.service.when("Asılı", endlessStream("Başladı"));
    const caller = new AbortController();
    const pieces: string[] = [];
    const call = complete(text.env, { ...prompt, data: { topic: "Asılı" } }, caller.signal, {
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
    const ask = (topic: string) => complete(text.env, { ...prompt, data: { topic } }, never, deaf);
    const times = (topic: string) => text.service.requests.filter(({ data }) => data.topic === topic).length;
    text.service.when("Kopuk", connectionReset());
    await expect(ask("Kopuk")).rejects.toMatchObject({
      message: "OpenAI API'ye bağlanılamadı, internet bağlantınızı kontrol edin",
    });
    expect(times("Kopuk")).toBe(3);
    text.service.when("Başka", httpResponse(302, "", { Location: `${text.service.url}/chat/completions` }));
    await expect(ask("Başka")).rejects.toMatchObject({ message: "API hatası: 302" });
    expect(times("Başka")).toBe(1);
  });

  it.each([
    ["reasoning", 'data: {"choices":[{"delta":{"reasoning_content":"Hmm"}}]}\n\n'],
    ["keep-alive lines", ": OPENROUTER PROCESSING\n\n"],
  ])("goes on while %s arrives", async (what, line) => {
    const topic = `Düşünüyor: ${what}`;
    const patient = { totalMs: 10_000, idleMs: 1_000 };
    text.service.when(topic, async (_, response) => {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      for (let n = 0; n < 6; n++) {
        response.write(line);
        await new Promise((resolve) => setTimeout(resolve, patient.idleMs / 4));
      }
      response.end('data: {"choices":[{"delta":{"content":"Metin"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
    });
    const call = complete(text.env, { ...prompt, data: { topic } }, never, deaf, patient);
    expect(await call).toMatchObject({ text: "Metin", isFinished: true });
  });

  it("accepts any JSON, and a whole answer in place of a stream", async () => {
    const ask = (body: unknown) => {
      text.service.when("Tuhaf", httpResponse(200, body));
      return complete(text.env, { ...prompt, data: { topic: "Tuhaf" } }, never, deaf);
    };
    for (const body of [5, null, [], { choices: {} }, { choices: [{ message: 1 }], usage: "çok" }])
      expect(await ask(body)).toMatchObject({ text: "", isFinished: false });
    const whole = await ask({ choices: [{ message: { content: "Metin" } }] });
    expect(whole).toMatchObject({ text: "Metin", isFinished: true });
  });

  it("is aborted upstream at the idle timeout", async () => {
    text.service.when("Sessiz", endlessStream());
    const silent = complete(text.env, { ...prompt, data: { topic: "Sessiz" } }, never, deaf, limits);
    await expect(silent).rejects.toMatchObject({ message: "API hatası: 0 saniye boyunca yanıt gelmedi" });
    await expect.poll(() => last()?.isAbandoned).toBe(true);
  });

  it("may pause for longer than the idle timeout, but not for longer than the total one", async () => {
    const busy = httpResponse(429, {}, { "Retry-After-Ms": "500" });
    const free = httpResponse(200, { choices: [{ message: { content: "Metin" } }] });
    let times = 0;
    text.service.when("Bekleten", (request, response) => (++times < 3 ? busy : free)(request, response));
    const ask = (allowed = limits) =>
      complete(text.env, { ...prompt, data: { topic: "Bekleten" } }, never, deaf, allowed);
    expect(await ask()).toMatchObject({ text: "Metin" });
    times = 0;
    await expect(ask({ totalMs: 700, idleMs: 200 })).rejects.toMatchObject({
      message: "API hatası: yanıt 1 saniyede tamamlanmadı",
    });
  });

  it("has an idle timeout again after a pause", async () => {
    let times = 0;
    text.service.when("Dönen", (request, response) =>
      (++times === 1 ? httpResponse(503, "", { "Retry-After-Ms": "300" }) : endlessStream())(request, response),
    );
    const call = complete(text.env, { ...prompt, data: { topic: "Dönen" } }, never, deaf, limits);
    await expect(call).rejects.toMatchObject({ message: "API hatası: 0 saniye boyunca yanıt gelmedi" });
    expect(times).toBe(2);
  });
});
