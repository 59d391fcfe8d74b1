import { adAddress } from "../../worker/outbound/addresses";
import { adLabel, type SentAd } from "../../worker/splash-ads/sent";
import { SPONSORED } from "../../worker/text/link-relation";
import style from "../ui/styles/splash.css?inline";
import { chooseAd } from "./ad-choice";
import { watchVisitor } from "./ad-moment";
import { adoptStyle } from "./adopt-style";
import { isFromSearch } from "./search-engines";
import { keepShow, shownAds } from "./shown-ads";
import { sendView } from "./views";
import { visit } from "./visit";

/** CSS pixels that the shorter side of a phone's screen stays below. */
const PHONE_BELOW = 600;
const COUNTDOWN_SECONDS = 5;

/** Shows one of the ads (JSON of `SentAd[]`) at the first quiet moment after its picture has loaded; none without a picture. */
export async function showOnceQuiet(ads: string, since: number) {
  const quiet = watchVisitor(since);
  const ad = choose(JSON.parse(ads) as SentAd[]);
  const picture = ad && (await drawable(ad));
  if (!picture) return;
  await quiet();
  // Another tab may have shown one, and a campaign may have ended.
  if (visit().seen || !choose([ad])) return;
  const now = Date.now();
  visit({ seen: true });
  keepShow(shownAds(now), ad.id, now);
  showAd(ad, picture);
  void sendView("ad", ad.id);
}

function choose(ads: SentAd[]) {
  const now = Date.now();
  const isPhone = Math.min(screen.width, screen.height) < PHONE_BELOW;
  const isLanding = isFromSearch(document.referrer);
  return chooseAd(ads, { now, isPhone, isLanding, shown: shownAds(now), random: Math.random() });
}

/** The picture once it is decoded; undefined if it cannot be. */
function drawable({ srcset, image_url, title }: SentAd): Promise<HTMLImageElement | undefined> {
  const variants = srcset ? { sizes: "min(24rem,100vw)", srcset } : {};
  const picture = make("img", { ...variants, src: image_url, alt: title, width: 600, height: 600 });
  return picture.decode().then(
    () => picture,
    () => undefined,
  );
}

/** Opens an ad that can be closed after a countdown of five seconds (P9.2). */
function showAd({ id, casino }: SentAd, picture: HTMLImageElement) {
  adoptStyle(style);
  const label = adLabel(casino);
  const dialog = make("dialog", { className: "splash", ariaLabel: label });
  const link = make("a", { target: "_blank", rel: SPONSORED });
  link.append(picture);
  link.addEventListener("click", () => link.href && dialog.close());
  const [foot, words, status] = [make("div", {}), make("p", {}), make("small", {})];
  words.append(make("span", { textContent: label }), status);
  foot.append(words);
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
  // The page may come back from the back/forward cache.
  addEventListener("pagehide", () => dialog.close());
  document.body.append(dialog);
  dialog.tabIndex = -1;
  dialog.showModal();
  // The focus goes to the dialog, so that Enter does not follow the ad's link by accident.
  dialog.focus();
  countDown(COUNTDOWN_SECONDS);

  /** A hidden tab does not count. In the first second a tap meant for the page does not follow the link. */
  function countDown(left: number) {
    if (left < COUNTDOWN_SECONDS) link.href = adAddress(id);
    if (left === 0) return allowClosing();
    status.textContent = `${left} saniye sonra kapatabilirsiniz`;
    setTimeout(() => countDown(document.hidden ? left : left - 1), 1_000);
  }

  function allowClosing() {
    status.remove();
    const close = make("button", { type: "button", textContent: "Kapat" });
    close.addEventListener("click", () => dialog.close());
    foot.append(close);
    if (document.activeElement === dialog) close.focus();
    dialog.setAttribute("closedby", "any");
    canClose = true;
  }
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) {
  return Object.assign(document.createElement(tag), properties);
}
