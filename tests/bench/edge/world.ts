import { cpSync, globSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import type { Db } from "../../../db/client";
import { seededRandom } from "../../support/random";
import { PAGES } from "../addresses";
import { startSite, PORTS } from "../servers";

/** Every address of the site map with the cache tags that the Worker gives it, by popularity; a search has none. */
export async function taggedPages(stateDir: string, seed: number): Promise<Map<string, Set<string>>> {
  const site = await startSite(PORTS.site, stateDir);
  const paths = await addressesIn(site.url, "/sitemap.xml");
  const random = seededRandom(seed);
  const leading = Object.values(PAGES);
  const others = paths.filter((path) => !leading.includes(path)).map((path) => ({ path, place: random(1_000_000) }));
  const pages = new Map<string, Set<string>>();
  for (const path of [...leading, ...others.sort((a, b) => a.place - b.place).map(({ path }) => path)]) {
    const answer = await fetch(site.url + path);
    await answer.arrayBuffer();
    if (answer.status === 200) pages.set(path, new Set(answer.headers.get("Cache-Tag")?.split(",")));
  }
  await site.stop();
  return pages;
}

async function addressesIn(origin: string, file: string): Promise<string[]> {
  const xml = await (await fetch(origin + file)).text();
  const paths = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => new URL(address).pathname);
  const found: string[] = [];
  for (const path of paths) found.push(...(path.endsWith(".xml") ? await addressesIn(origin, path) : [path]));
  return found;
}

/** A copy of the local D1's file, with the migrations' triggers, to write to. */
export function databaseCopy(stateDir: string): Db {
  const copy = mkdtempSync(join(tmpdir(), "edge-"));
  cpSync(join(stateDir, "v3/d1"), copy, { recursive: true });
  const [file] = globSync(`${copy}/**/*.sqlite`).filter((path) => !path.endsWith("metadata.sqlite"));
  if (!file) throw new Error(`no database in ${stateDir}`);
  const client = createClient({ url: `file:${file}` });
  return drizzle(client) as unknown as Db;
}
