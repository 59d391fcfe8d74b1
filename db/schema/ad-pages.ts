/** Groups of public pages that splash ads can appear on; pages of editors and error pages are in none. */
export type AdPages = "home" | "lists" | "promotions" | "casinos" | "posts";

export const ALL_AD_PAGES: Record<AdPages, boolean> = {
  home: true,
  lists: true,
  promotions: true,
  casinos: true,
  posts: true,
};

/** How often a visitor sees an ad at most: once in each. */
export const AD_FREQUENCIES = ["visit", "day", "week"] as const;
export const AD_DEVICES = ["all", "phones", "desktops"] as const;
