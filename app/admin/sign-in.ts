import { useEffect, useState } from "react";
import { type Credentials, SIGN_IN_BROKE } from "../../worker/session/rules";
import { returnAddress } from "./sign-in-again";

/** Seconds that the sign-in page waits by itself where the server asks it to come back later. */
const PATIENCE = 15;

/**
 * Signs in through the API; returns the sentence of a refusal. Where the server only wants a short wait, `onWait` gets
 * its sentence, and the form is sent once more afterwards.
 */
export async function askToSignIn(input: Credentials, onWait: (sentence: string) => void): Promise<string | undefined> {
  const response = await send(input);
  const seconds = Number(response?.headers.get("Retry-After"));
  if (response?.status !== 429 || seconds > PATIENCE) return sentenceOf(response);
  onWait((await sentenceOf(response)) ?? "");
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  return sentenceOf(await send(input));
}

const send = (input: Credentials) =>
  fetch("/api/session", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(input),
  }).catch(() => undefined);

async function sentenceOf(response: Response | undefined): Promise<string | undefined> {
  if (!response) return SIGN_IN_BROKE;
  if (response.ok) return undefined;
  const body = (await response.json().catch(() => ({}))) as { error?: { message: string } };
  return body.error?.message ?? SIGN_IN_BROKE;
}

/** Looks again when a tab that was left open comes back: somebody may have signed in meanwhile. */
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
