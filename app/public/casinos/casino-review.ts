import type { CasinoDetail } from "../../../worker/casinos/public.server";
import { RATING_MAX } from "../../../worker/casinos/rules";
import type { Site } from "../../../worker/env";
import { absolute, publisher, type Thing } from "../shell/structured-data";

/** The editors' rating as a review by the site; none without a rating. Ratings by visitors are no part of it. */
export function casinoReviews(site: Site, { name, logo_url, rating }: CasinoDetail): Thing[] {
  if (rating === null) return [];
  return [
    {
      "@type": "Review",
      itemReviewed: { "@type": "Organization", name, ...(logo_url && { image: absolute(site, logo_url) }) },
      author: publisher(site),
      reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: RATING_MAX, worstRating: 0 },
    },
  ];
}
