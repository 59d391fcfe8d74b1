import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { unavailableIn } from "../../db/unavailable";
import { former_addresses, redirect_settings, redirects, type RedirectStatus } from "../../db/schema";
import { logError } from "../log";
import { isPagePath } from "../records/page-path.server";
import type { Scope } from "../scope.server";
import { addressKey, CLOSED_SEGMENTS, keysOf, targetOf } from "./address-key";
import { presentPath } from "./pages.server";

export interface FoundAnswer {
  /** The rule for the address; `target` is a path of this site or an https address, empty for 410. */
  rule?: { id: string; status: RedirectStatus; target: string };
  /** What visitors of an address without a rule get. */
  unknown: "home" | "page";
}

const NEVER = sql`0`;

/** Query: the active rule of each key, in their order, by the unique index, and what unknown addresses get. */
export function answerQuery(db: Db, keys: string[], isTaken: SQL = NEVER) {
  const isAsked = sql`${redirects.source_key} = asked.value`;
  return db
    .select({
      id: redirects.id,
      key: redirects.source_key,
      status: redirects.status,
      target: redirects.target,
      present: presentPath(sql`${redirects.record_id}`).as("present"),
      unknown: sql<"home" | "page">`(select ${redirect_settings.unknown_addresses} from ${redirect_settings})`.as(
        "unknown",
      ),
    })
    .from(sql`json_each(${JSON.stringify(keys)}) as asked`)
    .leftJoin(redirects, and(isAsked, sql`+${redirects.is_active}`, sql`not ${isTaken}`));
}

/** Finds the most exact active rule for an address, unless `isTaken` (SQL). */
export async function findAnswer(db: Db, { pathname, search }: URL, isTaken?: SQL): Promise<FoundAnswer> {
  const keys = keysOf(pathname, search);
  const found = await answerQuery(db, keys, isTaken);
  const first = found.find(({ id }) => id) ?? found[0];
  const unknown = first?.unknown ?? "home";
  if (!first?.id || !first.status || first.key === null) return { unknown };
  const target = located(pathname, first.key, first.target ?? "", first.present);
  const leadsBack = first.status !== "410" && addressKey(target) === addressKey(pathname + search);
  return leadsBack ? { unknown } : { rule: { id: first.id, status: first.status, target }, unknown };
}

/** The redirect of an address that the site would write as `path`, if no page has that path or had it. */
export async function leadUntidy(scope: Scope, path: string, search: string): Promise<Response | undefined> {
  if (CLOSED_SEGMENTS.includes(path.split("/")[1] ?? "")) return undefined;
  const readable = decodeURIComponent(path);
  const isFormer = sql`exists (select 1 from ${former_addresses} where ${former_addresses.path} = ${readable})`;
  const url = new URL(path + search, scope.url);
  const { rule } = await findAnswer(scope.db, url, sql`(${isPagePath(readable)} or ${isFormer})`).catch(
    (error: unknown): Partial<FoundAnswer> => {
      if (!unavailableIn(error)) throw error;
      logError(error, scope.requestId);
      return {};
    },
  );
  if (!rule || rule.status === "410") return undefined;
  scope.noteHit(rule.id);
  return new Response(null, { status: Number(rule.status), headers: { Location: rule.target } });
}

/** The target of a rule as browsers take it. */
function located(pathname: string, key: string, stored: string, present: string | null): string {
  if (stored === "") return "";
  const [suffix = ""] = /[?#].*$/s.exec(stored) ?? [];
  const target = present ? present + suffix : targetOf(pathname, key, stored);
  const url = new URL(target, "https://site.invalid");
  return target.startsWith("/") ? url.pathname + url.search + url.hash : url.href;
}
