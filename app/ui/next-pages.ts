import { SEGMENTS } from "../../worker/site-addresses";

const notPrefetched = [...SEGMENTS].filter(
  ([, { by, isPrefetched }]) => (by === "pages" || by === "panel") && !isPrefetched,
);
const NOT_PAGES = [...notPrefetched.map(([segment]) => `/${segment}{/*}?`), "/*.xml", "/*\\?*=*"];

/**
 * Speculation rules: browsers prefetch a link's page when the link is pressed, or hovered in the menu of wide screens.
 * Inline, because a file named by the header `Speculation-Rules` is fetched before the first paint.
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
