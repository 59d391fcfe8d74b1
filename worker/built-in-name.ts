/** The site's name where neither `SITE_NAME` nor 'Görünüm' has one. */
export const BUILT_IN_NAME = "Bonus Rehberi";
