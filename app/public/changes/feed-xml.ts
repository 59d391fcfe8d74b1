import { href } from "react-router";
import { promotionAddress } from "../../../worker/records/addresses";
import { scopeKey } from "../../../worker/scope.server";
import { dayInIstanbul } from "../../../worker/text/calendar";
import { formatMoney } from "../../../worker/text/money";
import { termChanges } from "../../ui/term-changes";
import { readingFeed } from "../shell/load-page.server";
import { absolute } from "../shell/structured-data";
import { atomResponse, CHANGES_FEED, FEED_ENTRIES } from "../site-map/atom";
import type { Route } from "./+types/feed-xml";
import { type DiaryEntry, diaryOf } from "./diary";
import { diaryQueries, diarySince } from "./diary-rows.server";

const SENTENCES: Record<DiaryEntry["kind"], string> = {
  changed: "Şartları değişti.",
  new: "Yeni bonus.",
  ended: "Sona erdi.",
};

/** Atom feed of the latest changes of terms, new bonuses and bonuses that ended. */
export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const { db, now } = scope;
  const days = { today: dayInIstanbul(now), since: diarySince(now) };
  const queries = diaryQueries(db, days, FEED_ENTRIES);
  const rows = await readingFeed(scope, "Bir hata oluştu: Değişiklikler yüklenemedi", queries);
  const { site } = scope;
  const money = (amount: number) => formatMoney(amount, site.currency);
  const said = ({ kind, changes }: DiaryEntry) =>
    termChanges(changes, money)
      .map(({ label, from, to }) => `${label} ${from} → ${to}`)
      .join(", ") || SENTENCES[kind];
  return atomResponse(
    site,
    CHANGES_FEED,
    diaryOf(...rows)
      .slice(0, FEED_ENTRIES)
      .map((entry) => {
        const { kind, at, promotion } = entry;
        return {
          id: absolute(site, `${href("/degisenler")}#${kind}-${promotion.id}-${at}`),
          title: promotion.casino_name ? `${promotion.title} - ${promotion.casino_name}` : promotion.title,
          address: promotionAddress(promotion),
          published: at,
          updated: at,
          author: site.name,
          category: null,
          summary: said(entry),
        };
      }),
  );
}
