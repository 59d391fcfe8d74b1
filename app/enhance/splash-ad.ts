import { afterFirstPaint } from "./first-paint";

interface Ad {
  title: string;
  image_url: string;
  href: string;
}

/** Spec public §4 and §9: the popup waits seven seconds, then counts down from five before it can be closed. */
const DELAY_MS = 7_000;
const COUNTDOWN_SECONDS = 5;
const SEEN = "splash-seen";
/** Minutes without a page after which the next one begins another visit. */
const VISIT_MS = 30 * 60_000;

/** Shows one of the active ads, at most once a visit. */
export function splashAd() {
  if (!location.pathname.startsWith("/admin") && !wasSeen()) afterFirstPaint(fetchAd);
}

function fetchAd() {
  void fetch("/api/splash-ads", { priority: "low" })
    .then((response) => (response.ok ? (response.json() as Promise<Ad[]>) : []))
    .then((ads) => {
      const ad = ads[Math.floor(Math.random() * ads.length)];
      if (ad) setTimeout(() => !wasSeen() && show(ad), DELAY_MS);
    })
    .catch(() => undefined);
}

/** Whether this visit, in whatever tab, had its ad. Where the browser remembers nothing, the ad counts as seen. */
function wasSeen(): boolean {
  try {
    const seen = Date.now() - Number(localStorage.getItem(SEEN)) < VISIT_MS;
    if (seen) markSeen();
    return seen;
  } catch {
    return true;
  }
}

function markSeen() {
  localStorage.setItem(SEEN, String(Date.now()));
}

function show(ad: Ad) {
  markSeen();
  document.querySelector<HTMLDialogElement>(".drawer[open]")?.close();
  const dialog = make("dialog", { className: "splash", ariaLabel: ad.title });
  const link = make("a", { href: ad.href, target: "_blank", rel: "sponsored nofollow noopener" });
  link.append(make("img", { src: ad.image_url, alt: ad.title, width: 600, height: 600 }));
  link.onclick = () => dialog.close();
  const foot = make("div", {});
  const status = make("span", { className: "who" });
  foot.append(status);
  dialog.append(link, foot);
  dialog.setAttribute("closedby", "none");
  dialog.oncancel = (event) => event.preventDefault();
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  dialog.showModal();
  countDown(COUNTDOWN_SECONDS, status, () => {
    status.textContent = "Reklam";
    const close = make("button", { type: "button", textContent: "Kapat" });
    close.onclick = () => dialog.close();
    foot.append(close);
    dialog.setAttribute("closedby", "any");
    dialog.oncancel = null;
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
