import type { SentAd } from "../../worker/splash-ads/sent";

/** The splash ads that a page carries. */
export function adsIn(html: string): SentAd[] {
  const [, data = "[]"] = /<template data-ads="([^"]*)">/.exec(html) ?? [];
  const named: Record<string, string> = { "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" };
  return JSON.parse(data.replace(/&(quot|#x27|lt|gt|amp);/g, (entity) => named[entity] ?? "")) as SentAd[];
}
