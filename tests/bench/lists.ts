import { demoContent, grow, PORTS, signIn, startSite } from "./servers";
import { median, type Row } from "./table";

const ROUNDS = 9;
/** By address below `/api/admin`. */
const LISTS = ["promotions", "blog", "comments", "casinos", "media", "verification", "trash", "activity"];

/** Milliseconds of the panel's lists at 100 times the content: the slowest median of each list's requests. */
export async function lists(): Promise<Row[]> {
  const stateDir = await grow(await demoContent());
  const site = await startSite(PORTS.site, stateDir);
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
    return { query, value: median(times) };
  };
  const rows: Row[] = [];
  for (const list of LISTS) {
    const { total, pages } = await read(list);
    const times = [await measure(list), await measure(`${list}?page=${pages}`), await measure(`${list}?q=bonus`)];
    const [slowest] = times.toSorted((a, b) => b.value - a.value);
    const { value, query } = slowest ?? { value: NaN, query: "" };
    rows.push({ what: `panel at 100 ×: ${list}, ${total}`, value, unit: "ms", atMost: 100, note: query });
  }
  await site.stop();
  return rows;
}
