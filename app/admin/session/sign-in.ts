import { useEffect, useState } from "react";
import type { RefusalCode } from "../../../worker/refusal";
import { type SignInInput } from "../../../worker/session/rules";
import { SIGN_IN_BROKE } from "../../../worker/session/sentences";
import { returnAddress } from "./sign-in-again";

/** Longest `Retry-After` (seconds) that is waited for automatically. */
const RETRY_AFTER_MAX = 15;

/** Why signing in failed; `turnstileKey` is set if the Turnstile widget is required. */
export interface SignInRefusal {
  sentence: string;
  turnstileKey?: string | undefined;
  /** Of the API. */
  code?: RefusalCode | undefined;
}

/** Returns the error, if any. After a 429 with a short `Retry-After` it calls `onWait`, waits and retries once. */
export async function requestSignIn(
  input: SignInInput,
  onWait: (sentence: string) => void,
): Promise<SignInRefusal | undefined> {
  const response = await send(input);
  const seconds = Number(response?.headers.get("Retry-After"));
  if (response?.status !== 429 || seconds > RETRY_AFTER_MAX) return refusalOf(response);
  onWait((await refusalOf(response))?.sentence ?? "");
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  return refusalOf(await send(input));
}

const send = (input: SignInInput) =>
  fetch("/api/session", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(input),
  }).catch(() => undefined);

async function refusalOf(response: Response | undefined): Promise<SignInRefusal | undefined> {
  if (!response) return { sentence: SIGN_IN_BROKE };
  if (response.ok) return undefined;
  const body = (await response.json().catch(() => ({}))) as Refused;
  const { message = SIGN_IN_BROKE, code } = body.error ?? {};
  return { sentence: message, turnstileKey: body.turnstile_key, code };
}

interface Refused {
  error?: { code: RefusalCode; message: string };
  turnstile_key?: string;
}

/** Checks the session whenever the tab becomes visible, and redirects if another tab has signed in. */
export function useSignedInElsewhere(search: string): boolean {
  const [isChecking, setChecking] = useState(false);
  useEffect(() => {
    async function check() {
      if (document.visibilityState !== "visible") return;
      setChecking(true);
      const response = await fetch("/api/admin/session").catch(() => undefined);
      if (response?.ok) location.replace(returnAddress(search));
      setChecking(false);
    }
    const onVisible = () => void check();
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, [search]);
  return isChecking;
}
