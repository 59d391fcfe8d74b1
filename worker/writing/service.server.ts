import { APIError } from "openai/core/error";
import * as z from "zod";
import type { Env } from "../env";
import { Refusal } from "../refusal";
import { type Prompt, sendPrompt, ANSWER_LENGTH_MAX, TOO_LONG } from "./client.server";
import { declined, FILTERED, upstreamRefusal } from "./failure.server";
import { withoutReasoning } from "./reasoning";
import type { Usage } from "./rules";
import { type TimeLimits, startTimeLimit } from "./time-limit";

const LIMITS: TimeLimits = { totalMs: 180_000, idleMs: 30_000 };

/** `text` is without reasoning; `isCut`: at `max_tokens` or by the content filter. */
export interface Answer {
  text: string;
  isFinished: boolean;
  isCut: boolean;
}

export interface AnswerListener {
  onPiece: (piece: string) => void;
  onUsage: (usage: Usage) => void;
}

const INCOMPLETE_REASONS = ["length", "content_filter"];

const part = z
  .object({ type: z.enum(["text", "output_text"]), text: z.string() })
  .transform(({ text }) => text)
  .catch("");
const parts = z.array(part).transform((texts) => texts.join(""));
const message = z
  .object({
    content: z.union([z.string(), parts]).nullish().catch(null),
    refusal: z.string().nullish().catch(null),
  })
  .nullish();
/** An event of a stream, or a whole answer. */
const reply = z
  .object({
    choices: z
      .array(z.object({ delta: message, message, finish_reason: z.string().nullish(), error: z.unknown().optional() }))
      .catch([]),
    usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish().catch(null),
    error: z.unknown().optional(),
  })
  .catch({ choices: [], usage: null, error: null });

/** Ends with `signal` or the time limits, retries included. Throws `Refusal("upstream")`. */
export async function complete(
  env: Env,
  prompt: Prompt,
  signal: AbortSignal,
  reader: AnswerListener,
  limits = LIMITS,
): Promise<Answer> {
  const key = env.OPENAI_API_KEY?.trim() ?? "";
  const limit = startTimeLimit(limits, signal);
  const answer: Answer = { text: "", isFinished: false, isCut: false };
  let refusal = "";
  let isFiltered = false;
  try {
    for await (const event of await sendPrompt(env, key, prompt, limit)) {
      const { choices, usage, error } = reply.parse(event);
      if (usage) reader.onUsage(usage);
      const [choice] = choices;
      const failure = error ?? choice?.error;
      if (failure) throw new APIError(undefined, failure, undefined, undefined);
      if (choice?.finish_reason || choice?.message) answer.isFinished = true;
      if (INCOMPLETE_REASONS.includes(choice?.finish_reason ?? "")) answer.isCut = true;
      if (choice?.finish_reason === "content_filter") isFiltered = true;
      refusal += choice?.delta?.refusal ?? choice?.message?.refusal ?? "";
      const piece = choice?.delta?.content ?? choice?.message?.content;
      if (!piece) continue;
      answer.text += piece;
      if (answer.text.length > ANSWER_LENGTH_MAX) throw new Refusal("upstream", TOO_LONG);
      reader.onPiece(piece);
    }
    limit.signal.throwIfAborted();
    answer.text = withoutReasoning(answer.text);
    if (answer.text.trim() === "" && (refusal || isFiltered))
      throw new Refusal("upstream", refusal ? declined(refusal, key) : FILTERED);
    return answer;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (limit.signal.aborted) throw new Refusal("upstream", `API hatası: ${(limit.signal.reason as Error).message}`);
    throw upstreamRefusal(error, key);
  } finally {
    limit.abort();
  }
}
