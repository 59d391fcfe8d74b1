import { seededRandom } from "../../support/random";
import { FURTHER, PAGES } from "../addresses";
import type { Asked } from "./client";

/** Of 100 requests: the others are reads. */
const VIEWS = 15;
const COMMENTS = 5;
/** Records that a visit has viewed. */
export const VIEWS_A_VISIT = 2;
const BROWSER = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile";

/** What pages offer to visitors: addresses, records whose views count, and comment forms. */
export interface Offer {
  paths: string[];
  viewed: string[];
  forms: { promotion_id: string; stamp: string }[];
}

/** Reads what the site's pages offer, as a browser finds it. */
export async function offerOf(url: string): Promise<Offer> {
  const map = await (await fetch(`${url}/sitemap`)).text();
  const details = Array.from(map.matchAll(/href="(\/(?:bonuslar\/[^/"]+|casino|blog)\/[^"?#]+)"/g), ([, path]) => path);
  const viewed: string[] = [];
  const forms: Offer["forms"] = [];
  for (const path of new Set(details)) {
    const html = await (await fetch(url + path)).text();
    const record = /data-views="([^"]+)"/.exec(html)?.[1];
    const stamp = /name="stamp" value="([^"]+)"/.exec(html)?.[1];
    if (record) viewed.push(record);
    if (record?.startsWith("promotion/") && stamp) forms.push({ promotion_id: record.split("/")[1] ?? "", stamp });
  }
  const paths = [...Object.values(PAGES), ...Object.values(FURTHER), ...details.filter((path) => path !== undefined)];
  return { paths: paths.filter((path) => !path.includes("sayfa=")), viewed, forms };
}

function viewOf(record: string) {
  const [kind, id] = record.split("/");
  return { kind, id };
}

/** The requests of visitors, each from a network address of its own, so that none is limited for another. */
export function visitors(url: string, { paths, viewed, forms }: Offer, seed: number): () => Asked {
  const random = seededRandom(seed);
  const one = <Value>(values: Value[]): Value => {
    const value = values[random(values.length)];
    if (value === undefined) throw new Error("the site offers nothing of this kind");
    return value;
  };
  let visitor = 0;
  return () => {
    visitor++;
    const address = [10, visitor >> 16, (visitor >> 8) & 255, visitor & 255].join(".");
    const headers = { "User-Agent": BROWSER, "CF-Connecting-IP": address };
    const posting = { ...headers, Origin: url, "Content-Type": "application/json" };
    const kind = random(100);
    if (kind < COMMENTS) {
      const text = {
        user_name: `Ziyaretçi ${visitor}`,
        comment: `Deneme yorumu, sayı ${visitor}`,
        rating: 1 + random(5),
      };
      const body = JSON.stringify({ ...one(forms), ...text, message: "" });
      return { kind: "comment", method: "POST", path: "/api/comments", headers: posting, body };
    }
    if (kind < COMMENTS + VIEWS) {
      const first = random(viewed.length);
      const views = Array.from({ length: VIEWS_A_VISIT }, (_, at) =>
        viewOf(viewed[(first + at) % viewed.length] ?? ""),
      );
      return { kind: "view", method: "POST", path: "/api/views", headers: posting, body: JSON.stringify({ views }) };
    }
    return { kind: "read", method: "GET", path: one(paths), headers };
  };
}
