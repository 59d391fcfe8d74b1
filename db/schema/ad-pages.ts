/** Groups of public pages that splash ads can appear on; pages of editors and error pages are in none. */
export type AdPages = "home" | "lists" | "promotions" | "casinos" | "posts";

export const ALL_AD_PAGES: Record<AdPages, boolean> = {
  home: true,
  lists: true,
  promotions: true,
  casinos: true,
  posts: true,
};
