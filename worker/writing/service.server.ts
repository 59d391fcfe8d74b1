import * as z from "zod";
import type { Env } from "../env";
import { Refusal } from "../refusal";
import { type Prompt, sendPrompt, ANSWER_LENGTH_MAX, TOO_LONG } from "./client.server";
import { upstreamRefusal } from "./failure.server";
import type { Usage } from "./rules";
import { type TimeLimits, startTimeLimit } from "./time-limit";

const LIMITS: TimeLimits = { totalMs: 180_000, idleMs: 30_000 };

/** `isCut`: at `max_tokens` or by the content filter. */
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

/** An event of a stream, or a whole answer. */
const text = z.object({ content: z.string().nullish().catch(null) }).nullish();
const reply = z
  .object({
    choices: z.array(z.object({ delta: text, message: text, finish_reason: z.string().nullish() })).catch([]),
    usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish().catch(null),
  })
  .catch({ choices: [], usage: null });

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
  try {
    for await (const event of await sendPrompt(env, key, prompt, limit)) {
      const { choices, usage } = reply.parse(event);
      if (usage) reader.onUsage(usage);
      const [choice] = choices;
      if (choice?.finish_reason || choice?.message) answer.isFinished = true;
      if (INCOMPLETE_REASONS.includes(choice?.finish_reason ?? "")) answer.isCut = true;
      const piece = choice?.delta?.content ?? choice?.message?.content;
      if (!piece) continue;
      limit.restartIdleTimer();
      answer.text += piece;
      if (answer.text.length > ANSWER_LENGTH_MAX) throw new Refusal("upstream", TOO_LONG);
      reader.onPiece(piece);
    }
    limit.signal.throwIfAborted();
    return answer;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (limit.signal.aborted) throw new Refusal("upstream", `API hatası: ${(limit.signal.reason as Error).message}`);
    throw upstreamRefusal(error, key);
  } finally {
    limit.abort();
  }
}
