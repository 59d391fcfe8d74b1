import * as z from "zod";
import type { Env } from "../env";
import { Refusal } from "../refusal";
import { type Prompt, request, TEXT_MAX, TOO_LONG } from "./client.server";
import { failureOf } from "./failure.server";
import type { Usage } from "./rules";
import { type Limits, timeLimit } from "./time-limit";

const LIMITS: Limits = { total: 180_000, silence: 30_000 };

/** What came of a call. `isCut`: it ended at `max_tokens`, or where the service took offence. */
export interface Answer {
  text: string;
  isFinished: boolean;
  isCut: boolean;
}

/** Who reads along: each piece of the text as it comes, and what the call has cost, as soon as the service tells. */
export interface Reader {
  onPiece: (piece: string) => void;
  onUsage: (usage: Usage) => void;
}

/** Reasons to end before the answer is whole. */
const CUTS = ["length", "content_filter"];

/** One event of a stream, or the whole answer where the service does not stream. */
const text = z.object({ content: z.string().nullish().catch(null) }).nullish();
const reply = z
  .object({
    choices: z.array(z.object({ delta: text, message: text, finish_reason: z.string().nullish() })).catch([]),
    usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish().catch(null),
  })
  .catch({ choices: [], usage: null });

/**
 * Asks the text service while `reader` reads along. Ends when `hangUp` does and by our own limits, retries included.
 * Throws `Refusal("upstream")` with the catalogue's sentence.
 */
export async function complete(
  env: Env,
  prompt: Prompt,
  hangUp: AbortSignal,
  reader: Reader,
  limits = LIMITS,
): Promise<Answer> {
  const key = env.OPENAI_API_KEY?.trim() ?? "";
  const limit = timeLimit(limits, hangUp);
  const answer: Answer = { text: "", isFinished: false, isCut: false };
  try {
    for await (const event of await request(env, key, prompt, limit)) {
      const { choices, usage } = reply.parse(event);
      if (usage) reader.onUsage(usage);
      const [choice] = choices;
      if (choice?.finish_reason || choice?.message) answer.isFinished = true;
      if (CUTS.includes(choice?.finish_reason ?? "")) answer.isCut = true;
      const piece = choice?.delta?.content ?? choice?.message?.content;
      if (!piece) continue;
      limit.heard();
      answer.text += piece;
      if (answer.text.length > TEXT_MAX) throw new Refusal("upstream", TOO_LONG);
      reader.onPiece(piece);
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
