import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dayInIstanbul, laterDay } from "../../worker/turkish/calendar";
import { grow, startSite } from "./servers";

/** `npm run bench:lists -- 400`: milliseconds of the panel's lists, as the browser waits for them, at a multiple of the demo content. */
const COPIES = Number(process.argv[2] ?? 100);
const ROUNDS = 9;
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

const stateDir = mkdtempSync(join(tmpdir(), "bonus-rehberi-"));
await (await startSite(8796, stateDir)).stop();
const site = await startSite(8796, await grow(stateDir, COPIES));
const headers = { Cookie: await signIn() };

// The first readings of the library list what the copied records show.
for (let round = 0; round < 100; round++) await read("media");

console.log("list       | rows  | first | last | search | orders, first page");
for (const [list, orders] of Object.entries(LISTS)) {
  const { total, pages } = await read(list);
  const byOrder: string[] = [];
  for (const order of orders) byOrder.push(`${order} ${await measure(`${list}?sort=${order}`)}`);
  const figures = [await measure(list), await measure(`${list}?page=${pages}`), await measure(`${list}?q=bonus`)];
  console.log([list.padEnd(10), total, ...figures, byOrder.join(", ")].join(" | "));
}
const today = dayInIstanbul(new Date());
console.log("calendar, 45 days:", await measure(`calendar?from=${laterDay(today, -22)}&to=${laterDay(today, 22)}`));
console.log("search of all kinds:", await measure("dashboard/search?q=bonus"));
await site.stop();

async function signIn(): Promise<string> {
  const credentials = readFileSync(join(stateDir, "demo-administrator.json"), "utf8");
  const answer = await fetch(`${site.url}/api/session`, {
    method: "PUT",
    body: credentials,
    headers: { "Content-Type": "application/json", Origin: site.url },
  });
  return answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

async function read(query: string): Promise<{ total: number; pages: number }> {
  const answer = await fetch(`${site.url}/api/admin/${query}`, { headers });
  if (answer.status !== 200) throw new Error(`${query}: ${answer.status}`);
  return answer.json<{ total: number; pages: number }>();
}

/** The median of several readings, in milliseconds. */
async function measure(query: string): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await read(query);
    times.push(performance.now() - start);
  }
  return (times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0).toFixed(0);
}
