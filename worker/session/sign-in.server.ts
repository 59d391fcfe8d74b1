import { clientIp } from "../http/client-ip";
import { refuseOnOutage, Refusal } from "../refusal";
import { turnstileSiteKey } from "../secrets/turnstile-site-key";
import { verifyTurnstile } from "../secrets/turnstile.server";
import type { Scope } from "../scope.server";
import { type Attempt, countAttempt } from "./attempts.server";
import { deviceName } from "./device-name";
import { limitSignInRate } from "./sign-in-rate.server";
import { type SignInInput } from "./rules";
import { spendCode } from "./second-factor.server";
import {
  AUTHORISATION_FAILED,
  CODE_NEEDED,
  CODE_WRONG,
  PROOF_MISSING,
  PROOF_REFUSED,
  SIGN_IN_BROKE,
} from "./sentences";
import { verifyCredentials, identifyAttempt, createSession } from "./authentication.server";

/**
 * Returns `Set-Cookie` headers. Throws `Refusal`: `unauthenticated`, `forbidden`, `too_many`, `unproven`,
 * `second_factor`, `unavailable`.
 */
export async function signIn(scope: Scope, request: Request, input: SignInInput): Promise<string[]> {
  const { db, env, now, requestId } = scope;
  const token = input["cf-turnstile-response"];
  const proof = turnstileSiteKey(env) === undefined ? "none" : token ? "sent" : "missing";
  const address = clientIp(request);
  await limitSignInRate(env, address);
  const attempt = await refuseOnOutage(identifyAttempt(db, input, request, address, now), SIGN_IN_BROKE, requestId);
  const isAsked = await refuseOnOutage(countAttempt(db, attempt, now, proof), SIGN_IN_BROKE, requestId);
  if (isAsked) await refuseUnverified(scope, address, token);
  const account = await refuseOnOutage(verifyCredentials(db, input, attempt, now), SIGN_IN_BROKE, requestId);
  await refuseOnOutage(requireCode(scope, account, input.code, attempt), SIGN_IN_BROKE, requestId);
  const cookies = await refuseOnOutage(createSession(db, account, request, now), AUTHORISATION_FAILED, requestId);
  const device = deviceName(request.headers.get("User-Agent") ?? "");
  if (!("known" in attempt)) scope.tell({ kind: "sign_in", about: `${input.email.toLowerCase()}, ${device}` });
  return cookies;
}

/** Asked for after the password, so that nobody learns which accounts have a second factor. */
async function requireCode({ db, now }: Scope, account: string, code: string, attempt: Attempt) {
  const answer = await spendCode(db, account, code, attempt, now);
  if (answer === "missing") throw new Refusal("second_factor", CODE_NEEDED);
  if (answer === "wrong") throw new Refusal("second_factor", CODE_WRONG, { fields: { code: CODE_WRONG } });
}

/** Passes if Turnstile does not answer: an outage must not lock administrators out. */
async function refuseUnverified({ env, requestId }: Scope, address: string, token: string) {
  if ((await verifyTurnstile(env, token, address, requestId)) !== "no") return;
  throw new Refusal("unproven", token ? PROOF_REFUSED : PROOF_MISSING, { turnstile_key: turnstileSiteKey(env) });
}
