import below from "./styles/below.css?inline";
import cards from "./styles/cards.css?inline";
import casinos from "./styles/casinos.css?inline";
import comments from "./styles/comments.css?inline";
import comparison from "./styles/comparison.css?inline";
import focus from "./styles/focus.css?inline";
import forms from "./styles/forms.css?inline";
import hero from "./styles/hero.css?inline";
import layout from "./styles/layout.css?inline";
import lists from "./styles/lists.css?inline";
import offer from "./styles/offer.css?inline";
import parts from "./styles/parts.css?inline";
import posts from "./styles/posts.css?inline";
import print from "./styles/print.css?inline";
import prose from "./styles/prose.css?inline";
import review from "./styles/review.css?inline";
import score from "./styles/score.css?inline";
import tokens from "./styles/tokens.css?inline";
import { namesIn, parseStyle, styleOf } from "./style-rules";

const PARTS = [
  below,
  hero,
  cards,
  casinos,
  score,
  review,
  posts,
  focus,
  lists,
  forms,
  prose,
  comments,
  offer,
  comparison,
];

/** The whole style sheet of public pages. */
export const siteStyle = [tokens, layout, parts, ...PARTS, print].join("");

const RULES = parseStyle(siteStyle);

/** The rules that a public page needs, to be inlined into it. */
export const styleFor = (html: string, script: string) => styleOf(RULES, namesIn(html, script));
