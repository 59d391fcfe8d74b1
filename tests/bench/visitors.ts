import { seededRandom } from "../support/random";
import type { Asked } from "./client";
import { PAGES } from "./pages";

/** Of 100 requests: the others are reads. */
const [VIEWS, COMMENTS] = [15, 5];
const BROWSER = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile";

/** What pages offer to visitors: addresses, records whose views count, and comment forms. */
interface Offer {
  paths: string[];
  viewed: { kind: string; id: string }[];
  forms: { promotion_id: string; stamp: string }[];
}

/** Reads what the site's pages offer, as a browser finds it. */
export async function offerOf(url: string): Promise<Offer> {
  const map = await (await fetch(`${url}/sitemap`)).text();
  const details = Array.from(
    map.matchAll(/href="(\/(?:bonuslar\/[^/"]+|casino|blog)\/[^"?#]+)"/g),
    ([, to = ""]) => to,
  );
  const offer: Offer = { paths: [...Object.values(PAGES), ...details], viewed: [], forms: [] };
  for (const path of new Set(details)) {
    const html = await (await fetch(url + path)).text();
    const [, kind, id = ""] = /data-views="([^"/]+)\/([^"]+)"/.exec(html) ?? [];
    const stamp = /name="stamp" value="([^"]+)"/.exec(html)?.[1];
    if (kind) offer.viewed.push({ kind, id });
    if (kind === "promotion" && stamp) offer.forms.push({ promotion_id: id, stamp });
  }
  return offer;
}

/** The requests of visitors, each from a network address of its own, so that none is limited for another. */
export function visitors(url: string, { paths, viewed, forms }: Offer, seed: number): () => Asked {
  const random = seededRandom(seed);
  let visitor = 0;
  return () => {
    visitor++;
    const address = [10, visitor >> 16, (visitor >> 8) & 255, visitor & 255].join(".");
    const headers = { "User-Agent": BROWSER, "CF-Connecting-IP": address };
    const post = (kind: string, path: string, body: unknown): Asked => {
      const posting = { ...headers, Origin: url, "Content-Type": "application/json" };
      return { kind, method: "POST", path, headers: posting, body: JSON.stringify(body) };
    };
    const share = random(100);
    if (share < COMMENTS) {
      const text = { user_name: `Ziyaretçi ${visitor}`, comment: `Deneme yorumu, sayı ${visitor}`, message: "" };
      return post("comment", "/api/comments", { ...forms[random(forms.length)], ...text, rating: 1 + random(5) });
    }
    if (share < COMMENTS + VIEWS) return post("view", "/api/views", viewed[random(viewed.length)]);
    return { kind: "read", method: "GET", path: paths[random(paths.length)] ?? "/", headers };
  };
}
