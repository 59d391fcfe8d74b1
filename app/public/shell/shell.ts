import type { PostCardRow } from "../../../worker/blog/public.server";
import type { Site } from "../../../worker/env";
import type { Legal } from "../../../worker/legal/public.server";
import type { PageLink } from "../../../worker/pages/public.server";
import type { Seo } from "../../../worker/site/built-in-texts";
import type { PageAd } from "../../../worker/splash-ads/public.server";

/** Data of the layout. `today` is the date in Istanbul, `path` is decoded. */
export interface Shell {
  site: Site;
  path: string;
  today: string;
  seo: Seo;
  posts: PostCardRow[];
  /** Linked in the footer. */
  pages: PageLink[];
  ads: PageAd[];
  /** Undefined where it could not be read. */
  legal: Legal | undefined;
}
