import { refuseOnOutage } from "../refusal";
import { verifyTurnstile, turnstileSiteKey } from "../turnstile/service.server";
import type { Scope } from "../scope.server";
import { type CommentInput, WRITING_MS_MIN } from "./rules";
import { type HeldFor } from "./states";
import { COMMENT_FAILED } from "./sentences";
import { stampAge } from "./stamp.server";
import { hasLink, isRepetitive } from "./words";

/** What makes a comment look like a bot's (P8.4); undefined for nothing. Throws `Refusal("unavailable")`. */
export async function reasonToHold(scope: Scope, input: CommentInput, address: string): Promise<HeldFor | undefined> {
  const { db, env, now, requestId } = scope;
  if (input.website) return "trap";
  const text = `${input.user_name}\n${input.comment}`;
  if (hasLink(text)) return "link";
  if (isRepetitive(input.comment)) return "words";
  const age = await refuseOnOutage(stampAge(db, input.stamp, input.promotion_id, now), COMMENT_FAILED, requestId);
  if (age === undefined) return "stamp";
  if (age < WRITING_MS_MIN) return "speed";
  const isChallenged = turnstileSiteKey(env) !== undefined;
  if (isChallenged && (await verifyTurnstile(env, input["cf-turnstile-response"], address, requestId)) !== "yes")
    return "challenge";
  return undefined;
}
