import { refuseOnOutage } from "../refusal";
import { verifyTurnstile, turnstileSiteKey } from "../turnstile/service.server";
import type { Scope } from "../scope.server";
import { addComment, type AddedComment } from "./adding.server";
import { type CommentInput, type HeldFor, WRITING_MS_MIN } from "./rules";
import { COMMENT_FAILED } from "./sentences";
import { stampAge } from "./stamp.server";
import { hasLink, isRepetitive } from "./words";

/** Throws `Refusal`: `not_found`, `invalid`, `too_many`, `unavailable`. */
export async function receiveComment(scope: Scope, input: CommentInput, address: string): Promise<AddedComment> {
  const { db, now, requestId } = scope;
  const held_for = await reasonToHold(scope, input, address);
  return refuseOnOutage(addComment(db, { ...input, held_for }, address, now), COMMENT_FAILED, requestId);
}

async function reasonToHold(scope: Scope, input: CommentInput, address: string): Promise<HeldFor | undefined> {
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
