import { postInput } from "../blog/rules";
import { plainText, sanitize } from "../html";
import { cleanText, visibleLength } from "../text";
import { isObject, jsonIn, textField, unfenced } from "./loose-json";
import type { Article, Idea, SeoText } from "./rules";

/** Stands where an answer could not be read (spec §8). */
const DEFAULT_EXCERPT = "Bu içerik otomatik olarak oluşturulmuştur.";
const DEFAULT_DESCRIPTION = "Bu SEO açıklaması otomatik olarak oluşturulmuştur.";
/** Longest texts that the forms take, in UTF-16 units, and most keywords kept. */
const TITLE_MAX = 200;
const TOPIC_MAX = 300;
const TEXT_MAX = 1_000;
const KEYWORD_MAX = 60;
const KEYWORDS_MAX = 15;
const SEO_TITLE_MAX = 60;
export const PAGE_SUGGESTIONS = 3;

/** An article of the answer; what it lacks is made of `topic`, or a default text. Its HTML is sanitised. */
export function articleOf(text: string, topic: string): { article: Article; is_fallback: boolean } {
  const fields = fieldsIn(text, "title", "excerpt", "content");
  const title = fit(postInput.shape.title, lineOf(fields.title, TITLE_MAX));
  const excerpt = fit(postInput.shape.excerpt, lineOf(fields.excerpt, TEXT_MAX));
  const content = htmlOf(fields.content) || htmlOf(prose(text));
  const article = {
    title: title ?? cut(topic, TITLE_MAX),
    excerpt: excerpt ?? DEFAULT_EXCERPT,
    content: content || `<p>${DEFAULT_EXCERPT}</p>`,
    suggested_keywords: keywordsOf(fields.suggested_keywords),
  };
  return { article, is_fallback: !isObject(jsonIn(text)) || !title || !excerpt || !htmlOf(fields.content) };
}

/** The sanitised HTML of an answer that is one, or a JSON object with it; empty where there is none. */
export function contentOf(text: string): string {
  return htmlOf(fieldsIn(text, "content").content) || htmlOf(prose(text));
}

/** The SEO texts of the answer; what it lacks is made of `content`, plain text, or a default text. */
export function seoOf(text: string, content: string): { seo: SeoText; is_fallback: boolean } {
  const { title, description, keywords } = seoTextOf(fieldsIn(text, "title", "description", "keywords"));
  const seo = {
    title: title || cut(content, SEO_TITLE_MAX),
    description: description || DEFAULT_DESCRIPTION,
    keywords,
  };
  return { seo, is_fallback: !isObject(jsonIn(text)) || !title || !description };
}

/** Up to `count` ideas of the answer. */
export function ideasOf(text: string, count: number): Idea[] {
  return listIn(text, "ideas")
    .map(({ title, brief }) => ({ title: lineOf(title, TOPIC_MAX), brief: lineOf(brief, TEXT_MAX) }))
    .filter(({ title }) => title !== "")
    .slice(0, count);
}

/** Up to three suggestions of the answer. */
export function suggestionsOf(text: string): SeoText[] {
  return listIn(text, "suggestions")
    .map(seoTextOf)
    .filter(({ title, description }) => title !== "" && description !== "")
    .slice(0, PAGE_SUGGESTIONS);
}

function seoTextOf({ title, description, keywords }: Record<string, unknown>): SeoText {
  return {
    title: lineOf(title, TOPIC_MAX),
    description: lineOf(description, TEXT_MAX),
    keywords: keywordsOf(keywords).join(", "),
  };
}

/** The object in the text; of one that is broken off, what was written of `names`. */
function fieldsIn(text: string, ...names: string[]): Record<string, unknown> {
  const json = jsonIn(text);
  return isObject(json) ? json : Object.fromEntries(names.map((name) => [name, textField(text, name)]));
}

/** The objects of an array, alone or as the property `name` of an object. */
function listIn(text: string, name: string): Record<string, unknown>[] {
  const json = jsonIn(text);
  const list = isObject(json) ? (json[name] ?? [json]) : json;
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** The text of an answer that is not meant to be JSON. */
const prose = (text: string) => (/^[[{]/.test(unfenced(text)) ? "" : unfenced(text));

function htmlOf(value: unknown): string {
  if (typeof value !== "string") return "";
  const html = /<[a-z]/i.test(value)
    ? value
    : value
        .split(/\n\s*\n/)
        .map((text) => `<p>${text.trim()}</p>`)
        .join("");
  const clean = sanitize(html);
  return visibleLength(clean) > 0 ? clean : "";
}

function lineOf(value: unknown, max: number): string {
  return typeof value === "string" ? cut(cleanText(plainText(value)), max) : "";
}

/** At most `max` UTF-16 units, to the end of a word. */
const cut = (text: string, max: number) =>
  text.length > max
    ? text
        .slice(0, max)
        .replace(/\s+\S*$/, "")
        .toWellFormed()
    : text;

function keywordsOf(value: unknown): string[] {
  const list: unknown[] = typeof value === "string" ? value.split(",") : Array.isArray(value) ? value : [];
  const keywords = list
    .map((keyword) => lineOf(keyword, KEYWORD_MAX))
    .filter((keyword) => /[\p{L}\p{N}]/u.test(keyword));
  return [...new Set(keywords)].slice(0, KEYWORDS_MAX);
}

/** The text where a form would take it. */
const fit = (schema: typeof postInput.shape.title, text: string) => schema.safeParse(text).data;
