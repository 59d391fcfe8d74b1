import { isFilter } from "../../worker/visits/constants";
import { isText, store, stored } from "../stored";

/** Time (ms) without a change after which a search is told that was typed. */
const PAUSE_MS = 2_000;
/** Session storage key of the query string that was reported last. */
const TOLD = "z";
const TERM_MAX = 100;
const LISTS = /^\/(bonuslar|guvenilir-siteler)\/?$/;
const HITS = /\((\d+) (?:sonuç|site)\)$/;

interface Page {
  path: string;
  /** With its question mark. */
  query: string;
  referrer: string;
  /** Undefined unless it is a list with a search or filters. */
  hits: number | undefined;
}

interface Report {
  entry?: { path: string; referrer: string };
  search?: { term: string; hits: number };
  filters?: string[];
}

/** What to tell of a page: how the visit began, and the search and filters that `told` lacks. */
export function reportOf({ path, query, referrer, hits }: Page, told: string, isFirst: boolean): Report | undefined {
  const report: Report = {};
  if (isFirst) report.entry = { path, referrer: referrer.split("/")[2] ?? "" };
  if (hits !== undefined && LISTS.test(path)) {
    const [chosen, before] = [new URLSearchParams(query), new URLSearchParams(told)];
    const term = chosen.get("q")?.trim().slice(0, TERM_MAX);
    if (term && term !== before.get("q")?.trim()) report.search = { term, hits };
    const filters = [...new Set(chosen.keys())].filter(
      (name) => isFilter(name) && chosen.get(name) && !before.get(name),
    );
    if (filters.length > 0) report.filters = filters;
  }
  return Object.keys(report).length > 0 ? report : undefined;
}

/** How many records a list has found, sites above it included. */
export function hitsOn(page: Document): number | undefined {
  const [, total] = HITS.exec(page.querySelector(".active-filter span")?.textContent ?? "") ?? [];
  return total === undefined ? undefined : Number(total) + page.querySelectorAll(".results .hit").length;
}

/** Tells of the page, at once or when the visitor turns to it. */
export function tellWhenShown(isFirst: boolean) {
  if (document.visibilityState === "visible") tell(isFirst);
  else document.addEventListener("visibilitychange", () => tellWhenShown(isFirst), { once: true });
}

let pending: ReturnType<typeof setTimeout> | undefined;

/** Tells of a list that changed in place, once its visitor pauses or leaves. */
export function tellSoon() {
  clearTimeout(pending);
  pending = setTimeout(tellPending, PAUSE_MS);
  addEventListener("pagehide", tellPending);
}

function tellPending() {
  if (pending === undefined) return;
  clearTimeout(pending);
  pending = undefined;
  tell(false);
}

function tell(isFirst: boolean) {
  const { pathname: path, search: query } = location;
  const hits = hitsOn(document);
  const report = reportOf({ path, query, referrer: document.referrer, hits }, isFirst ? "" : toldBefore(), isFirst);
  // Without storage, each page of its results reports a search again.
  if (LISTS.test(path)) store("sessionStorage", TOLD, query);
  if (!report) return;
  const body = JSON.stringify(report);
  const headers = { "Content-Type": "application/json" };
  fetch("/api/visits", { method: "POST", keepalive: true, priority: "low", headers, body }).catch(() => undefined);
}

export const toldBefore = () => stored("sessionStorage", TOLD, isText) ?? "";
