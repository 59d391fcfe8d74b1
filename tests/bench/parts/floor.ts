import { setTimeout as wait } from "node:timers/promises";
import { ElementType, parseDocument } from "htmlparser2";
import { PAGES, UNKNOWN } from "../addresses";
import { PORTS, type Running, startHello, startOther, startSite } from "../servers";
import type { Row } from "../table";
import type { Node, Recorded } from "./floor-worker";
import { beside, type Slice } from "./pages";

const LOGGED_MS = 250;

type Child = ReturnType<typeof parseDocument>["children"][number];

function nodeOf(child: Child): Node[] {
  if (child.type === ElementType.Text) return [child.data];
  if (!("name" in child) || !("attribs" in child)) return [];
  return [{ tag: child.name, attributes: child.attribs, children: child.children.flatMap(nodeOf) }];
}

/** What a page sends, and the statements that it takes when it is rendered anew. */
async function recorded(site: Running, path: string) {
  await fetch(site.url + path);
  await wait(LOGGED_MS);
  site.printed();
  const answer = await fetch(site.url + path);
  const body = await answer.text();
  await wait(LOGGED_MS);
  const trips = site
    .printed()
    .filter((line) => line.startsWith('{"sql"'))
    .map((line) => JSON.parse(line) as { sql: string[]; params: unknown[][] });
  const statements = trips.flatMap(({ sql, params }) =>
    sql.map((text, at) => ({ sql: text, params: params[at] ?? [] })),
  );
  if (statements.length === 0) throw new Error(`${path} took no statements`);
  const headers = [...answer.headers].filter(
    ([name]) => !/^(content-(encoding|length)|transfer-encoding|date)$/.test(name),
  );
  const [root = ""] = parseDocument(body).children.flatMap(nodeOf);
  return JSON.stringify({ body, root, headers, statements } satisfies Recorded);
}

const unknown = Object.entries(UNKNOWN).map(([name, path]) => [name, path.replace("[id]", "1")]);
const ADDRESSES = { ...PAGES, ...(Object.fromEntries(unknown) as typeof UNKNOWN) };

/**
 * Lower bounds of a page: the same bytes, headers and statements (in one batch) without any work of the Worker, and the
 * same with Hono, React Router and React rendering the same elements, but none of our code.
 */
export async function floor(stateDir: string, raw: Record<string, Slice[][]>): Promise<Row[]> {
  const site = await startSite(PORTS.site, stateDir, { PAGE_CACHE: "off", LOG_SQL: "1" });
  const pages = new Map<string, string>();
  for (const path of Object.values(ADDRESSES)) pages.set(path, await recorded(site, path));
  await site.stop();
  const hello = await startHello();
  const other = await startOther("tests/bench/parts/floor-worker.ts", stateDir, PORTS.site);
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(ADDRESSES)) {
    await fetch(other.url + path, { method: "POST", body: pages.get(path) ?? "" });
    const remembered = await beside(hello, other, path, raw);
    const anew = await beside(hello, other, `/anew${path}`, raw);
    const rendered = await beside(hello, other, `/frameworks${path}`, raw);
    rows.push(
      { what: `without our code, remembered / hello: ${name}`, value: remembered.ratio },
      { what: `without our code, anew / hello: ${name}`, value: anew.ratio },
      { what: `without our code, CPU over a static file: ${name}`, value: anew.cpu, unit: "ms" },
      { what: `with frameworks alone, CPU over a static file: ${name}`, value: rendered.cpu, unit: "ms" },
    );
  }
  await Promise.all([hello.stop(), other.stop()]);
  return rows;
}
