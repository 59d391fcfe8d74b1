import { alternatives, excerpt, length, links, type Point } from "../preview/readiness-points";
import { FIELDS } from "./fields";
import type { PageValues } from "./values";

const WORDS = 100;

export const pageReadiness = ({
  content,
  seo_description,
}: Pick<PageValues, "content" | "seo_description">): Point[] => [
  alternatives(null, null, content, "content"),
  excerpt(seo_description, "seo_description", FIELDS.seo_description.label),
  links(content, "content"),
  length(content, WORDS, "content"),
];
