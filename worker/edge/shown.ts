import type { Version } from "./content-version.server";

/** What an answer shows, as whoever made it says: from this follows where it may be kept, and until when. */
export interface Shown {
  /** Tags of all it shows. An answer that names any may be kept by the edge until one of them is stale. */
  tags: Set<string>;
  /** Version of the content that it was made of, read together with the content; the Worker keeps no page without one. */
  version?: Version;
  /** Set where it shows how often it was viewed, which then is part of its version. */
  hasViews?: boolean;
}
