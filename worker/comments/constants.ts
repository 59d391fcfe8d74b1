export const NAME_MAX = 60;
export const COMMENT_MAX = 2_000;
export const RATING_DEFAULT = 5;
/** Orders of a promotion's comments, as in its address; the first is the default. */
export const COMMENT_ORDERS = { yeni: "En yeni", eski: "En eski", iyi: "En yüksek puan", kotu: "En düşük puan" };

export const COMMENTS_PER_PAGE = 10;
