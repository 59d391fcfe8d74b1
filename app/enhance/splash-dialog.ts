import { adAddress } from "../../worker/outbound/addresses";
import type { SentAd } from "../../worker/splash-ads/sent";
import { SPONSORED } from "../../worker/text/link-relation";
import style from "../ui/styles/splash.css?inline";
import { chooseAd } from "./ad-choice";
import { adoptStyle } from "./adopt-style";
import { keepShow, shownAds } from "./shown-ads";
import { sendView } from "./views";
import { visit } from "./visit";

/** CSS pixels that the shorter side of a phone's screen stays below. */
const PHONE_BELOW = 600;
const COUNTDOWN_SECONDS = 5;
const FIELDS = "input, textarea, select";

/** Opens one of the ads (JSON of `SentAd[]`) when no field has the focus and the comment form is empty. */
export function showOnceFree(ads: string) {
  if (visit().seen) return;
  if (document.activeElement?.matches(FIELDS) || document.querySelector<HTMLTextAreaElement>("[name=comment]")?.value)
    addEventListener("focusout", () => setTimeout(() => showOnceFree(ads)), { once: true });
  else {
    const now = Date.now();
    const shown = shownAds(now);
    const isPhone = Math.min(screen.width, screen.height) < PHONE_BELOW;
    const ad = chooseAd(JSON.parse(ads) as SentAd[], { now, isPhone, shown, random: Math.random() });
    if (!ad) return;
    visit({ seen: true });
    keepShow(shown, ad.id, now);
    showAd(ad);
    void sendView("ad", ad.id);
  }
}

/** Opens an ad that can be closed after a countdown of five seconds (P9.2). */
function showAd(ad: SentAd) {
  adoptStyle(style);
  document.querySelector<HTMLDialogElement>(".drawer[open]")?.close();
  const dialog = make("dialog", { className: "splash", ariaLabel: ad.title });
  const link = make("a", { href: adAddress(ad.id), target: "_blank", rel: SPONSORED });
  const variants = ad.srcset ? { sizes: "min(24rem,100vw)", srcset: ad.srcset } : {};
  link.append(make("img", { ...variants, src: ad.image_url, alt: ad.title, width: 600, height: 600 }));
  link.addEventListener("click", () => dialog.close());
  const foot = make("div", {});
  const status = make("span", {});
  foot.append(status);
  dialog.append(link, foot);
  // Browsers without `closedby`: a click on the backdrop and Escape are handled here. A second Escape cannot be
  // cancelled, so its key is.
  let canClose = false;
  const hold = (event: Event) => canClose || event.preventDefault();
  dialog.setAttribute("closedby", "none");
  dialog.addEventListener("cancel", hold);
  dialog.addEventListener("keydown", (event) => event.key === "Escape" && hold(event));
  dialog.addEventListener("click", ({ target }) => canClose && target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.tabIndex = -1;
  dialog.showModal();
  // The focus goes to the dialog, so that Enter does not follow the ad's link by accident.
  dialog.focus();
  countDown(COUNTDOWN_SECONDS, status, () => {
    status.textContent = "Reklam";
    const close = make("button", { type: "button", textContent: "Kapat" });
    close.addEventListener("click", () => dialog.close());
    foot.append(close);
    if (document.activeElement === dialog) close.focus();
    dialog.setAttribute("closedby", "any");
    canClose = true;
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
