import { BadRequestError, UnprocessableEntityError } from "openai/core/error";
import { Stream } from "openai/core/streaming";
import type { Env } from "../env";
import { Refusal } from "../refusal";
import type { TimeLimit } from "./time-limit";

const BASE_URL = "https://api.openai.com/v1";
/** After connection errors and 408, 409, 429, 5xx (B15.7). */
const RETRIES = 2;
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
  const client = new OpenAI({
    apiKey: key,
    baseURL: env.OPENAI_BASE_URL || BASE_URL,
    maxRetries: RETRIES,
    timeout: limit.totalMs,
    fetch: fetchWithTimeLimit(limit),
    logLevel: "off",
  });
  const parameters = parametersOf(env, prompt);
  async function send(options: Options): Promise<Response> {
    try {
      return await client.chat.completions.create({ ...parameters, ...options }, { signal: limit.signal }).asResponse();
    } catch (error) {
      const left = optionsWithoutRefused(options, error);
      if (!left) throw error;
      return send(left);
    }
  }
  const response = await send(optionsOf(prompt));
  if (/^text\/event-stream/i.test(response.headers.get("Content-Type") ?? ""))
    return Stream.fromSSEResponse<unknown>(response, new AbortController(), client);
  return [JSON.parse(await readText(response)) as unknown];
}

function parametersOf(env: Env, { instructions, data }: Prompt) {
  return {
    model: modelOf(env),
    messages: [
      { role: "system" as const, content: instructions },
      { role: "user" as const, content: JSON.stringify(data) },
    ],
    stream: true as const,
  };
}

interface Options {
  max_tokens?: number;
  max_completion_tokens?: number;
  temperature?: number;
  stream_options?: { include_usage: true };
  response_format?: { type: "json_schema"; json_schema: Prompt["answer"] & { strict: true } };
}

function optionsOf({ answer, max_tokens, temperature }: Prompt): Options {
  return {
    max_tokens,
    temperature,
    stream_options: { include_usage: true },
    ...(answer && { response_format: { type: "json_schema", json_schema: { ...answer, strict: true } } }),
  };
}

const PARAMETER_PATTERNS = {
  stream_options: /stream_options|include_usage/i,
  response_format: /response_format|json_schema/i,
  max_tokens: /\bmax_tokens/i,
  temperature: /\btemperature/i,
};
const OPTIONAL_PARAMETERS = ["stream_options", "response_format"] as const;
const UNSUPPORTED_PARAMETER =
  /\b(?:unknown|unrecogni[sz]ed|unsupported|unexpected|extra|not (?:supported|permitted|allowed))\b/i;

/** Undefined when a 400 or 422 refuses none of the options. */
function optionsWithoutRefused(options: Options, error: unknown): Options | undefined {
  if (!(error instanceof BadRequestError || error instanceof UnprocessableEntityError)) return undefined;
  const words = `${error.param} ${error.message}`;
  const named = (Object.keys(PARAMETER_PATTERNS) as (keyof typeof PARAMETER_PATTERNS)[]).filter(
    (name) => name in options && PARAMETER_PATTERNS[name].test(words),
  );
  const unclear = OPTIONAL_PARAMETERS.filter((name) => name in options && UNSUPPORTED_PARAMETER.test(words));
  const refused: string[] = named.length > 0 ? named : unclear;
  if (refused.length === 0) return undefined;
  const left: Options = Object.fromEntries(Object.entries(options).filter(([name]) => !refused.includes(name)));
  const { max_tokens } = options;
  return refused.includes("max_tokens") && max_tokens !== undefined
    ? { ...left, max_completion_tokens: max_tokens }
    : left;
}

/** Follows no redirect; does not retry without quota; the wait between attempts does not count as idle. */
function fetchWithTimeLimit(limit: TimeLimit): typeof fetch {
  return async function fetchOnce(url, init) {
    limit.restartIdleTimer();
    try {
      const response = await fetch(url, { ...init, redirect: "manual" });
      if (response.ok) return response;
      const body = await response.text();
      const headers = new Headers(response.headers);
      if (body.includes("insufficient_quota")) headers.set("X-Should-Retry", "false");
      limit.pauseIdleTimer();
      return new Response(body || null, { status: response.status, headers });
    } catch (error) {
      limit.pauseIdleTimer();
      throw error;
    }
  };
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
