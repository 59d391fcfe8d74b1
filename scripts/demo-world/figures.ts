import type { List } from "../../worker/figures/kinds";
import { casinoAddress, postAddress, promotionAddress } from "../../worker/records/addresses";
import { dayAfter } from "../../worker/text/calendar";
import { bareSlug } from "../../worker/text/slug";
import casinoData from "./casinos.json";
import { casinoAge, type Moment } from "./content";
import { dailyClicks, demoConversions, type DemoLink, trackedClicks } from "./daily-clicks";
import { dailyViews } from "./daily-views";
import { dailyVisits } from "./daily-visits";
import postData from "./posts.json";
import promotionData from "./promotions.json";
import { idOf } from "./rows";
import siteData from "./site.json";

const postViews = ({ now }: Moment) =>
  postData.map(({ slug, view_count, age_days }) => ({
    path: postAddress({ slug }),
    days: dailyViews({ kind: "post", record_id: idOf("post", slug) }, view_count, age_days, now),
  }));

const adClicks = (title: string, now: Date) =>
  dailyViews({ kind: "ad-click", record_id: idOf("splash-ad", title) }, 700, 30, now);

export const viewRows = (at: Moment) => [
  ...postViews(at).flatMap(({ days }) => days),
  ...promotionData.flatMap(({ title, view_count, age_days }) =>
    dailyViews({ kind: "promotion", record_id: idOf("promotion", title) }, view_count, age_days, at.now),
  ),
  ...casinoData.flatMap(({ slug, view_count }, i) =>
    dailyViews({ kind: "casino", record_id: idOf("casino", slug) }, view_count, casinoAge(i), at.now),
  ),
  ...siteData.splash_ads
    .filter(({ is_active }) => is_active)
    .flatMap(({ title }) => [
      ...dailyViews({ kind: "ad", record_id: idOf("splash-ad", title) }, 19_000, 30, at.now),
      ...adClicks(title, at.now),
    ]),
];

const LISTED_DAYS = 90;
/** Total views of the lists. */
const LIST_VIEWS: Record<List, number> = { home: 36_000, promotions: 30_000, casinos: 9_000, comparison: 3_600 };

/** Of the days before today, on which nobody else counts. */
export const listViewRows = ({ now }: Moment) =>
  Object.entries(LIST_VIEWS).flatMap(([record_id, views]) =>
    dailyViews({ kind: "list", record_id }, views, LISTED_DAYS, now)
      .filter(({ day }) => day < dayAfter(now, 0))
      .map((row) => ({ ...row, is_demo: true })),
  );

/** Casinos whose operators pay in euros. */
const IN_EUROS = ["isilti-casino", "karadeniz-casino"];
const currencyOf = (casino: string | null) => (casino && IN_EUROS.includes(casino) ? "EUR" : "TRY");

/** Links that visitors follow: those of casinos that we do not advise against, while a promotion is active. */
function demoLinks({ now }: Moment): DemoLink[] {
  const advisedAgainst = casinoData.filter(({ standing }) => standing === "not_recommended").map(({ slug }) => slug);
  const linkOf = (casino: string | null, promotion_id: string, path: string, days: DemoLink["days"]): DemoLink => {
    const casino_id = casino ? idOf("casino", casino) : "";
    return { casino_id, promotion_id, path, currency: currencyOf(casino), days };
  };
  const ofCasinos = casinoData.map(({ slug, view_count }, i) => {
    const days = dailyViews({ kind: "casino", record_id: idOf("casino", slug) }, view_count, casinoAge(i), now);
    return { casino: slug, link: linkOf(slug, "", casinoAddress({ slug }), days) };
  });
  const ofPromotions = promotionData
    .filter(({ is_active }) => is_active)
    .map((p) => {
      const id = idOf("promotion", p.title);
      const last = p.expires_in_days === null ? null : dayAfter(now, p.expires_in_days);
      const days = dailyViews({ kind: "promotion", record_id: id }, p.view_count, p.age_days, now);
      const path = promotionAddress({ slug: bareSlug(p.title), casino_slug: p.casino });
      return {
        casino: p.casino,
        link: linkOf(
          p.casino,
          id,
          path,
          days.filter(({ day }) => !last || day <= last),
        ),
      };
    });
  return [...ofCasinos, ...ofPromotions].flatMap(({ casino, link }) =>
    casino && advisedAgainst.includes(casino) ? [] : link,
  );
}

const adLinks = ({ now }: Moment): DemoLink[] =>
  siteData.splash_ads
    .filter(({ is_active }) => is_active)
    .flatMap(({ title, href }) => {
      const casino = casinoData.find(({ url }) => new URL(url).host === new URL(href).host);
      const link = { promotion_id: "", path: "/", days: adClicks(title, now), is_ad: true };
      return casino ? { ...link, casino_id: idOf("casino", casino.slug), currency: currencyOf(casino.slug) } : [];
    });

const clickedLinks = (at: Moment) => [...demoLinks(at), ...adLinks(at)];
export const clickRows = (at: Moment) => dailyClicks(clickedLinks(at));
export const trackedRows = (at: Moment) => trackedClicks(clickedLinks(at));
export const conversionRows = (at: Moment) => demoConversions(clickedLinks(at), at.ago(0));
export const visitRows = (at: Moment) => dailyVisits([...demoLinks(at), ...postViews(at)], dayAfter(at.now, 0));
