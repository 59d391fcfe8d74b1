import type { reviewsBy, verificationsBy } from "../../../worker/profiles/public.server";
import { casinoAddress, promotionAddress } from "../../../worker/records/addresses";
import { formatDate, shortDate } from "../../../worker/text/calendar";
import { Picture } from "../../ui/picture";
import { Score } from "../../ui/score";
import { isRecommended } from "../../ui/warning";

type Review = Awaited<ReturnType<typeof reviewsBy>>[number];
type Verification = Awaited<ReturnType<typeof verificationsBy>>[number];

export function Reviews({ reviews }: { reviews: Review[] }) {
  if (reviews.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="incelemeler">
      <h2 id="incelemeler">İnceledikleri</h2>
      <ul className="work">
        {reviews.map((casino) => (
          <li key={casino.slug}>
            <Picture className="logo" src={casino.logo_url} alt="" width={40} height={40} />
            <span>
              <a href={casinoAddress(casino)}>{casino.name}</a>{" "}
              {isRecommended(casino) ? <Score of={casino} /> : <span className="bad">Önermiyoruz</span>}
            </span>
            {casino.reviewed_at && <time dateTime={casino.reviewed_at}>{formatDate(casino.reviewed_at)}</time>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the person compared last with operators' pages; `today` is a day in Istanbul. */
export function Verifications({ verifications, today }: { verifications: Verification[]; today: string }) {
  if (verifications.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="dogrulamalar">
      <h2 id="dogrulamalar">Son Doğrulamaları</h2>
      <ul className="work">
        {verifications.map(({ name, slug, casino_slug, at }) => {
          const to =
            slug === null ? casinoAddress({ slug: casino_slug ?? "" }) : promotionAddress({ slug, casino_slug });
          return (
            <li key={to}>
              <a href={to}>{name}</a>
              <time dateTime={at}>{shortDate(at, today)}</time>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
