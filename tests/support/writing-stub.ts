import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** A request that the stub received; `data` is the JSON of its last message. */
export interface CompletionRequest {
  headers: IncomingHttpHeaders;
  model: string;
  max_tokens: number;
  temperature: number;
  stream?: boolean;
  response_format?: { json_schema: { name: string; schema: object } };
  messages: { role: string; content: string }[];
  data: { topic?: string; brief?: string; count?: number; content?: string; page_path?: string; text?: string };
  /** Whether the caller disconnected before the response was complete. */
  isAbandoned: boolean;
}

/** Responds to one request. */
export type Reply = (request: CompletionRequest, response: ServerResponse) => void | Promise<void>;

/** A local stub of a chat completions service; `url` goes into `OPENAI_BASE_URL`. */
export interface WritingStub {
  url: string;
  requests: CompletionRequest[];
  /** From now on, requests whose data contains `words` get this reply. */
  when(words: string, reply: Reply): void;
  close(): Promise<void>;
}

const CHUNK_LENGTH = 40;
/** Milliseconds between two chunks of the default reply. */
const CHUNK_DELAY_MS = Number(process.env["CHUNK_DELAY_MS"] ?? 0);
/** Tokens that each call costs. */
export const TOKENS = { prompt_tokens: 120, completion_tokens: 480 };
const USAGE = { ...TOKENS, total_tokens: 600 };

/** A completion of `text`; in chunks, `delayMs` apart, where a stream is requested. */
export function completion(text: string, { finish = "stop", usage = true, delayMs = 0 } = {}): Reply {
  return async ({ stream }, response) => {
    if (!stream)
      return json(response, 200, { choices: [{ message: { content: text }, finish_reason: finish }], usage: USAGE });
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    for (const content of chunksOf(text)) {
      response.write(event({ choices: [{ index: 0, delta: { content }, finish_reason: null }] }));
      if (delayMs) await wait(delayMs);
    }
    response.write(event({ choices: [{ index: 0, delta: {}, finish_reason: finish }] }));
    if (usage) response.write(event({ choices: [], usage: USAGE }));
    response.end("data: [DONE]\n\n");
  };
}

/** A response with this status and body, as JSON unless it is text. */
export const httpResponse =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  (_, response) =>
    typeof body === "string"
      ? void response.writeHead(status, headers).end(body)
      : json(response, status, body, headers);

/** A stream of choices. */
export const events =
  (...choices: object[]): Reply =>
  (_, response) =>
    void response
      .writeHead(200, { "Content-Type": "text/event-stream" })
      .end(choices.map((choice) => event({ choices: [choice] })).join("") + "data: [DONE]\n\n");

/** Resets the connection before any response, or in the middle of `text`, after its `usage` where that is set. */
export const connectionReset =
  (text = "", { usage = false } = {}): Reply =>
  async (_, response) => {
    if (text) {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      for (const content of chunksOf(text)) response.write(event({ choices: [{ delta: { content } }] }));
      if (usage) response.write(event({ choices: [], usage: USAGE }));
      await wait(50);
    }
    response.destroy();
  };

/** Starts a stream with its `usage`, where that is set, and `text`, and never ends it. */
export const endlessStream =
  (text = "", { usage = false } = {}): Reply =>
  (_, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.flushHeaders();
    if (usage) response.write(event({ choices: [], usage: USAGE }));
    if (text) response.write(event({ choices: [{ delta: { content: text } }] }));
  };

/** Refuses structured output; replies where it is not requested. */
export const withoutStructuredOutput =
  (reply: Reply): Reply =>
  (request, response) =>
    request.response_format
      ? json(response, 400, { error: { message: "Unknown parameter: 'response_format'", param: "response_format" } })
      : reply(request, response);

const WORDS = "Çevrim şartı, üst sınır ve süre bir bonusun üç temel koşuludur ve hepsi birlikte okunmalıdır.";
const paragraphs = (count: number) => `<p>${WORDS} ${WORDS}</p>`.repeat(count);

/** A valid answer to each kind of request; a request that contains `HATA` fails. */
const defaultReply: Reply = (request, response) => {
  const { topic = "Konu", brief, count = 1, content = "" } = request.data;
  if (JSON.stringify(request.data).includes("HATA"))
    return json(response, 400, { error: { message: "İstek işlenemedi" } });
  const seo = (n: number | string = "") => ({
    title: `SEO başlığı ${n}`.trim(),
    description: "Bonusların koşullarını tek bakışta karşılaştırın.",
    keywords: "bonus, çevrim şartı",
  });
  const texts: Record<string, unknown> = {
    article: {
      title: topic,
      excerpt: `${topic} üzerine kısa ve anlaşılır bir özet.`,
      content: `<h2>${topic}</h2>${paragraphs(14)}`,
      suggested_keywords: ["bonus", "çevrim şartı", "casino"],
    },
    seo: seo(),
    ideas: {
      ideas: Array.from({ length: count }, (_, n) => ({ title: `${topic} ${n + 1}`, brief: `Fikir ${n + 1}` })),
    },
    suggestions: { suggestions: [seo(1), seo(2), seo(3)] },
    terms: {
      terms: [
        { field: "bonus_percent", value: 40, quote: "İlk yatırıma %40 bonus." },
        { field: "wagering", value: 20, quote: "Bonus 20 kat çevrilir." },
        { field: "wagering_base", value: "bonus", quote: "Bonus 20 kat çevrilir." },
        { field: "max_bet", value: 50, quote: "En yüksek bahis 50 TL." },
      ],
    },
  };
  const name = request.response_format?.json_schema.name ?? "";
  const text = name in texts ? JSON.stringify(texts[name]) : content + paragraphs(10);
  // Batches are faster: that a text grows while it is written is tested with single articles.
  return completion(text, { delayMs: brief ? CHUNK_DELAY_MS / 3 : CHUNK_DELAY_MS })(request, response);
};

/** Starts the stub on loopback, on any free port unless one is given. */
export async function startWritingStub(port = 0): Promise<WritingStub> {
  const requests: CompletionRequest[] = [];
  const replies = new Map<string, Reply>();
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.parse(await bodyOf(request)) as Omit<CompletionRequest, "headers" | "data" | "isAbandoned">;
    // Services without a role for instructions get them in front of the data.
    const question = body.messages.at(-1)?.content.split("\n\n").at(-1) ?? "{}";
    const call: CompletionRequest = {
      ...body,
      headers: request.headers,
      data: JSON.parse(question) as CompletionRequest["data"],
      isAbandoned: false,
    };
    requests.push(call);
    response.on("close", () => (call.isAbandoned = !response.writableFinished));
    const reply = [...replies].find(([words]) => question.includes(words))?.[1] ?? defaultReply;
    await reply(call, response);
  };
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    when: (words, reply) => void replies.set(words, reply),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const chunksOf = (text: string) => text.match(new RegExp(`[\\s\\S]{1,${CHUNK_LENGTH}}`, "gu")) ?? [];
const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const bytes of request) body += String(bytes);
  return body;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await startWritingStub(Number(process.env["PORT"] ?? 8790));
  console.log(`OPENAI_BASE_URL=${url}`);
}
