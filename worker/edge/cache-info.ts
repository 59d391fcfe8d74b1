import type { ContentVersion } from "./content-version.server";

/** What a response shows: the edge caches it if it has a tag, the Worker if it also has a version. */
export interface CacheInfo {
  tags: Set<string>;
  version?: ContentVersion | undefined;
  /** What the page cache found to be the content version a moment ago. */
  current?: ContentVersion | undefined;
  showsViewCount?: boolean;
}
