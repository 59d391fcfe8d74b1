import cards from "./styles/cards.css?inline";
import casinos from "./styles/casinos.css?inline";
import comments from "./styles/comments.css?inline";
import comparison from "./styles/comparison.css?inline";
import forms from "./styles/forms.css?inline";
import hero from "./styles/hero.css?inline";
import layout from "./styles/layout.css?inline";
import lists from "./styles/lists.css?inline";
import offer from "./styles/offer.css?inline";
import parts from "./styles/parts.css?inline";
import posts from "./styles/posts.css?inline";
import print from "./styles/print.css?inline";
import prose from "./styles/prose.css?inline";
import score from "./styles/score.css?inline";
import tokens from "./styles/tokens.css?inline";

const BASE = tokens + layout + parts;

/** Each with the markup that needs it, or in which the script may put what needs it. */
const SECTIONS: [css: string, markup: string[]][] = [
  [hero, ['class="hero"']],
  [cards, ['class="card"', 'class="results"']],
  [casinos, ['class="site', ' casino"', 'class="results"']],
  [score, ['class="stars"']],
  [posts, ['class="post']],
  [lists, ['class="filters"', 'class="chips"', 'class="sieve"']],
  [forms, ['class="field"', 'class="check"']],
  [prose, ['class="prose', 'class="terms"']],
  [comments, ['id="yorumlar"']],
  [offer, ['class="decision"']],
  [comparison, ['class="comparison"']],
];

/** The style sheet that a public page needs, to be inlined into it. */
export const styleFor = (html: string) =>
  BASE + SECTIONS.flatMap(([css, markup]) => (markup.some((sign) => html.includes(sign)) ? css : [])).join("") + print;

/** The whole style sheet of public pages. */
export const siteStyle = BASE + SECTIONS.map(([css]) => css).join("") + print;
