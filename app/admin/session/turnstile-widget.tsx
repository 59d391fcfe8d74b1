import { Text } from "@radix-ui/themes";
import { useEffect, useId, useRef, useState } from "react";
import { TURNSTILE_SCRIPT_URL } from "../../../worker/secrets/turnstile-urls";

/** Timeout (ms) for loading Turnstile's script. */
const DEADLINE_MS = 10_000;
/** Width in pixels below which the compact widget is used. */
const NARROW = 300;
/** Sent when the widget did not load: Turnstile rejects it, but the server accepts it during an outage of Turnstile. */
const NO_WIDGET = "no-widget";

interface Turnstile {
  render(container: HTMLElement, options: Record<string, unknown>): string;
  remove(id: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

let loading: Promise<Turnstile> | undefined;

/** Loads the script once; retries after a failure. */
function loadTurnstile(): Promise<Turnstile> {
  if (window.turnstile) return Promise.resolve(window.turnstile);
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => reject(new Error("Turnstile did not load"));
    script.src = `${TURNSTILE_SCRIPT_URL}?render=explicit`;
    script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
    script.addEventListener("load", () => (window.turnstile ? resolve(window.turnstile) : fail()));
    script.addEventListener("error", fail);
    setTimeout(fail, DEADLINE_MS);
    document.head.appendChild(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** `onToken` must be stable; it gets "" when a token expires. A token is valid once: change `key` for a new one. */
export function TurnstileWidget({ siteKey, onToken }: { siteKey: string; onToken: (token: string) => void }) {
  const container = useRef<HTMLDivElement>(null);
  const title = useId();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let remove = () => {};
    let isGone = false;
    const tell = (token: string, failed = false) => {
      if (isGone) return;
      setFailed(failed);
      onToken(token);
    };
    const fail = () => {
      tell(NO_WIDGET, true);
      return true;
    };
    const show = (turnstile: Turnstile) => {
      if (isGone || !container.current) return;
      const id = turnstile.render(container.current, {
        sitekey: siteKey,
        language: "tr",
        size: container.current.clientWidth < NARROW ? "compact" : "flexible",
        callback: (token: string) => tell(token),
        "expired-callback": () => tell(""),
        "error-callback": fail,
        "unsupported-callback": fail,
      });
      remove = () => turnstile.remove(id);
    };
    onToken("");
    loadTurnstile().then(show).catch(fail);
    return () => {
      isGone = true;
      remove();
    };
  }, [siteKey, onToken]);
  return (
    <div role="group" aria-labelledby={title}>
      <Text as="p" size="2" weight="medium" mb="1" id={title}>
        Güvenlik doğrulaması
      </Text>
      <div className={hasFailed ? undefined : "turnstile-widget"} ref={container} />
      {hasFailed && (
        <Text as="p" size="1" className="field-error" role="alert">
          Doğrulama yüklenemedi. Bağlantınızı ve reklam engelleyicinizi kontrol edip tekrar deneyin.
        </Text>
      )}
    </div>
  );
}
