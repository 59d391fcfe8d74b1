import { Callout } from "@radix-ui/themes";
import { useEffect, useState } from "react";
import { answered, api } from "../api";

/** Time hidden (ms) after which the session is checked again. */
const HIDDEN_MS = 60_000;

/** Checks the session when the tab becomes visible after a while; redirects to the sign-in page if it has ended. */
export function SessionCheck() {
  const [isChecking, setChecking] = useState(false);
  useEffect(() => {
    let hiddenAt = Infinity;
    async function onVisibility() {
      if (document.visibilityState === "hidden") {
        hiddenAt = Date.now();
        return;
      }
      if (Date.now() - hiddenAt < HIDDEN_MS) return;
      setChecking(true);
      await answered(api.session.$get()).catch(() => undefined);
      setChecking(false);
    }
    const listener = () => void onVisibility();
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  }, []);
  if (!isChecking) return null;
  return (
    <Callout.Root mb="4" role="status">
      <Callout.Text>Yetkilendirme kontrol ediliyor...</Callout.Text>
    </Callout.Root>
  );
}
