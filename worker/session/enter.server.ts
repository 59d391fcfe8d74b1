import { writeOrRefuse } from "../http/deadline";
import type { Scope } from "../scope.server";
import { refuseFlood } from "./flood.server";
import { AUTHORISATION_FAILED, type Credentials, SIGN_IN_BROKE } from "./rules";
import { accountOf, beginSession } from "./session.server";

/**
 * Signs an administrator in, by the API or by the form, and returns the `Set-Cookie` headers to send.
 * Throws `Refusal`: `unauthenticated` (the same for an unknown e-mail and a wrong password), `forbidden` (not an
 * administrator), `too_many`, `unavailable`.
 */
export async function enter(scope: Scope, request: Request, input: Credentials): Promise<string[]> {
  const { db, env, isSecure, now, requestId } = scope;
  await refuseFlood(env, request);
  const account = await writeOrRefuse(() => accountOf(db, isSecure, input, request, now), SIGN_IN_BROKE, requestId);
  return writeOrRefuse(() => beginSession(db, isSecure, account, request, now), AUTHORISATION_FAILED, requestId);
}
