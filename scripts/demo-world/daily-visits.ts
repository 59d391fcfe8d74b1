import type { daily_visits, VisitFact } from "../../db/schema";
import { foldTr } from "../../worker/text/folding";
import { DIRECT, type Filter } from "../../worker/visits/constants";

type DailyVisits = typeof daily_visits.$inferInsert;

/** A page that visits begin on, with its views on each day. */
interface EntryPage {
  path: string;
  days: { day: string; views: number }[];
}

/** Of a hundred visits. */
const REFERRERS: [value: string, share: number][] = [
  ["google.com", 46],
  [DIRECT, 27],
  ["t.me", 9],
  ["bing.com", 5],
  ["yandex.com.tr", 4],
  ["x.com", 4],
  ["instagram.com", 3],
  ["bonus-forumu.example", 2],
];
const LISTS: [path: string, share: number][] = [
  ["/", 31],
  ["/bonuslar", 22],
  ["/guvenilir-siteler", 6],
];
/** The share of a record's views that begin a visit. */
const ENTERED = 0.35;
/** Searches of a hundred visits, as typed, and what the demo content answers. */
const SEARCHES: [term: string, share: number, hits: number][] = [
  ["Deneme bonusu", 3.1, 4],
  ["free spin", 2.2, 12],
  ["hoş geldin", 1.6, 14],
  ["çevrimsiz", 1.4, 11],
  ["kayıp bonusu", 0.9, 7],
  ["Papara", 0.8, 0],
  ["Aviator", 0.6, 0],
  ["kripto", 0.4, 0],
  ["Arkadaşını getir", 0.2, 0],
];
const FILTERS: [name: Filter, share: number][] = [
  ["kategori", 9],
  ["cevrim", 6],
  ["siralama", 4],
  ["yatirim", 3.5],
  ["kodlu", 2],
  ["lisansli", 1.5],
  ["odeme", 1.4],
  ["cekim", 1.2],
  ["uye", 1],
];
const ROBOTS = 0.12;

/** Visits of the demo content by day, all of days before `today`. */
export function dailyVisits(pages: EntryPage[], today: string): DailyVisits[] {
  const entered = pages.flatMap(({ path, days }) =>
    days.map(({ day, views }) => ({ day, path, visits: Math.round(views * ENTERED) })),
  );
  const days = Map.groupBy(
    entered.filter(({ day }) => day < today),
    ({ day }) => day,
  );
  return [...days].flatMap(([day, records]) => {
    const ofRecords = records.reduce((sum, { visits }) => sum + visits, 0);
    const ofLists = LISTS.reduce((sum, [, share]) => sum + share, 0);
    const hundredth = ofRecords / (100 - ofLists);
    const row = (kind: VisitFact, value: string, share: number, hits: number | null = null): DailyVisits => {
      const visits = Math.round(share * hundredth);
      const of = hits === null ? { record_id: value, typed: null } : { record_id: foldTr(value), typed: value };
      return { day, kind, ...of, visits, robots: Math.round(visits * ROBOTS), hits, is_demo: true };
    };
    const rows = [
      ...REFERRERS.map(([host, share]) => row("referrer", host, share)),
      ...LISTS.map(([path, share]) => row("entry", path, share)),
      ...records.map(({ path, visits }) => row("entry", path, visits / hundredth)),
      ...SEARCHES.map(([term, share, hits]) => row("search", term, share, hits)),
      ...FILTERS.map(([name, share]) => row("filter", name, share)),
    ];
    return rows.filter(({ visits }) => visits);
  });
}
