import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dayInIstanbul, laterDay } from "../../../worker/turkish/calendar";
import { PORTS, startSite } from "../servers";
import { median, type Row } from "../table";

const ROUNDS = 9;
/** By resource of `/api/admin`: the columns that it can be ordered by. */
const LISTS = {
  promotions: ["created_at", "title", "casino", "category", "promotion_code", "is_active", "expiry_date"],
  blog: ["created_at", "title", "is_published", "view_count", "published_at"],
  comments: ["created_at", "user_name", "rating", "promotion"],
  casinos: ["created_at", "name", "url"],
  media: [],
  "media/lost": [],
  verification: [],
  trash: [],
  activity: [],
  "dashboard/faults": [],
};

/** Milliseconds of the panel's lists, as the browser waits for them: the slowest median of each list's requests. */
export async function panelLists(stateDir: string, raw: Record<string, unknown>): Promise<Row[]> {
  const site = await startSite(PORTS.grown, stateDir);
  const headers = { Cookie: await signIn(site.url, stateDir) };
  const read = async (query: string) => {
    const answer = await fetch(`${site.url}/api/admin/${query}`, { headers });
    if (answer.status !== 200) throw new Error(`${query}: ${answer.status}`);
    return answer.json<{ total: number; pages: number }>();
  };
  const measure = async (query: string) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      await read(query);
      times.push(performance.now() - start);
    }
    return median(times);
  };
  // The first readings of the library list what the copied records show.
  for (let round = 0; round < 100; round++) await read("media");

  const rows: Row[] = [];
  const add = async (what: string, queries: string[], note?: string) => {
    const times: [string, number][] = [];
    for (const query of queries) times.push([query, await measure(query)]);
    raw[what] = Object.fromEntries(times);
    const [slowest = "", value = NaN] = times.toSorted(([, a], [, b]) => b - a)[0] ?? [];
    rows.push({ what: `panel at 100 ×: ${what}`, value, unit: "ms", atMost: 100, note: note ?? slowest });
  };
  for (const [list, orders] of Object.entries(LISTS)) {
    const { total, pages } = await read(list);
    const queries = [
      list,
      `${list}?page=${pages}`,
      `${list}?q=bonus`,
      ...orders.map((order) => `${list}?sort=${order}`),
    ];
    await add(`${list}, ${total}`, queries);
  }
  const today = dayInIstanbul(new Date());
  await add("calendar", [`calendar?from=${laterDay(today, -22)}&to=${laterDay(today, 22)}`], "45 days");
  await add("search of all kinds", ["dashboard/search?q=bonus"]);
  await site.stop();
  return rows;
}

async function signIn(url: string, stateDir: string): Promise<string> {
  const answer = await fetch(`${url}/api/session`, {
    method: "PUT",
    body: readFileSync(join(stateDir, "demo-administrator.json"), "utf8"),
    headers: { "Content-Type": "application/json", Origin: url },
  });
  return answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}
