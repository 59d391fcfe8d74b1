interface Rule {
  selectors: string[];
  remove: () => void;
}

/** A class of Radix Themes for one breakpoint: half of its style sheet. */
const BREAKPOINT = /\.(xs|sm|md|lg|xl)\\:/;

/** The responsive properties that the panel uses: columns, wrap, minimum width, and the size of a card. */
const RESPONSIVE = /\.(xs|sm|md)\\:rt-r-(gtc|fw|min-w)|\.rt-Card.*\.sm\\:rt-r-size-4/;

/** Parts of Radix Themes that the panel does not use. */
const UNUSED =
  /\.rt-(Avatar|Blockquote|CheckboxCard|CheckboxGroup|Container|ContextMenu|DataList|Em|HoverCard|Inset|Quote|RadioGroup|Section|Select|Separator|Slider|Strong|TabNav|ThemePanel|Tooltip)|:where\(\.rt-variant-classic\)/;

/** Colours that the panel does not use. */
const OTHER_COLOUR = /\[data-(accent|gray)-color='(?!amber|grass|gray|orange|red|slate|auto|')/;

/** A `*` after a sibling combinator, for which each inserted element restyles all later siblings. */
const ANY_SIBLING = /([+~]) ?\* (?=\.rt-(SegmentedControlItem))/g;

/** `:has()` on the root or a scroll area: browsers search all descendants after each change. The panel needs neither. */
const ANY_DESCENDANT = /^(:root|\.rt-ScrollAreaViewport):where\(:has\(/;

/** Removes selectors of Radix Themes that are unused or slow. */
export const smallerSelectors = (selectors: string[]): string[] =>
  selectors
    .filter((selector) => ![UNUSED, OTHER_COLOUR, ANY_DESCENDANT].some((left) => left.test(selector)))
    .filter((selector) => !BREAKPOINT.test(selector) || RESPONSIVE.test(selector))
    .map((selector) => selector.replace(ANY_SIBLING, "$1 .rt-$2 "));

/** PostCSS plugin: removes unused rules of Radix Themes, and its colours for a wide gamut. */
export const smallerThemes = {
  postcssPlugin: "smaller-themes",
  Rule(rule: Rule) {
    const kept = smallerSelectors(rule.selectors);
    if (kept.length === 0) rule.remove();
    else if (kept.join() !== rule.selectors.join()) rule.selectors = kept;
  },
  AtRule(rule: { params: string; remove: () => void }) {
    if (rule.params.includes("color-gamut")) rule.remove();
  },
};
