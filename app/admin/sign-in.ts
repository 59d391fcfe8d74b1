import { useEffect, useState } from "react";
import { type Credentials, SIGN_IN_BROKE } from "../../worker/session/rules";
import { returnAddress } from "./sign-in-again";

/** Signs in through the API; returns the sentence of a refusal. */
export async function askToSignIn(input: Credentials): Promise<string | undefined> {
  const response = await fetch("/api/session", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(input),
  }).catch(() => undefined);
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
