import { describe, expect, it } from "vitest";
import type { Article, ArticleEvent } from "../../worker/writing/rules";
import { createAdminClient } from "../support/admin-client";
import { expectFailed, OPENAI_API_KEY, setupWritingSite, WRITING_API } from "../support/writing-site";
import { completion, connectionReset, events, httpResponse, type Reply } from "../support/writing-stub";

const site = setupWritingSite();

const NO_REPLY = "AI yanıt vermedi";
const UNREACHABLE = "OpenAI API'ye bağlanılamadı, internet bağlantınızı kontrol edin";
const TOO_MANY = "API istek limiti aşıldı, lütfen daha sonra tekrar deneyin";
const EXCERPT = "Bu içerik otomatik olarak oluşturulmuştur.";
const half = '{"title":"Yarım kalan","excerpt":"Yarım kalan bir özet","content":"<h2>Başlık</h2><p>Metin böyle başla';
const article = JSON.stringify({
  title: "Deneme Bonusu Rehberi",
  excerpt: "Kısa özet metni burada.",
  content: `<h2>Başlık</h2><p>${"kelime ".repeat(60)}</p>`,
  suggested_keywords: ["bonus", "casino"],
});

/** An answer in one piece, as of services that do not stream; `content` may be of any type. */
const whole = (content: unknown, finish_reason = "stop", more: object = {}) =>
  httpResponse(200, {
    ...{ id: "chatcmpl-x", object: "chat.completion", created: 1, model: "gpt-4o-mini" },
    choices: [{ index: 0, message: { role: "assistant", content, ...more }, finish_reason }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
const stream = (text: string) => httpResponse(200, text, { "Content-Type": "text/event-stream" });
const failed = (status: number, error: object, headers?: Record<string, string>) =>
  httpResponse(status, { error }, headers);

interface Outcome {
  /** The sentence of the error, or what the article has. */
  message?: string;
  article?: Partial<Article>;
  is_fallback?: boolean;
  is_cut?: boolean;
  /** How many requests the service received; one where it is left out. */
  calls?: number;
}
const written: Outcome = { article: { title: "Deneme Bonusu Rehberi" }, is_fallback: false, is_cut: false };
const plain: Outcome = {
  article: { excerpt: EXCERPT, content: `<p>${EXCERPT}</p>` },
  is_fallback: true,
  is_cut: false,
};
const CASES: Record<string, [Reply, Outcome]> = {
  "a good article": [whole(article), written],
  "one that is fenced in ```json": [whole("```json\n" + article + "\n```"), written],
  "one after prose": [whole(`Tabii, işte yazı:\n${article}`), written],
  "truncated JSON": [whole(article.split(' </p>"')[0], "length"), { ...written, is_fallback: true, is_cut: true }],
  "empty content": [whole(""), { message: NO_REPLY }],
  "a refusal without content": [
    whole(null, "stop", { refusal: "Üzgünüm" }),
    { message: "Yapay zekâ yanıt vermeyi reddetti: Üzgünüm" },
  ],
  "no choices": [httpResponse(200, { id: "x", object: "chat.completion", choices: [] }), { message: NO_REPLY }],
  "filtered content": [whole("", "content_filter"), { message: "Yapay zekâ yanıtı içerik filtresine takıldı" }],
  "a JSON array": [whole("[1,2,3]"), plain],
  "wrong types": [
    whole('{"title":123,"excerpt":null,"content":["a"],"suggested_keywords":"a,b"}'),
    { ...plain, article: { ...plain.article, suggested_keywords: ["a", "b"] } },
  ],
  "a prototype": [
    whole('{"__proto__":{"isAdmin":true},"title":"x","content":"<p>x</p>"}'),
    { article: { content: "<p>x</p>", excerpt: EXCERPT }, is_fallback: true },
  ],
  "further columns": [
    whole(
      '{"id":"1","is_published":true,"view_count":9999,"author":"evil","title":"t","excerpt":"e","content":"<p>c</p>"}',
    ),
    { article: { content: "<p>c</p>" } },
  ],
  scripts: [
    whole(
      JSON.stringify({
        title: "<script>alert(1)</script>",
        excerpt: "<img src=x onerror=alert(1)>",
        content: '<p>a</p><script>alert(1)</script><a href="javascript:alert(1)">x</a>',
        suggested_keywords: ['"><svg onload=alert(1)>'],
      }),
    ),
    { article: { excerpt: EXCERPT, suggested_keywords: [] } },
  ],
  "a body that is no JSON": [
    httpResponse(200, "<html>gateway</html>", { "Content-Type": "text/html" }),
    { message: "API hatası: yanıt okunamadı" },
  ],
  "a stream without choices": [stream('data: {"choices":[]}\n\n'), { message: NO_REPLY }],
  "401": [
    failed(401, { message: "Incorrect API key provided: sk-abc***", code: "invalid_api_key" }),
    { message: "OpenAI API anahtarı geçersiz veya süresi dolmuş" },
  ],
  "404 of a model": [
    failed(404, { message: "The model does not exist", code: "model_not_found" }),
    { message: "Belirtilen model kullanılamıyor, API anahtarınız bu modele erişim sağlamıyor olabilir" },
  ],
  "429 for a second": [
    failed(429, { message: "Rate limit reached", code: "rate_limit_exceeded" }, { "Retry-After": "1" }),
    { message: TOO_MANY, calls: 3 },
  ],
  "429 for an hour": [
    failed(429, { message: "Rate limit", code: "rate_limit_exceeded" }, { "Retry-After": "3600" }),
    { message: TOO_MANY },
  ],
  "429 for no quota": [
    failed(429, { message: "You exceeded your current quota", code: "insufficient_quota" }),
    { message: TOO_MANY },
  ],
  "500": [failed(500, { message: "The server had an error" }), { message: "API hatası: 500", calls: 3 }],
  "503 as HTML": [
    httpResponse(503, "<h1>503</h1>", { "Content-Type": "text/html" }),
    { message: "API hatası: 503", calls: 3 },
  ],
  "408": [httpResponse(408, ""), { message: "API hatası: 408", calls: 3 }],
  "409": [failed(409, { message: "conflict" }), { message: "API hatası: 409 conflict", calls: 3 }],
  "400 for the length": [
    failed(400, { message: "maximum context length", code: "context_length_exceeded" }),
    { message: "API hatası: 400 maximum context length" },
  ],
  "a connection lost half-way": [connectionReset(half), { message: UNREACHABLE }],
  "a stream without an end": [
    stream('data: {"choices":[{"delta":{"content":"{\\"content\\""}}]}\n\n'),
    { message: UNREACHABLE },
  ],
  "an error inside the stream": [
    stream(`data: {"error":{"message":"${OPENAI_API_KEY} is wrong, and so is sk-proj-abc***"}}\n\n`),
    { message: "API hatası: … is wrong, and so is …" },
  ],
  "an error in place of an answer": [
    failed(200, { code: 502, message: `Provider returned error for ${OPENAI_API_KEY}` }),
    { message: "API hatası: 502 Provider returned error for …" },
  ],
  "an error that is a text": [
    httpResponse(200, { error: "model is loading" }),
    { message: "API hatası: model is loading" },
  ],
  "too many requests with status 200": [failed(200, { code: 429, message: "Rate limited" }), { message: TOO_MANY }],
  "an error of a choice": [
    httpResponse(200, { choices: [{ error: { message: "Upstream is gone" }, finish_reason: "error" }] }),
    { message: "API hatası: Upstream is gone" },
  ],
  "a day to wait": [
    httpResponse(429, {}, { "Retry-After": new Date(Date.now() + 86_400_000).toUTCString() }),
    { message: TOO_MANY },
  ],
  "an hour to wait in an outage": [httpResponse(503, "", { "Retry-After": "3600" }), { message: "API hatası: 503" }],
  "a refusal in pieces": [
    events(
      { delta: { refusal: "Buna yardım " } },
      { delta: { refusal: "edemem." } },
      { delta: {}, finish_reason: "stop" },
    ),
    { message: "Yapay zekâ yanıt vermeyi reddetti: Buna yardım edemem." },
  ],
  "a list of parts": [
    whole([
      { type: "thinking", thinking: [{ type: "text", text: "Düşünüyorum" }] },
      { type: "text", text: '{"title":"Parçalı",' },
      { type: "text", text: '"content":"<p>Metin</p>"}' },
    ]),
    { article: { title: "Parçalı", content: "<p>Metin</p>" }, is_fallback: true },
  ],
  "a list of parts in pieces": [
    events(
      { delta: { content: [{ type: "thinking", thinking: [] }] } },
      { delta: { content: [{ type: "text", text: '{"title":"Parça parça","content":"<p>Me' }] } },
      { delta: { content: 'tin</p>"}' }, finish_reason: "stop" },
    ),
    { article: { title: "Parça parça", content: "<p>Metin</p>" }, is_fallback: true },
  ],
  "three megabytes": [
    completion(`{"content":"${"uzun ".repeat(600_000)}"}`),
    { message: "API hatası: yanıt çok uzun" },
  ],
  "half an answer": [
    completion(half, { finish: "length" }),
    {
      article: { title: "Yarım kalan", content: "<h2>Başlık</h2><p>Metin böyle başla</p>" },
      is_fallback: true,
      is_cut: true,
    },
  ],
  "a whole answer that ends at the limit": [
    completion(`${half}</p>"}`, { finish: "length" }),
    { article: { title: "Yarım kalan" }, is_fallback: false, is_cut: false },
  ],
  "plain words": [
    completion("İlk paragraf.\n\nİkinci < paragraf."),
    { article: { content: "<p>İlk paragraf.</p><p>İkinci &lt; paragraf.</p>" }, is_fallback: true },
  ],
};

describe("whatever the service answers", () => {
  it("returns an article or the message of its error, retries only transient errors, and never shows the key", async () => {
    // Nobody may make 40 calls a minute.
    const second = await createAdminClient(site.server, "ikinci@bonusrehberi.example");
    const results = await Promise.all(
      Object.entries(CASES).map(async ([name, [reply, outcome]], index) => {
        const topic = `Vaka ${index}.`;
        site.service.when(topic, reply);
        const response = await site.post("article", { topic }, index % 2 === 0 ? site.admin : second);
        const text = await response.text();
        return { name, topic, text, outcome };
      }),
    );
    for (const { name, topic, text, outcome } of results) {
      const { calls = 1, message, ...expected } = outcome;
      const last = JSON.parse(text.trim().split("\n\n").at(-1)?.replace("data: ", "") ?? "") as ArticleEvent;
      expect(last, name).toMatchObject(message ? { type: "error", message } : { type: "done", ...expected });
      if (last.type === "done")
        expect(Object.keys(last.article).sort(), name).toEqual(["content", "excerpt", "suggested_keywords", "title"]);
      expect(text, name).not.toMatch(/script|onerror|javascript:|Gizli/i);
      expect(site.service.requests.filter(({ data }) => data.topic === topic).length, name).toBe(calls);
    }
    expect(JSON.stringify(site.server.harness.getLogs())).not.toContain("Gizli");
  });

  it("has messages of its own for SEO texts of pages and posts", async () => {
    site.service.when('"/blog"', httpResponse(401, {}));
    const page = await site.admin.send("POST", `${WRITING_API}/page-seo`, { page_path: "/blog" });
    const wrongKey = "OpenAI API anahtarı geçersiz veya süresi dolmuş";
    await expectFailed(page, `SEO önerileri oluşturulurken bir hata oluştu: ${wrongKey}`);
    site.service.when("anahtarsız", httpResponse(401, {}));
    const seo = await site.admin.send("POST", `${WRITING_API}/seo`, { content: "<p>anahtarsız</p>" });
    await expectFailed(seo, `SEO meta verileri oluşturulamadı. ${wrongKey}`);
  });
});
