import { startPanel } from "./panel";
import { demoContent, grow } from "./servers";
import type { Row } from "./table";

/** By address below `/api/admin`. */
const LISTS = ["promotions", "blog", "comments", "casinos", "media", "verification", "trash", "activity"];

/** Milliseconds of the panel's lists at 100 times the content: the slowest median of each list's requests. */
export async function lists(): Promise<Row[]> {
  const panel = await startPanel(await grow(await demoContent()));
  const rows: Row[] = [];
  for (const list of LISTS) {
    const { total, pages } = await panel.read<{ total: number; pages: number }>(list);
    const queries = [list, `${list}?page=${pages}`, `${list}?q=bonus`];
    const times: { query: string; value: number }[] = [];
    for (const query of queries) times.push(await panel.measure(query));
    const [slowest] = times.toSorted((a, b) => b.value - a.value);
    const { value, query } = slowest ?? { value: NaN, query: "" };
    rows.push({ what: `panel at 100 ×: ${list}, ${total}`, value, unit: "ms", atMost: 100, note: query });
  }
  await panel.stop();
  return rows;
}
