const NOT_PAGES = ["/admin", "/admin/*", "/api/*", "/media/*", "/onizleme/*", "/*.xml", "/*\\?*=*"];

/**
 * Speculation rules: browsers fetch the page of any link when it is pressed, of the menu on wide screens when it is
 * hovered. Not in a file that a header names: it would be fetched before the first paint.
 */
export const NEXT_PAGES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: NOT_PAGES } },
          { not: { selector_matches: "[target],[download],[rel~=nofollow],[href^='#']" } },
        ],
      },
      eagerness: "conservative",
    },
    { where: { selector_matches: ".top>.wrap>nav a" }, eagerness: "moderate" },
  ],
});
