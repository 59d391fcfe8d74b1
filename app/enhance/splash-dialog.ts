import { SPONSORED } from "../../worker/text/link-relation";
import style from "../ui/styles/splash.css?inline";
import { visit } from "./visit";

export interface Ad {
  title: string;
  image_url: string;
  srcset?: string;
  href: string;
}

const COUNTDOWN_SECONDS = 5;
const FIELDS = "input, textarea, select";

/** Opens the ad when no field has the focus and the comment form is empty. */
export function showOnceFree(ad: Ad) {
  if (visit().seen) return;
  if (document.activeElement?.matches(FIELDS) || document.querySelector<HTMLTextAreaElement>("[name=comment]")?.value)
    addEventListener("focusout", () => setTimeout(() => showOnceFree(ad)), { once: true });
  else {
    visit({ seen: true });
    showAd(ad);
  }
}

/** Opens an ad that can be closed after a countdown of five seconds (P9.2). */
function showAd(ad: Ad) {
  adoptStyle();
  document.querySelector<HTMLDialogElement>(".drawer[open]")?.close();
  const dialog = make("dialog", { className: "splash", ariaLabel: ad.title });
  const link = make("a", { href: ad.href, target: "_blank", rel: SPONSORED });
  const variants = ad.srcset ? { sizes: "min(24rem,100vw)", srcset: ad.srcset } : {};
  link.append(make("img", { ...variants, src: ad.image_url, alt: ad.title, width: 600, height: 600 }));
  link.onclick = () => dialog.close();
  const foot = make("div", {});
  const status = make("span", {});
  foot.append(status);
  dialog.append(link, foot);
  // Browsers without `closedby`: a click on the backdrop and Escape are handled here. A second Escape cannot be
  // cancelled, so its key is.
  dialog.setAttribute("closedby", "none");
  dialog.oncancel = (event) => event.preventDefault();
  dialog.onkeydown = (event) => event.key === "Escape" && event.preventDefault();
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
    if (document.activeElement === dialog) close.focus();
    dialog.setAttribute("closedby", "any");
    dialog.oncancel = dialog.onkeydown = null;
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

/** A page's policy allows no style element but its own. */
function adoptStyle() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}
