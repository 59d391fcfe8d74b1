import type { ContentVersion } from "./content-version.server";

/** What a response shows: the edge caches it if it has a tag, the Worker if it also has a version. */
export interface CacheInfo {
  tags: Set<string>;
  version?: ContentVersion | undefined;
  showsViewCount?: boolean;
}
