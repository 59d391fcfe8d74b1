import { BadRequestError } from "openai/core/error";
import { Stream } from "openai/core/streaming";
import * as z from "zod";
import type { Env } from "../env";
import { Refusal } from "../http/errors";
import { failureOf } from "./failure.server";
import type { Usage } from "./rules";
import { type Limits, type TimeLimit, timeLimit } from "./time-limit";

const BASE_URL = "https://api.openai.com/v1";
/** On connection errors, 408, 409, 429 and from 500 (spec §9). */
const RETRIES = 2;
const LIMITS: Limits = { total: 180_000, silence: 30_000 };
/** Characters of an answer; 10,000 tokens never make as many. */
const TEXT_MAX = 400_000;
const TOO_LONG = "API hatası: yanıt çok uzun";
/** What a compatible service may not know, and says so with 400. */
const OPTIONAL = /response_format|json_schema|stream_options/i;

/** What a call asks for: instructions, and apart from them the data they are about. */
export interface Prompt {
  instructions: string;
  data: object;
  max_tokens: number;
  temperature: number;
  /** JSON Schema that the answer keeps to; free text without one. */
  answer?: { name: string; schema: Record<string, unknown> };
}

/** What came of a call. `isCut`: it ended at `max_tokens`. */
export interface Answer {
  text: string;
  isFinished: boolean;
  isCut: boolean;
  usage: Usage;
}

/** One event of a stream, or the whole answer where the service does not stream. */
const text = z.object({ content: z.string().nullish().catch(null) }).nullish();
const reply = z
  .object({
    choices: z.array(z.object({ delta: text, message: text, finish_reason: z.string().nullish() })).catch([]),
    usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish().catch(null),
  })
  .catch({ choices: [], usage: null });

/**
 * Asks the text service; `onPiece` gets each piece of the text as it comes. Ends when `hangUp` does and by our own
 * limits, retries included. Throws `Refusal("upstream")` with the catalogue's sentence.
 */
export async function complete(
  env: Env,
  prompt: Prompt,
  hangUp: AbortSignal,
  onPiece: (piece: string) => void,
  limits = LIMITS,
): Promise<Answer> {
  const key = env.OPENAI_API_KEY?.trim() ?? "";
  const limit = timeLimit(limits, hangUp);
  const answer: Answer = {
    text: "",
    isFinished: false,
    isCut: false,
    usage: { prompt_tokens: 0, completion_tokens: 0 },
  };
  try {
    for await (const event of await request(env, key, prompt, limit)) {
      limit.heard();
      const { choices, usage } = reply.parse(event);
      if (usage) answer.usage = usage;
      const [choice] = choices;
      if (choice?.finish_reason || choice?.message) answer.isFinished = true;
      if (choice?.finish_reason === "length") answer.isCut = true;
      const piece = choice?.delta?.content ?? choice?.message?.content;
      if (!piece) continue;
      answer.text += piece;
      if (answer.text.length > TEXT_MAX) throw new Refusal("upstream", TOO_LONG);
      onPiece(piece);
    }
    limit.signal.throwIfAborted();
    return answer;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (limit.signal.aborted) throw new Refusal("upstream", `API hatası: ${(limit.signal.reason as Error).message}`);
    throw failureOf(error, key);
  } finally {
    limit.end();
  }
}

async function request(env: Env, key: string, prompt: Prompt, limit: TimeLimit) {
  // A quarter of the Worker's code, which no page needs: loaded with the first call.
  const { OpenAI } = await import("openai");
  const client = new OpenAI({
    apiKey: key,
    baseURL: env.OPENAI_BASE_URL || BASE_URL,
    maxRetries: RETRIES,
    timeout: LIMITS.total,
    fetch: fetchWithin(limit),
    logLevel: "off",
  });
  const send = (withOptional: boolean) =>
    client.chat.completions
      .create({ ...parametersOf(env, prompt), ...(withOptional && optionsOf(prompt)) }, { signal: limit.signal })
      .asResponse();
  const response = await send(true).catch((error: unknown) => {
    if (error instanceof BadRequestError && OPTIONAL.test(error.message)) return send(false);
    throw error;
  });
  if (/^text\/event-stream/i.test(response.headers.get("Content-Type") ?? ""))
    return Stream.fromSSEResponse<unknown>(response, new AbortController(), client);
  return [JSON.parse(await textOf(response)) as unknown];
}

function parametersOf(env: Env, { instructions, data, max_tokens, temperature }: Prompt) {
  return {
    model: modelOf(env),
    messages: [
      { role: "system" as const, content: instructions },
      { role: "user" as const, content: JSON.stringify(data) },
    ],
    max_tokens,
    temperature,
    stream: true as const,
  };
}

function optionsOf({ answer }: Prompt) {
  return {
    stream_options: { include_usage: true },
    ...(answer && { response_format: { type: "json_schema" as const, json_schema: { ...answer, strict: true } } }),
  };
}

/**
 * A `fetch` that follows no redirect and tells the client not to try again where the account has run dry. Between two
 * attempts, for which the service may ask up to a minute, silence does not count.
 */
function fetchWithin(limit: TimeLimit): typeof fetch {
  return async function fetchOnce(url, init) {
    limit.heard();
    try {
      const response = await fetch(url, { ...init, redirect: "manual" });
      if (response.ok) return response;
      const body = await response.text();
      const headers = new Headers(response.headers);
      if (body.includes("insufficient_quota")) headers.set("X-Should-Retry", "false");
      limit.pause();
      return new Response(body || null, { status: response.status, headers });
    } catch (error) {
      limit.pause();
      throw error;
    }
  };
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > 2 * TEXT_MAX) throw new Refusal("upstream", TOO_LONG);
  }
  return text;
}

/** The model that writes. */
export const modelOf = (env: Env) => env.OPENAI_MODEL || "gpt-4o-mini";
