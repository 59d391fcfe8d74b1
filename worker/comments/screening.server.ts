import { refuseOnOutage } from "../refusal";
import { turnstileSiteKey } from "../secrets/turnstile-site-key";
import { verifyTurnstile } from "../secrets/turnstile.server";
import type { Scope } from "../scope.server";
import { listedIn, withoutHosts } from "./listed-words";
import { rulesFor, senderOf } from "./moderation.server";
import { type CommentInput, WRITING_MS_MIN } from "./rules";
import type { HeldFor } from "./states";
import { COMMENT_FAILED } from "./sentences";
import { stampAge } from "./stamp.server";
import { isRepetitive, linkIn } from "./words";

export interface Screening {
  sender: string;
  held_for?: HeldFor | undefined;
  held_match?: string | undefined;
  lifts?: ("copy" | "burst")[];
}

/** Editors' lists come first, 'always' before 'never' (P8.9). Throws `Refusal("unavailable")`. */
export async function screenComment(scope: Scope, input: CommentInput, address: string): Promise<Screening> {
  const { db, requestId } = scope;
  const text = `${input.user_name}\n${input.comment}`;
  const read = senderOf(db, address).then(async (sender) => ({ sender, ...(await rulesFor(db, sender)) }));
  const { sender, always, never, verdict } = await refuseOnOutage(read, COMMENT_FAILED, requestId);
  if (input.message) return { sender, held_for: "trap" };
  if (verdict === "always") return { sender, held_for: "sender" };
  const listed = listedIn(text, always);
  if (listed !== undefined) return { sender, held_for: "listed", held_match: listed };
  if (verdict === "never") return { sender, lifts: ["copy", "burst"] };
  const link = linkIn(withoutHosts(text, never));
  if (link !== undefined) return { sender, held_for: "link", held_match: link };
  const isLifted = listedIn(text, never) !== undefined;
  if (!isLifted && isRepetitive(input.comment)) return { sender, held_for: "words" };
  return { sender, held_for: await reasonOfSending(scope, input, address), lifts: isLifted ? ["copy"] : [] };
}

async function reasonOfSending(scope: Scope, input: CommentInput, address: string): Promise<HeldFor | undefined> {
  const { db, env, now, requestId } = scope;
  const age = await refuseOnOutage(stampAge(db, input.stamp, input.promotion_id, now), COMMENT_FAILED, requestId);
  if (age === undefined) return "stamp";
  if (age < WRITING_MS_MIN) return "speed";
  const isChallenged = turnstileSiteKey(env) !== undefined;
  if (isChallenged && (await verifyTurnstile(env, input["cf-turnstile-response"], address, requestId)) !== "yes")
    return "challenge";
  return undefined;
}
