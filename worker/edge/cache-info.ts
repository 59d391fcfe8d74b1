import type { ContentVersion } from "./content-version.server";

/** What a loader says about its response. The edge caches it if it has a tag, this isolate if it also has a version. */
export interface CacheInfo {
  tags: string[];
  version?: ContentVersion | undefined;
  /** The content version that the page cache has just read. */
  current?: ContentVersion | undefined;
  /** Parts of the page could not be read; it is not cached. */
  isPartial?: boolean;
  /** So that a request does not wait for a silent database twice. */
  databaseIsDown?: boolean;
}
