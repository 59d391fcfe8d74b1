import type { ContentVersion } from "./content-version.server";

/** The edge caches a response that has a tag, the page cache one that also has a version. */
export interface CacheInfo {
  tags: Set<string>;
  addTags: (...tags: string[]) => void;
  version?: ContentVersion | undefined;
  /** The content version that the page cache has just read. */
  current?: ContentVersion | undefined;
  showsViewCount?: boolean;
  /** Parts of the page could not be read; it is not cached. */
  isPartial?: boolean;
  /** So that a request does not wait for a silent database twice. */
  databaseIsDown?: boolean;
}

export function openCacheInfo(): CacheInfo {
  const shown = new Set<string>();
  return { tags: shown, addTags: (...tags) => tags.forEach((tag) => shown.add(tag)) };
}
