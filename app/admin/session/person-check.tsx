import { Text } from "@radix-ui/themes";
import { useEffect, useId, useRef, useState } from "react";
import { TURNSTILE_SCRIPT_URL } from "../../../worker/turnstile/urls";

/** Milliseconds to wait for Turnstile's script before the form says that it did not load. */
const DEADLINE_MS = 10_000;
/** Pixels below which the widget needs its narrow form. */
const NARROW = 300;
/** Sent where there is no widget: the service refuses it, but where it fails itself the server lets the attempt pass. */
const NO_WIDGET = "no-widget";

interface Turnstile {
  render(place: HTMLElement, options: Record<string, unknown>): string;
  remove(id: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

let loading: Promise<Turnstile> | undefined;

/** Loads the widget's script once; after a failure the next call tries again. */
function loadTurnstile(): Promise<Turnstile> {
  if (window.turnstile) return Promise.resolve(window.turnstile);
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => reject(new Error("Turnstile did not load"));
    script.src = `${TURNSTILE_SCRIPT_URL}?render=explicit`;
    script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
    script.onload = () => (window.turnstile ? resolve(window.turnstile) : fail());
    script.onerror = fail;
    setTimeout(fail, DEADLINE_MS);
    document.head.appendChild(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Turnstile's widget. `onToken` gets each token, "" where one has expired; it must stay the same function. A token is
 * good for one attempt: another `key` makes another widget.
 */
export function PersonCheck({ siteKey, onToken }: { siteKey: string; onToken: (token: string) => void }) {
  const place = useRef<HTMLDivElement>(null);
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
      if (isGone || !place.current) return;
      const id = turnstile.render(place.current, {
        sitekey: siteKey,
        language: "tr",
        size: place.current.clientWidth < NARROW ? "compact" : "flexible",
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
      <div className={hasFailed ? undefined : "person-check"} ref={place} />
      {hasFailed && (
        <Text as="p" size="1" className="field-error" role="alert">
          Doğrulama yüklenemedi. Bağlantınızı ve reklam engelleyicinizi kontrol edip tekrar deneyin.
        </Text>
      )}
    </div>
  );
}
