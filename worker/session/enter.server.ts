import { clientAddress } from "../http/client-address";
import { orRefuse, Refusal } from "../refusal";
import { isPerson, turnstileKey } from "../turnstile/service.server";
import type { Scope } from "../scope.server";
import { countAttempt } from "./attempts.server";
import { refuseFlood } from "./flood.server";
import { AUTHORISATION_FAILED, PROOF_MISSING, PROOF_REFUSED, SIGN_IN_BROKE, type SignIn } from "./rules";
import { accountOf, attemptOf, beginSession } from "./session.server";

/**
 * Signs an administrator in, by the API or by the form, and returns the `Set-Cookie` headers to send.
 * Throws `Refusal`: `unauthenticated` (the same for an unknown e-mail and a wrong password), `forbidden` (not an
 * administrator), `too_many`, `unproven` (a stranger's token of Turnstile is missing or wrong), `unavailable`.
 */
export async function enter(scope: Scope, request: Request, input: SignIn): Promise<string[]> {
  const { db, env, isSecure, now, requestId } = scope;
  const token = input["cf-turnstile-response"];
  const proof = turnstileKey(env) === undefined ? "none" : token ? "sent" : "missing";
  const address = clientAddress(request);
  await refuseFlood(env, address);
  const attempt = await orRefuse(attemptOf(db, isSecure, input, request, address, now), SIGN_IN_BROKE, requestId);
  const isAsked = await orRefuse(countAttempt(db, attempt, now, proof), SIGN_IN_BROKE, requestId);
  if (isAsked) await refuseUnproven(scope, address, token);
  const account = await orRefuse(accountOf(db, input, attempt, now), SIGN_IN_BROKE, requestId);
  return orRefuse(beginSession(db, isSecure, account, request, now), AUTHORISATION_FAILED, requestId);
}

/** Where Turnstile gives no answer the attempt passes, else its failure would keep every administrator out. */
async function refuseUnproven({ env, requestId }: Scope, address: string, token: string) {
  if ((await isPerson(env, token, address, requestId)) !== "no") return;
  throw new Refusal("unproven", token ? PROOF_REFUSED : PROOF_MISSING, { turnstile_key: turnstileKey(env) });
}
