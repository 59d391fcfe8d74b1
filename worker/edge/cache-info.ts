import type { ContentVersion } from "./content-version.server";

/** What a response shows: the edge caches it if it has a tag, the Worker if it also has a version. */
export interface CacheInfo {
  tags: Set<string>;
  addTags: (...tags: string[]) => void;
  version?: ContentVersion | undefined;
  /** What the page cache found to be the content version a moment ago. */
  current?: ContentVersion | undefined;
  showsViewCount?: boolean;
  /** So that a request does not wait for a silent database twice. */
  databaseIsDown?: boolean;
}

export function openCacheInfo(): CacheInfo {
  const shown = new Set<string>();
  return { tags: shown, addTags: (...tags) => tags.forEach((tag) => shown.add(tag)) };
}
