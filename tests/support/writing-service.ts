import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** What was asked of the stand-in; `data` is what the user message holds. */
export interface Asked {
  headers: IncomingHttpHeaders;
  model: string;
  max_tokens: number;
  temperature: number;
  stream?: boolean;
  response_format?: { json_schema: { name: string; schema: object } };
  messages: { role: string; content: string }[];
  data: { topic?: string; brief?: string; count?: number; content?: string; page_path?: string };
  /** Whether the caller left before the answer was complete. */
  isAbandoned: boolean;
}

/** How a call is answered. */
export type Reply = (asked: Asked, response: ServerResponse) => void | Promise<void>;

/** A local stand-in for a chat completions service; `url` is what `OPENAI_BASE_URL` takes. */
export interface WritingService {
  url: string;
  asked: Asked[];
  /** Answers calls whose data contains `words` this way from now on. */
  when(words: string, reply: Reply): void;
  close(): Promise<void>;
}

const PIECE = 40;
/** Milliseconds between two pieces of what it says of itself. */
const PACE = Number(process.env["WRITING_PACE_MS"] ?? 0);
/** What each call costs. */
export const TOKENS = { prompt_tokens: 120, completion_tokens: 480 };
const USAGE = { ...TOKENS, total_tokens: 600 };

/** The model says `text`: in pieces where a stream is asked for, `pace` milliseconds apart. */
export function says(text: string, { finish = "stop", usage = true, pace = 0 } = {}): Reply {
  return async ({ stream }, response) => {
    if (!stream)
      return json(response, 200, { choices: [{ message: { content: text }, finish_reason: finish }], usage: USAGE });
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    for (const piece of piecesOf(text)) {
      response.write(event({ choices: [{ index: 0, delta: { content: piece }, finish_reason: null }] }));
      if (pace) await wait(pace);
    }
    response.write(event({ choices: [{ index: 0, delta: {}, finish_reason: finish }] }));
    if (usage) response.write(event({ choices: [], usage: USAGE }));
    response.end("data: [DONE]\n\n");
  };
}

/** The service answers with a status and body of its own, text as it is. */
export const answers =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  (_, response) =>
    typeof body === "string"
      ? void response.writeHead(status, headers).end(body)
      : json(response, status, body, headers);

/** The connection is reset before any answer, or where `text` is given, in the middle of it, its cost told or not. */
export const resets =
  (text = "", { usage = false } = {}): Reply =>
  async (_, response) => {
    if (text) {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      for (const piece of piecesOf(text)) response.write(event({ choices: [{ delta: { content: piece } }] }));
      if (usage) response.write(event({ choices: [], usage: USAGE }));
      await wait(50);
    }
    response.destroy();
  };

/** Nothing follows the first words, and what they cost where that is told. */
export const hangs =
  (text = "", { usage = false } = {}): Reply =>
  (_, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.flushHeaders();
    if (text) response.write(event({ choices: [{ delta: { content: text } }] }));
    if (usage) response.write(event({ choices: [], usage: USAGE }));
  };

/** Knows no structured output, and says so. */
export const withoutStructuredOutput =
  (reply: Reply): Reply =>
  (asked, response) =>
    asked.response_format
      ? json(response, 400, { error: { message: "Unknown parameter: 'response_format'", param: "response_format" } })
      : reply(asked, response);

const WORDS = "Çevrim şartı, üst sınır ve süre bir bonusun üç temel koşuludur ve hepsi birlikte okunmalıdır.";
const paragraphs = (count: number) => `<p>${WORDS} ${WORDS}</p>`.repeat(count);

/** What the stand-in says of itself: an answer that fits the question; whatever contains `HATA` fails. */
const fitting: Reply = (asked, response) => {
  const { topic = "Konu", brief, count = 1, content = "" } = asked.data;
  if (JSON.stringify(asked.data).includes("HATA"))
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
  };
  const name = asked.response_format?.json_schema.name ?? "";
  const text = name in texts ? JSON.stringify(texts[name]) : content + paragraphs(10);
  // Whoever waits for a batch has seen a single article being written.
  return says(text, { pace: brief ? PACE / 3 : PACE })(asked, response);
};

/** Starts the stand-in on loopback, on any free port unless told one. */
export async function startWritingService(port = 0): Promise<WritingService> {
  const asked: Asked[] = [];
  const replies = new Map<string, Reply>();
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.parse(await bodyOf(request)) as Omit<Asked, "headers" | "data" | "isAbandoned">;
    const question = body.messages.at(-1)?.content ?? "{}";
    const call: Asked = {
      ...body,
      headers: request.headers,
      data: JSON.parse(question) as Asked["data"],
      isAbandoned: false,
    };
    asked.push(call);
    response.on("close", () => (call.isAbandoned = !response.writableFinished));
    const reply = [...replies].find(([words]) => question.includes(words))?.[1] ?? fitting;
    await reply(call, response);
  };
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    when: (words, reply) => void replies.set(words, reply),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const piecesOf = (text: string) => text.match(new RegExp(`[\\s\\S]{1,${PIECE}}`, "gu")) ?? [];
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
  const { url } = await startWritingService(Number(process.env["PORT"] ?? 8790));
  console.log(`OPENAI_BASE_URL=${url}`);
}
