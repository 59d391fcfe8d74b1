import { href } from "react-router";
import type { SERVICES } from "../../db/schema";
import type { Env } from "../env";
import type { Site } from "../env";

/** Milliseconds after which a service that has not answered counts as failed (B12.8). */
const TIMEOUT_MS = 15_000;
const INDEXNOW = "https://api.indexnow.org/indexnow";
/** Calls under way at once: a Worker has six connections. */
const AT_ONCE = 6;
/** Calls that tell one address each, in a run of the cron. */
const SINGLE_MAX = 30;
/** Addresses told in one call. */
const BATCH_MAX = 500;
const DETAIL_MAX = 200;
const WRONG_ADDRESS = "INDEXING_URL veya INDEXNOW_URL geçerli bir adres değil";

/** Tells a search service of addresses; answers with a sentence for each that failed, by address. */
export interface Announcer {
  service: (typeof SERVICES)[number];
  /** How many addresses it may be told in the time of one call, and in a run of the cron. */
  atOnce: number;
  max: number;
  announce: (addresses: string[]) => Promise<Map<string, string>>;
}

/** The services that are configured; none where nothing is. */
export function announcersOf(env: Env, site: Site): Announcer[] {
  const announcers: Announcer[] = [];
  if (env.INDEXING_URL && env.INDEXING_TOKEN) announcers.push(oneByOne(env.INDEXING_URL, env.INDEXING_TOKEN));
  if (env.INDEXNOW_KEY) announcers.push(indexNow(env.INDEXNOW_URL || INDEXNOW, env.INDEXNOW_KEY, site));
  return announcers;
}

/** `GET {service}/index?url=&token=`; an `error` in the answer is a failure. */
function oneByOne(service: string, token: string): Announcer {
  async function tell(address: string): Promise<string | undefined> {
    const query = new URLSearchParams({ url: address, token });
    return failureOf(`${service.replace(/\/+$/, "")}/index?${query}`, {});
  }
  return {
    service: "indexing",
    atOnce: AT_ONCE,
    max: SINGLE_MAX,
    async announce(addresses) {
      const failed = new Map<string, string>();
      const left = [...addresses];
      const line = async () => {
        for (let address = left.shift(); address; address = left.shift()) {
          const failure = await tell(address);
          if (failure) failed.set(address, failure);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, line));
      return failed;
    },
  };
}

/** All addresses in one call, shared by the search engines of indexnow.org. */
function indexNow(service: string, key: string, site: Site): Announcer {
  return {
    service: "indexnow",
    atOnce: BATCH_MAX,
    max: BATCH_MAX,
    async announce(addresses) {
      const body = {
        host: new URL(site.url).host,
        key,
        keyLocation: new URL(href("/indexnow.txt"), site.url).href,
        urlList: addresses,
      };
      const failure = await failureOf(service, {
        method: "POST",
        headers: { "Content-Type": "application/json; charset=utf-8" },
        body: JSON.stringify(body),
      });
      return new Map(failure ? addresses.map((address) => [address, failure]) : []);
    },
  };
}

/** Why a call failed; undefined where it succeeded. Never tells the address called, which holds the token. */
async function failureOf(address: string, init: RequestInit): Promise<string | undefined> {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return WRONG_ADDRESS;
  const url = new URL(address);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, { ...init, redirect: "manual", signal });
    const error = errorIn(await response.text());
    if (response.ok && !error) return undefined;
    return `${url.host}: HTTP ${response.status}${error && ` · ${error}`}`;
  } catch {
    return `${url.host}: ${signal.aborted ? `${TIMEOUT_MS / 1_000} saniyede yanıt gelmedi` : "bağlanılamadı"}`;
  }
}

/** What stands in the `error` of a JSON answer, in short; empty without one. */
function errorIn(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    return error ? (typeof error === "string" ? error : JSON.stringify(error)).slice(0, DETAIL_MAX) : "";
  } catch {
    return "";
  }
}
