import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { DomUtils } from "htmlparser2";
import * as z from "zod";
import { postInput } from "../blog/rules";
import { parseHtml, renderHtml } from "../text/nodes";
import { plainText, normalizeText, visibleLength } from "../text/visible-text";
import { sanitize } from "../text/sanitize";
import { extractJson, extractHtml, partialStringProperty, stripCodeFence } from "./loose-json";
import { type Article, type Idea, PAGE_SUGGESTIONS, type SeoText } from "./rules";

const DEFAULT_EXCERPT = "Bu içerik otomatik olarak oluşturulmuştur.";
/** Limits of the forms, in UTF-16 units. */
const TITLE_MAX = 200;
const TOPIC_MAX = 300;
const TEXT_MAX = 1_000;
const KEYWORD_MAX = 60;
const KEYWORDS_MAX = 15;

/** Unreadable properties become empty. */
const lineAnswer = (max: number) =>
  z
    .string()
    .transform((text) => plainLine(text, max))
    .catch("");
const htmlAnswer = z
  .string()
  .transform((text) => sanitizedOrEmpty(extractHtml(text) || toParagraphs(stripCodeFence(text))))
  .catch("");
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

/** Fills gaps with the topic or a default text (B15.8); removes images, which a model can only invent. */
export function parseArticle(
  text: string,
  topic: string,
): { article: Article; is_fallback: boolean; isWhole: boolean } {
  const { isWhole, ...answer } = parseObject(text, articleAnswer);
  const title = acceptedOrUndefined(postInput.shape.title, answer.title);
  const excerpt = acceptedOrUndefined(postInput.shape.excerpt, answer.excerpt);
  const content = removeImages(
    answer.content || sanitizedOrEmpty(extractHtml(text) || toParagraphs(proseOutsideJson(text))),
  );
  const article = {
    title: title ?? truncateAtWord(topic, TITLE_MAX),
    excerpt: excerpt ?? DEFAULT_EXCERPT,
    content: content || `<p>${DEFAULT_EXCERPT}</p>`,
    suggested_keywords: answer.suggested_keywords,
  };
  return { article, is_fallback: !isWhole || !title || !excerpt || !answer.content, isWhole };
}

/** Keeps only images of `own`, the sanitised original. */
export function parseExpansion(text: string, own: string): string {
  return removeImages(parseObject(text, expansionAnswer).content || sanitizedOrEmpty(extractHtml(text)), own);
}

/** Undefined without a complete title and description. */
export function parseSeo(text: string): SeoText | undefined {
  const { isWhole, ...seo } = parseObject(text, seoAnswer);
  return isWhole && seo.title && seo.description ? seo : undefined;
}

export function parseIdeas(text: string, count: number): Idea[] {
  return parseList(text, "ideas", ideaAnswer)
    .filter(({ title }) => title !== "")
    .slice(0, count);
}

export function parseSuggestions(text: string): SeoText[] {
  return parseList(text, "suggestions", seoAnswer)
    .filter(({ title, description }) => title !== "" && description !== "")
    .slice(0, PAGE_SUGGESTIONS);
}

/** Parses the last object, after drafts; of a truncated one, its string properties as far as they were written. */
function parseObject<Shape extends z.ZodRawShape>(text: string, schema: z.ZodObject<Shape>) {
  const names = Object.keys(schema.shape);
  const whole = objectsOf(extractJson(text)).findLast((object) => names.some((name) => Object.hasOwn(object, name)));
  const unfinished = whole ? text.slice(text.lastIndexOf("}") + 1) : text;
  const begun = names.map((name) => [name, partialStringProperty(unfinished, name)] as const);
  const isWhole = whole !== undefined && begun.every(([, value]) => value === undefined);
  return { ...schema.parse(isWhole ? whole : Object.fromEntries(begun)), isWhole };
}

const anyObject = z.record(z.string(), z.unknown());

const objectsOf = (values: unknown[]) =>
  values.map((value) => anyObject.safeParse(value).data).filter((object) => object !== undefined);

/** Items of the last JSON list `name`, after drafts; those that do not match the schema are dropped. */
export function parseList<Item>(text: string, name: string, schema: z.ZodType<Item>): Item[] {
  const itemsOf = (values: unknown) => [values].flat().flatMap((item) => schema.safeParse(item).data ?? []);
  const found = extractJson(text).map((json) => {
    const list = anyObject.safeParse(json).data?.[name];
    const items = itemsOf(list ?? json);
    return { items, isList: list !== undefined || (Array.isArray(json) && items.length > 0) };
  });
  const last = Math.max(
    0,
    found.findLastIndex(({ isList }) => isList),
  );
  return found.slice(last).flatMap(({ items }) => items);
}

const proseOutsideJson = (text: string) => (/^[[{]/.test(stripCodeFence(text)) ? "" : stripCodeFence(text));

const toParagraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim()}</p>`)
    .join("");

function sanitizedOrEmpty(html: string): string {
  const clean = sanitize(html);
  return visibleLength(clean) > 0 ? clean : "";
}

/** Sanitised HTML that keeps only images of `own`; also removes links and paragraphs that become empty. */
function removeImages(html: string, own = ""): string {
  const known = new Set(DomUtils.getElementsByTagName("img", parseHtml(own)).map(imageSource));
  const kept = (nodes: ChildNode[]): ChildNode[] =>
    nodes.filter((node) => {
      if (!isTag(node)) return true;
      if (node.name === "img") return known.has(imageSource(node));
      node.children = kept(node.children);
      const isWrapper = node.name === "a" || node.name === "p";
      return !isWrapper || !node.children.every(isSpace);
    });
  return renderHtml(kept(parseHtml(html)));
}

const imageSource = (image: Element) => image.attribs["src"];
const isSpace = (node: ChildNode) => isText(node) && node.data.trim() === "";

const plainLine = (value: string, max: number) => truncateAtWord(normalizeText(plainText(sanitize(value))), max);

const truncateAtWord = (text: string, max: number) =>
  text.length > max
    ? text
        .slice(0, max)
        .replace(/\s+\S*$/, "")
        .toWellFormed()
    : text;

const acceptedOrUndefined = (schema: typeof postInput.shape.title, text: string) => schema.safeParse(text).data;
