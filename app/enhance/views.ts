import { VIEWS_PER_REQUEST_MAX } from "../../worker/views/kinds";
import { addView, returnViews, takeViews } from "./stored-views";

/** Longest time (ms) to leave for a clicked link, in browsers without `pageswap`. */
const LEAVING_MS = 5_000;
/** This many views are sent before the visit ends. */
const WAITING_MAX = 10;

/** Until then (by `performance.now()`) hiding the page counts as a change to another page of the site. */
let leavesUntil = 0;

/**
 * Counts the view of the record in `data-views`. The views of a visit are sent in one request when it leaves the site
 * or its tab is hidden, which is the last event that phones reliably fire.
 */
export function countView() {
  const shown = document.querySelector<HTMLElement>("[data-views]");
  if (shown) count(shown, shown.dataset["views"] ?? "");
  if ("onpageswap" in window)
    addEventListener("pageswap", ({ activation }) => (leavesUntil = activation ? Infinity : 0));
  else
    addEventListener("click", (event) => (leavesUntil = leadsWithinSite(event) ? performance.now() + LEAVING_MS : 0));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") return;
    if (leavesUntil < performance.now() && navigator.onLine) sendWaiting();
    leavesUntil = 0;
  });
}

function count(shown: HTMLElement, view: string) {
  const waiting = addView(view);
  if (!waiting) return void send([view]).catch(() => undefined);
  // The server has not counted this view yet.
  if (view.startsWith("post/") && waiting.includes(view)) {
    const views = Number(shown.textContent.replace(/\D/g, "")) + 1;
    shown.textContent = `${views.toLocaleString("tr-TR")} görüntülenme`;
  }
  if (waiting.length >= WAITING_MAX) sendWaiting();
}

function sendWaiting() {
  const views = takeViews(VIEWS_PER_REQUEST_MAX);
  if (views.length > 0) send(views).catch(() => returnViews(views));
}

async function send(sent: string[]) {
  const views = sent.map((view) => {
    const [kind, id] = view.split("/");
    return { kind, id };
  });
  const { status } = await fetch("/api/views", {
    method: "POST",
    keepalive: true,
    priority: "low",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ views }),
  });
  if (status >= 500) throw new Error(`${status}`);
}

function leadsWithinSite({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  const link = (target as Element).closest("a");
  return link?.origin === location.origin && !link.target && !ctrlKey && !metaKey && !shiftKey;
}
