import { BadRequestError, UnprocessableEntityError } from "openai/core/error";
import { Stream } from "openai/core/streaming";
import type { Env } from "../env";
import { Refusal } from "../refusal";
import type { TimeLimit } from "./time-limit";

const BASE_URL = "https://api.openai.com/v1";
/** After connection errors and 408, 409, 429, 5xx (B15.7). */
const RETRIES = 2;
const RETRY_AFTER_MAX_SECONDS = 60;
export const ANSWER_LENGTH_MAX = 400_000;
export const TOO_LONG = "API hatası: yanıt çok uzun";

/** `data` is kept apart from the instructions, against prompt injection. */
export interface Prompt {
  instructions: string;
  data: object;
  max_tokens: number;
  temperature: number;
  answer?: { name: string; schema: Record<string, unknown> };
}

/** Yields the events of a stream, or one whole answer. Throws errors of the OpenAI client. */
export async function sendPrompt(env: Env, key: string, prompt: Prompt, limit: TimeLimit) {
  // Loaded on demand: a quarter of the code of the Worker.
  const { OpenAI } = await import("openai");
  let parameters = parametersOf(prompt);
  const client = new OpenAI({
    apiKey: key,
    baseURL: env.OPENAI_BASE_URL || BASE_URL,
    maxRetries: RETRIES,
    timeout: limit.totalMs,
    fetch: fetchWithTimeLimit(limit, () => parameters.stream === true),
    logLevel: "off",
  });
  async function send(): Promise<Response> {
    const { completions } = client.chat;
    try {
      return await completions.create({ model: modelOf(env), ...parameters }, { signal: limit.signal }).asResponse();
    } catch (error) {
      const left = withoutRefused(parameters, error);
      if (!left) throw error;
      parameters = left;
      return send();
    }
  }
  const response = await send();
  if (/^text\/event-stream/i.test(response.headers.get("Content-Type") ?? ""))
    return Stream.fromSSEResponse<unknown>(response, new AbortController(), client);
  return [JSON.parse(await readText(response)) as unknown];
}

interface Parameters {
  messages: { role: "system" | "user"; content: string }[];
  stream?: true;
  stream_options?: { include_usage: true };
  max_tokens?: number;
  max_completion_tokens?: number;
  temperature?: number;
  response_format?: { type: "json_schema"; json_schema: Prompt["answer"] & { strict: true } };
}

function parametersOf({ instructions, data, answer, max_tokens, temperature }: Prompt): Parameters {
  return {
    messages: [
      { role: "system", content: instructions },
      { role: "user", content: JSON.stringify(data) },
    ],
    stream: true,
    stream_options: { include_usage: true },
    max_tokens,
    temperature,
    ...(answer && { response_format: { type: "json_schema", json_schema: { ...answer, strict: true } } }),
  };
}

const PARAMETER_PATTERNS = {
  messages: /messages\W+0|\broles?\b|system (?:message|prompt|instruction)|developer instruction/i,
  stream: /\bstream(?:ing|ed)?\b/i,
  stream_options: /stream_options|include_usage/i,
  response_format: /response_format|json_schema/i,
  max_tokens: /\bmax_tokens/i,
  temperature: /\btemperature/i,
};
const OPTIONAL_PARAMETERS = ["stream_options", "response_format"] as const;
const UNSUPPORTED_PARAMETER =
  /\b(?:unknown|unrecogni[sz]ed|unsupported|unexpected|extra|not (?:supported|permitted|allowed))\b/i;

/** Undefined when a 400 or 422 refuses none of the parameters. */
function withoutRefused(parameters: Parameters, error: unknown): Parameters | undefined {
  if (!(error instanceof BadRequestError || error instanceof UnprocessableEntityError)) return undefined;
  const words = `${error.param} ${error.message}`;
  const named = (Object.keys(PARAMETER_PATTERNS) as (keyof typeof PARAMETER_PATTERNS)[]).filter(
    (name) => hasToSpare(parameters, name) && PARAMETER_PATTERNS[name].test(words),
  );
  const unclear = OPTIONAL_PARAMETERS.filter((name) => name in parameters && UNSUPPORTED_PARAMETER.test(words));
  const refused = new Set<keyof Parameters>(named.length > 0 ? named : unclear);
  if (refused.size === 0) return undefined;
  const { messages, max_tokens, ...rest } = parameters;
  if (refused.has("stream")) refused.add("stream_options");
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => !refused.has(name as keyof Parameters))),
    ...(max_tokens && (refused.has("max_tokens") ? { max_completion_tokens: max_tokens } : { max_tokens })),
    messages: refused.has("messages") ? [inOne(messages)] : messages,
  };
}

const hasToSpare = (parameters: Parameters, name: keyof Parameters) =>
  name === "messages" ? parameters.messages.length > 1 : name in parameters;

const inOne = (messages: Parameters["messages"]) => ({
  role: "user" as const,
  content: messages.map(({ content }) => content).join("\n\n"),
});

/** Follows no redirect; does not retry without quota. The idle timer neither runs between attempts nor for whole answers. */
function fetchWithTimeLimit(limit: TimeLimit, isStreaming: () => boolean): typeof fetch {
  return async function fetchOnce(url, init) {
    if (isStreaming()) limit.restartIdleTimer();
    else limit.pauseIdleTimer();
    try {
      const response = await fetch(url, { ...init, redirect: "manual" });
      if (response.ok) return isStreaming() ? restartingIdleTimer(response, limit) : response;
      const body = await response.text();
      const headers = new Headers(response.headers);
      if (body.includes("insufficient_quota") || hasToWaitLong(headers)) headers.set("X-Should-Retry", "false");
      limit.pauseIdleTimer();
      return new Response(body || null, { status: response.status, headers });
    } catch (error) {
      limit.pauseIdleTimer();
      throw error;
    }
  };
}

function restartingIdleTimer({ body, headers, status }: Response, limit: TimeLimit): Response {
  const restart = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      limit.restartIdleTimer();
      controller.enqueue(bytes);
    },
  });
  return new Response(body?.pipeThrough(restart) ?? null, { status, headers });
}

/** The client retries at once where it would have to wait for longer. */
function hasToWaitLong(headers: Headers): boolean {
  const given = headers.get("Retry-After") ?? "";
  const seconds = Number.isNaN(Number.parseFloat(given))
    ? (Date.parse(given) - Date.now()) / 1_000
    : Number.parseFloat(given);
  return seconds > RETRY_AFTER_MAX_SECONDS;
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  const body: ReadableStream<Uint8Array> | null = response.body;
  for await (const bytes of body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > 2 * ANSWER_LENGTH_MAX) throw new Refusal("upstream", TOO_LONG);
  }
  return text;
}

export const modelOf = (env: Env) => env.OPENAI_MODEL || "gpt-4o-mini";
