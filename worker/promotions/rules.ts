/** Characters of the short description taken from a text without a leading paragraph. */
export const SHORT_DESCRIPTION = 150;
export const HOME_PROMOTIONS = 12;
export const PROMOTIONS_PER_PAGE = 24;
export const POST_PROMOTIONS = 5;
export const POST_PROMOTIONS_MORE = 15;
export const OTHER_PROMOTIONS = 10;
export const OTHER_PROMOTIONS_SHOWN = 3;
/** Longest search term, in characters. */
export const SEARCH_MAX = 100;

export const PROMOTIONS_TAG = "promotions";
export const promotionTag = (id: string) => `promotion:${id}`;
