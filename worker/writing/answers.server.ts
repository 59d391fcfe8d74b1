import * as z from "zod";
import { postInput } from "../blog/rules";
import { plainText, sanitize } from "../html";
import { cleanText, visibleLength } from "../text";
import { jsonIn, textField, unfenced } from "./loose-json";
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
const PAGE_SUGGESTIONS = 3;

/** What an answer holds, each property as far as it can be read: empty where it is missing or something else. */
const lineAnswer = (max: number) =>
  z
    .string()
    .transform((text) => lineOf(text, max))
    .catch("");
const htmlAnswer = z.string().transform(htmlOf).catch("");
const keywordsAnswer = z
  .union([z.string().transform((text): unknown[] => text.split(",")), z.array(z.unknown())])
  .pipe(z.array(lineAnswer(KEYWORD_MAX)))
  .transform((keywords) => [...new Set(keywords.filter((word) => /[\p{L}\p{N}]/u.test(word)))].slice(0, KEYWORDS_MAX))
  .catch([]);
const articleAnswer = z.object({
  title: lineAnswer(TITLE_MAX),
  excerpt: lineAnswer(TEXT_MAX),
  content: htmlAnswer,
  suggested_keywords: keywordsAnswer,
});
const expansionAnswer = z.object({ content: htmlAnswer });
const seoAnswer = z.object({
  title: lineAnswer(TOPIC_MAX),
  description: lineAnswer(TEXT_MAX),
  keywords: keywordsAnswer.transform((keywords) => keywords.join(", ")),
});
const ideaAnswer = z.object({ title: lineAnswer(TOPIC_MAX), brief: lineAnswer(TEXT_MAX) });

/** An article of the answer; what it lacks is made of `topic`, or a default text. Its HTML is sanitised. */
export function articleOf(text: string, topic: string): { article: Article; is_fallback: boolean } {
  const { isWhole, ...answer } = objectIn(text, articleAnswer);
  const title = fit(postInput.shape.title, answer.title);
  const excerpt = fit(postInput.shape.excerpt, answer.excerpt);
  const content = answer.content || htmlOf(prose(text));
  const article = {
    title: title ?? cut(topic, TITLE_MAX),
    excerpt: excerpt ?? DEFAULT_EXCERPT,
    content: content || `<p>${DEFAULT_EXCERPT}</p>`,
    suggested_keywords: answer.suggested_keywords,
  };
  return { article, is_fallback: !isWhole || !title || !excerpt || !answer.content };
}

/** The sanitised HTML of an answer that is one, or a JSON object with it; empty where there is none. */
export function contentOf(text: string): string {
  return objectIn(text, expansionAnswer).content || htmlOf(prose(text));
}

/** The SEO texts of the answer; what it lacks is made of `content`, plain text, or a default text. */
export function seoOf(text: string, content: string): { seo: SeoText; is_fallback: boolean } {
  const { isWhole, title, description, keywords } = objectIn(text, seoAnswer);
  const seo = {
    title: title || cut(content, SEO_TITLE_MAX),
    description: description || DEFAULT_DESCRIPTION,
    keywords,
  };
  return { seo, is_fallback: !isWhole || !title || !description };
}

/** Up to `count` ideas of the answer. */
export function ideasOf(text: string, count: number): Idea[] {
  return listIn(text, "ideas", ideaAnswer)
    .filter(({ title }) => title !== "")
    .slice(0, count);
}

/** Three suggestions of the answer; of one with fewer, default texts for the page stand in for the rest. */
export function suggestionsOf(text: string, page_name: string): { suggestions: SeoText[]; is_fallback: boolean } {
  const read = listIn(text, "suggestions", seoAnswer)
    .filter(({ title, description }) => title !== "" && description !== "")
    .slice(0, PAGE_SUGGESTIONS);
  const standIn = { title: cut(page_name, SEO_TITLE_MAX), description: DEFAULT_DESCRIPTION, keywords: "" };
  const missing = PAGE_SUGGESTIONS - read.length;
  return { suggestions: [...read, ...Array<SeoText>(missing).fill(standIn)], is_fallback: missing > 0 };
}

/** The object in the text; of one that is broken off, which is not whole, what was written of its texts. */
function objectIn<Shape extends z.ZodRawShape>(text: string, schema: z.ZodObject<Shape>) {
  const json = anyObject.safeParse(jsonIn(text));
  const names = Object.keys(schema.shape);
  const fields = json.data ?? Object.fromEntries(names.map((name) => [name, textField(text, name)]));
  return { ...schema.parse(fields), isWhole: json.success };
}

const anyObject = z.record(z.string(), z.unknown());

/** The objects of an array, alone or as the property `name` of an object, or the only one there is. */
function listIn<Item>(text: string, name: string, schema: z.ZodType<Item>): Item[] {
  const json = jsonIn(text);
  const object = anyObject.safeParse(json);
  const list = object.success ? (object.data[name] ?? [json]) : json;
  return z
    .array(z.unknown())
    .catch([])
    .parse(list)
    .flatMap((item) => schema.safeParse(item).data ?? []);
}

/** The text of an answer that is not meant to be JSON. */
const prose = (text: string) => (/^[[{]/.test(unfenced(text)) ? "" : unfenced(text));

function htmlOf(value: string): string {
  const html = /<[a-z]/i.test(value)
    ? value
    : value
        .split(/\n\s*\n/)
        .map((text) => `<p>${text.trim()}</p>`)
        .join("");
  const clean = sanitize(html);
  return visibleLength(clean) > 0 ? clean : "";
}

const lineOf = (value: string, max: number) => cut(cleanText(plainText(sanitize(value))), max);

/** At most `max` UTF-16 units, to the end of a word. */
const cut = (text: string, max: number) =>
  text.length > max
    ? text
        .slice(0, max)
        .replace(/\s+\S*$/, "")
        .toWellFormed()
    : text;

/** The text where a form would take it. */
const fit = (schema: typeof postInput.shape.title, text: string) => schema.safeParse(text).data;
