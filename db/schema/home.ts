/** Sections of home below the hero, in their order where editors have chosen no other. */
export const HOME_SECTIONS = ["promotions", "ending", "wagering", "casinos", "posts", "text"] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

export interface SectionChoice {
  id: HomeSection;
  shown: boolean;
}

/** A record that comes first in its section of home. */
export interface Pin {
  id: string;
  /** What it was called when it was pinned, for versions and for records that are gone. */
  name: string;
  /** Last day in Istanbul; null without an end. */
  until: string | null;
}
