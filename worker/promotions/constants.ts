/** Of the terms of a bonus and of the deposit that visitors compute with. */
export const AMOUNT_MAX = 100_000_000;
export const SHORT_DESCRIPTION_LENGTH = 150;
export const HOME_PROMOTIONS = 12;
export const HOME_CHOSEN = 3;
export const PROMOTIONS_PER_PAGE = 24;
export const POST_PROMOTIONS = 5;
export const POST_PROMOTIONS_MORE = 10;
export const OTHER_PROMOTIONS = 10;
export const OTHER_PROMOTIONS_SHOWN = 3;
/** To a promotion whose casino is not recommended. */
export const ALTERNATIVES = 3;
export const COMPARED_MAX = 3;
export const TERM_REVISIONS = 20;
/** Days of the diary of changes, and its most entries of a kind. */
export const DIARY_DAYS = 30;
export const DIARY_MAX = 100;
export const HOME_CHANGES = 3;
export const CASINO_EXCERPT = 240;
export const SEARCH_MAX = 100;
