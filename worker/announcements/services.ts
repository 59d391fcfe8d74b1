import { href } from "react-router";
import type { SERVICES } from "../../db/schema";
import type { Env, Site } from "../env";
import { CALLS_PER_CRON_RUN, callOnce, CONCURRENT_CALLS, onEach } from "./outbox.server";

const TIMEOUT_MS = 15_000;
const INDEXNOW = "https://api.indexnow.org/indexnow";
const ADDRESSES_PER_BATCH = 500;
const ERROR_LENGTH_MAX = 200;
const INVALID_SERVICE_URL = "INDEXING_URL veya INDEXNOW_URL geçerli bir adres değil";

export interface Announcer {
  service: (typeof SERVICES)[number];
  limits: { afterResponse: number; cron: number };
  announce: (addresses: string[]) => Promise<Map<string, string>>;
}

export function announcersOf(env: Env, site: Site): Announcer[] {
  const announcers: Announcer[] = [];
  if (env.INDEXING_URL && env.INDEXING_TOKEN) announcers.push(indexingApi(env.INDEXING_URL, env.INDEXING_TOKEN));
  if (env.INDEXNOW_KEY) announcers.push(indexNow(env.INDEXNOW_URL || INDEXNOW, env.INDEXNOW_KEY, site));
  return announcers;
}

function indexingApi(service: string, token: string): Announcer {
  async function announceOne(address: string): Promise<string | undefined> {
    const query = new URLSearchParams({ url: address, token });
    return callService(`${service.replace(/\/+$/, "")}/index?${query}`, {});
  }
  return {
    service: "indexing",
    limits: { afterResponse: CONCURRENT_CALLS, cron: CALLS_PER_CRON_RUN },
    async announce(addresses) {
      const failed = new Map<string, string>();
      await onEach(addresses, async (address) => {
        const error = await announceOne(address);
        if (error) failed.set(address, error);
      });
      return failed;
    },
  };
}

function indexNow(service: string, key: string, site: Site): Announcer {
  return {
    service: "indexnow",
    limits: { afterResponse: ADDRESSES_PER_BATCH, cron: ADDRESSES_PER_BATCH },
    async announce(addresses) {
      const body = {
        host: new URL(site.url).host,
        key,
        keyLocation: new URL(href("/indexnow.txt"), site.url).href,
        urlList: addresses,
      };
      const error = await callService(service, {
        method: "POST",
        headers: { "Content-Type": "application/json; charset=utf-8" },
        body: JSON.stringify(body),
      });
      return new Map(error ? addresses.map((address) => [address, error]) : []);
    },
  };
}

/** Returns an error message without the address, which contains the token; undefined on success. */
async function callService(address: string, init: RequestInit): Promise<string | undefined> {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return INVALID_SERVICE_URL;
  const url = new URL(address);
  const answer = await callOnce(url, init, TIMEOUT_MS, async (response) => {
    const error = errorInBody(await response.text());
    return response.ok && !error ? undefined : `HTTP ${response.status}${error && ` · ${error}`}`;
  });
  return answer && `${url.host}: ${answer}`;
}

function errorInBody(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    return error ? (typeof error === "string" ? error : JSON.stringify(error)).slice(0, ERROR_LENGTH_MAX) : "";
  } catch {
    return "";
  }
}
