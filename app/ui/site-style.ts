import authors from "./styles/authors.css?inline";
import below from "./styles/below.css?inline";
import cards from "./styles/cards.css?inline";
import casinos from "./styles/casinos.css?inline";
import changes from "./styles/changes.css?inline";
import checked from "./styles/checked.css?inline";
import choosing from "./styles/choosing.css?inline";
import columns from "./styles/columns.css?inline";
import comments from "./styles/comments.css?inline";
import comparison from "./styles/comparison.css?inline";
import details from "./styles/details.css?inline";
import diary from "./styles/diary.css?inline";
import expander from "./styles/expander.css?inline";
import focus from "./styles/focus.css?inline";
import forms from "./styles/forms.css?inline";
import hero from "./styles/hero.css?inline";
import inputs from "./styles/inputs.css?inline";
import inside from "./styles/inside.css?inline";
import layout from "./styles/layout.css?inline";
import lists from "./styles/lists.css?inline";
import notes from "./styles/notes.css?inline";
import offer from "./styles/offer.css?inline";
import pagination from "./styles/pagination.css?inline";
import parts from "./styles/parts.css?inline";
import posts from "./styles/posts.css?inline";
import preview from "./styles/preview.css?inline";
import print from "./styles/print.css?inline";
import problem from "./styles/problem.css?inline";
import prose from "./styles/prose.css?inline";
import review from "./styles/review.css?inline";
import rich from "./styles/rich.css?inline";
import score from "./styles/score.css?inline";
import search from "./styles/search.css?inline";
import strip from "./styles/strip.css?inline";
import tokens from "./styles/tokens.css?inline";

/** Style sheets that a route names in its `handle`, in the order in which they apply. */
const SHEETS = {
  inside,
  columns,
  search,
  hero,
  cards,
  choosing,
  casinos,
  notes,
  pagination,
  details,
  checked,
  expander,
  changes,
  diary,
  strip,
  score,
  review,
  posts,
  authors,
  focus,
  lists,
  forms,
  inputs,
  prose,
  rich,
  comments,
  offer,
  comparison,
  problem,
  preview,
};

export type Sheet = keyof typeof SHEETS;

/** What HTML has that needs a sheet which few pages of a kind need. */
const SIGNS: Partial<Record<Sheet, RegExp>> = {
  focus: /[" ][xy]\d+[ "]/,
  rich: /<(?:table|figure|pre)\b|class="(?:ql-align|w-)/,
};

/** The style of a public page that uses these sheets, to be inlined into its HTML. */
export function styleOf(sheets: readonly Sheet[], html: string): string {
  const used = sheets.filter((name) => SIGNS[name]?.test(html) ?? true);
  return styled((name) => used.includes(name));
}

const styled = (has: (name: Sheet) => boolean) => {
  const used = Object.entries(SHEETS).flatMap(([name, css]) => (has(name as Sheet) ? [css] : []));
  return [tokens, layout, parts, below, ...used, print].join("");
};

/** The style of all public pages. */
export const siteStyle = styled(() => true);
