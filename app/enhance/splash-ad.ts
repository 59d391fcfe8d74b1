import { SPONSORED } from "../../worker/html/link-relation";
import { afterFirstPaint } from "./first-paint";

interface Ad {
  title: string;
  image_url: string;
  href: string;
}

/** Delay (ms) before the ad opens; then a countdown of five seconds before it can be closed (P9.1). */
const DELAY_MS = 7_000;
const COUNTDOWN_SECONDS = 5;
const VISIT = "splash";
/** Inactivity (ms) after which a new visit begins. */
const VISIT_MS = 30 * 60_000;
const FIELDS = "input, textarea, select";

/** Start of a visit and its latest page view, in Unix milliseconds. */
interface Visit {
  since: number;
  last: number;
  seen?: boolean;
}

/** Shows one of the active ads, once a visit; the delay counts from the start of the visit. */
export function splashAd() {
  if (!location.pathname.startsWith("/admin") && !visit().seen) afterFirstPaint(fetchAd);
}

function fetchAd() {
  void fetch("/api/splash-ads", { priority: "low" })
    .then((response) => (response.ok ? (response.json() as Promise<Ad[]>) : []))
    .then((ads) => {
      const ad = ads[Math.floor(Math.random() * ads.length)];
      if (ad) setTimeout(() => showOnceFree(ad), visit().since + DELAY_MS - Date.now());
    })
    .catch(() => undefined);
}

/** Opens the ad when no field has the focus and the comment form is empty. */
function showOnceFree(ad: Ad) {
  if (visit().seen) return;
  if (document.activeElement?.matches(FIELDS) || document.querySelector("textarea")?.value)
    addEventListener("focusout", () => setTimeout(() => showOnceFree(ad)), { once: true });
  else show(ad);
}

/** Reads and updates the current visit, shared by all tabs. Without storage the ad counts as seen. */
function visit(changes?: Partial<Visit>): Visit {
  const last = Date.now();
  try {
    const known = JSON.parse(localStorage.getItem(VISIT) ?? "{}") as Partial<Visit>;
    const isOver = !(last - (known.last ?? 0) < VISIT_MS);
    const now = { since: last, ...(!isOver && known), last, ...changes };
    localStorage.setItem(VISIT, JSON.stringify(now));
    return now;
  } catch {
    return { since: last, last, seen: true };
  }
}

function show(ad: Ad) {
  visit({ seen: true });
  document.querySelector<HTMLDialogElement>(".drawer[open]")?.close();
  const dialog = make("dialog", { className: "splash", ariaLabel: ad.title });
  const link = make("a", { href: ad.href, target: "_blank", rel: SPONSORED });
  link.append(make("img", { src: ad.image_url, alt: ad.title, width: 600, height: 600 }));
  link.onclick = () => dialog.close();
  const foot = make("div", {});
  const status = make("span", { className: "who" });
  foot.append(status);
  dialog.append(link, foot);
  // Browsers without `closedby`: a click on the backdrop and Escape are handled here.
  dialog.setAttribute("closedby", "none");
  dialog.oncancel = (event) => event.preventDefault();
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  dialog.tabIndex = -1;
  dialog.showModal();
  // The focus goes to the dialog, so that Enter does not follow the ad's link by accident.
  dialog.focus();
  countDown(COUNTDOWN_SECONDS, status, () => {
    status.textContent = "Reklam";
    const close = make("button", { type: "button", textContent: "Kapat" });
    close.onclick = () => dialog.close();
    foot.append(close);
    dialog.setAttribute("closedby", "any");
    dialog.oncancel = null;
    dialog.onclick = ({ target }) => target === dialog && dialog.close();
  });
}

function countDown(seconds: number, status: HTMLElement, ended: () => void) {
  if (seconds === 0) return ended();
  status.textContent = `Reklam · ${seconds} saniye sonra kapatabilirsiniz`;
  setTimeout(() => countDown(seconds - 1, status, ended), 1_000);
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) {
  return Object.assign(document.createElement(tag), properties);
}
