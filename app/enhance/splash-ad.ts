import { SPONSORED } from "../../worker/html/link-relation";
import { afterFirstPaint } from "./first-paint";

interface Ad {
  title: string;
  image_url: string;
  href: string;
}

/** The ad waits seven seconds, then counts down from five before it can be closed (P9.1). */
const DELAY_MS = 7_000;
const COUNTDOWN_SECONDS = 5;
const VISIT = "splash";
/** Minutes without a page after which the next one begins another visit. */
const VISIT_MS = 30 * 60_000;
const FIELDS = "input, textarea, select";

/** Times in Unix ms: when a visit began, and when its newest page was opened. */
interface Visit {
  since: number;
  last: number;
  seen?: boolean;
}

/** Shows one of the active ads, at most once a visit. The clock of a visit runs on over its pages. */
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

/** Opens the ad once no field has the focus and the comment form is empty, so that it interrupts nobody who writes. */
function showOnceFree(ad: Ad) {
  if (visit().seen) return;
  if (document.activeElement?.matches(FIELDS) || document.querySelector("textarea")?.value)
    addEventListener("focusout", () => setTimeout(() => showOnceFree(ad)), { once: true });
  else show(ad);
}

/** This visit, in whatever tab, with `changes`. Where the browser remembers nothing, the ad counts as seen. */
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
  // Where `closedby` is not known, a click beside the ad and Escape are ours to handle.
  dialog.setAttribute("closedby", "none");
  dialog.oncancel = (event) => event.preventDefault();
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  dialog.tabIndex = -1;
  dialog.showModal();
  // Enter must not open the advertiser before anybody has looked at the ad.
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
