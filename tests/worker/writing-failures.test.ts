import { describe, expect, it } from "vitest";
import type { Article, ArticleEvent } from "../../worker/writing/rules";
import corpus from "../support/ai-provider-responses.json";
import { createAdminClient } from "../support/admin-client";
import { expectFailed, OPENAI_API_KEY, setupWritingSite, WRITING_API } from "../support/writing-site";
import { completion, connectionReset, events, httpResponse, type Reply } from "../support/writing-stub";

const site = setupWritingSite();

const NO_REPLY = "AI yanıt vermedi";
const UNREACHABLE = "OpenAI API'ye bağlanılamadı, internet bağlantınızı kontrol edin";
const TOO_MANY = "API istek limiti aşıldı, lütfen daha sonra tekrar deneyin";
const EXCERPT = "Bu içerik otomatik olarak oluşturulmuştur.";
const half = '{"title":"Yarım kalan","excerpt":"Yarım kalan bir özet","content":"<h2>Başlık</h2><p>Metin böyle başla';

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
const outcomes: Record<string, Outcome> = {
  good: written,
  "good but fenced in ```json": written,
  "leading prose then JSON": written,
  "truncated JSON (finish_reason length)": {
    article: { title: "Deneme Bonusu Rehberi" },
    is_fallback: true,
    is_cut: true,
  },
  "empty content": { message: NO_REPLY },
  "null content + refusal": { message: "Yapay zekâ yanıt vermeyi reddetti: Üzgünüm" },
  "no choices": { message: NO_REPLY },
  content_filter: { message: "Yapay zekâ yanıtı içerik filtresine takıldı" },
  "JSON array instead of object": plain,
  "JSON with wrong types": { ...plain, article: { ...plain.article, suggested_keywords: ["a", "b"] } },
  "JSON with __proto__": { article: { content: "<p>x</p>", excerpt: EXCERPT }, is_fallback: true },
  "JSON with extra db columns": { article: { content: "<p>c</p>" } },
  "HTML with script": { article: { excerpt: EXCERPT, suggested_keywords: [] } },
  "not JSON body": { message: "API hatası: yanıt okunamadı" },
  "SSE body though not requested": { message: NO_REPLY },
  "401": { message: "OpenAI API anahtarı geçersiz veya süresi dolmuş" },
  "404 model": {
    message: "Belirtilen model kullanılamıyor, API anahtarınız bu modele erişim sağlamıyor olabilir",
  },
  "429 with retry-after 1": { message: TOO_MANY, calls: 3 },
  "429 with retry-after 3600": { message: TOO_MANY },
  "429 insufficient_quota": { message: TOO_MANY },
  "500": { message: "API hatası: 500", calls: 3 },
  "503 html": { message: "API hatası: 503", calls: 3 },
  "408": { message: "API hatası: 408", calls: 3 },
  "409": { message: "API hatası: 409 conflict", calls: 3 },
  "400 context length": { message: "API hatası: 400 maximum context length" },
};
const own: Record<string, [Reply, Outcome]> = {
  "a connection lost half-way": [connectionReset(half), { message: UNREACHABLE }],
  "a stream without an end": [
    httpResponse(200, 'data: {"choices":[{"delta":{"content":"{\\"content\\""}}]}\n\n', {
      "Content-Type": "text/event-stream",
    }),
    { message: UNREACHABLE },
  ],
  "an error inside the stream": [
    httpResponse(200, `data: {"error":{"message":"${OPENAI_API_KEY} is wrong, and so is sk-proj-abc***"}}\n\n`, {
      "Content-Type": "text/event-stream",
    }),
    { message: "API hatası: … is wrong, and so is …" },
  ],
  "an error in place of an answer": [
    httpResponse(200, { error: { code: 502, message: `Provider returned error for ${OPENAI_API_KEY}` } }),
    { message: "API hatası: 502 Provider returned error for …" },
  ],
  "an error that is a text": [
    httpResponse(200, { error: "model is loading" }),
    { message: "API hatası: model is loading" },
  ],
  "too many requests with status 200": [
    httpResponse(200, { error: { code: 429, message: "Rate limited" } }),
    { message: TOO_MANY },
  ],
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
    httpResponse(200, {
      choices: [
        {
          message: {
            content: [
              { type: "thinking", thinking: [{ type: "text", text: "Düşünüyorum" }] },
              { type: "text", text: '{"title":"Parçalı",' },
              { type: "text", text: '"content":"<p>Metin</p>"}' },
            ],
          },
          finish_reason: "stop",
        },
      ],
    }),
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
    const cases = corpus.cases.map(({ name, status, headers, body }): [string, Reply, Outcome | undefined] => [
      name,
      httpResponse(status, body, headers as unknown as Record<string, string>),
      outcomes[name],
    ]);
    const all = [...cases, ...Object.entries(own).map(([name, [reply, outcome]]) => [name, reply, outcome] as const)];
    const results = await Promise.all(
      all.map(async ([name, reply, outcome], index) => {
        const topic = `Vaka ${index}.`;
        site.service.when(topic, reply);
        const response = await site.post("article", { topic }, index % 2 === 0 ? site.admin : second);
        const text = await response.text();
        return { name, topic, text, outcome };
      }),
    );
    for (const { name, topic, text, outcome } of results) {
      expect(outcome, name).toBeDefined();
      const { calls = 1, message, ...expected } = outcome ?? {};
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
