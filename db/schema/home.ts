/** Sections of home below the hero, in their default order. */
export const HOME_SECTIONS = ["promotions", "changes", "ending", "wagering", "casinos", "posts", "text"] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

export interface SectionChoice {
  id: HomeSection;
  shown: boolean;
}

/** A record pinned to the start of its section of home. */
export interface Pin {
  id: string;
  /** Its name when it was pinned, for versions and deleted records. */
  name: string;
  /** Last day in Istanbul; null without an end. */
  until: string | null;
}
