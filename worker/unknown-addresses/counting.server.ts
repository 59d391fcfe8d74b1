import { eq, sql } from "drizzle-orm";
import { insertFrom } from "../../db/insert-from";
import { ignored_addresses, unknown_visits } from "../../db/schema";
import type { Db } from "../../db/client";
import { isReader } from "../figures/readers";
import { dayInIstanbul } from "../text/calendar";
import { bareHost, parsedUrl } from "../text/url";
import { looksPersonal } from "../visits/personal";
import { countedPath } from "./counted-path";

/** Different addresses that are counted on one day. */
export const ADDRESSES_MAX = 1_000;

/** Counts a request of an address that nothing answers: as a visit of a reader, else as one of a robot. `hosts` are those of this site. */
export async function countUnknown(db: Db, request: Request, hosts: string[], now: Date): Promise<void> {
  const path = countedPath(new URL(request.url));
  if (path === undefined) return;
  const { day, host, visits, robots } = unknown_visits;
  const counted = isReader(request) ? { visits: 1, robots: 0 } : { visits: 0, robots: 1 };
  const values = {
    ...{ day: dayInIstanbul(now), path, host: counted.visits ? otherSite(request, hosts) : "" },
    ...{ ...counted, last_at: now.getTime() },
  };
  const isIgnored = sql`exists (select 1 from ${ignored_addresses} where ${eq(ignored_addresses.path, path)})`;
  const ofDay = sql`from ${unknown_visits} as counted where counted.day = ${values.day}`;
  const hasRoom = sql`exists (select 1 ${ofDay} and counted.path = ${path}) or (select count(*) ${ofDay}) < ${ADDRESSES_MAX}`;
  await insertFrom(db, unknown_visits, values, sql`not ${isIgnored} and (${hasRoom})`).onConflictDoUpdate({
    target: [day, unknown_visits.path],
    set: {
      host: sql`coalesce(nullif(excluded.host, ''), ${host})`,
      visits: sql`${visits} + excluded.visits`,
      robots: sql`${robots} + excluded.robots`,
      last_at: sql`excluded.last_at`,
    },
  });
}

/** The host of another site whose link was followed. */
function otherSite({ headers }: Request, own: string[]): string {
  const referrer = parsedUrl(headers.get("Referer") ?? "");
  const host = referrer && /^https?:$/.test(referrer.protocol) ? bareHost(referrer.hostname) : "";
  return own.includes(host) || looksPersonal(host) ? "" : host;
}
