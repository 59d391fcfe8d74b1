import type { CasinoDetail } from "../../../worker/casinos/public.server";
import { RATING_MAX } from "../../../worker/casinos/constants";
import type { Site } from "../../../worker/env";
import { shownScore } from "../../ui/score";
import { absolute, publisher, type Thing } from "../shell/structured-data";

/** The score as a review by the site, without visitors' ratings; none without a score. */
export function casinoReviews(site: Site, casino: CasinoDetail): Thing[] {
  const { name, logo_url } = casino;
  const score = shownScore(casino);
  if (score === null) return [];
  return [
    {
      "@type": "Review",
      itemReviewed: { "@type": "Organization", name, ...(logo_url && { image: absolute(site, logo_url) }) },
      author: publisher(site),
      reviewRating: { "@type": "Rating", ratingValue: score, bestRating: RATING_MAX, worstRating: 0 },
    },
  ];
}
