export const NAME_MAX = 60;
export const COMMENT_MAX = 2_000;
export const RATING_DEFAULT = 5;
export const COMMENTS_PER_PAGE = 10;
