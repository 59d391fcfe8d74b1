import { isListOf, isObject, isText, removeStored, store, stored } from "../../stored";
import type { Batch, BatchItem, WrittenPost } from "./batch";

const KEY = "panel-batch";
const STATES: unknown[] = ["waiting", "writing", "ready", "failed"] satisfies BatchItem["state"][];
const POST = ["title", "excerpt", "content", "category", "seo_title", "seo_description", "seo_keywords"];

const isOptional = (value: unknown, fits: (value: unknown) => boolean) => value === undefined || fits(value);
const isItem = (value: unknown): value is BatchItem =>
  isObject(value) &&
  isObject(value["idea"]) &&
  isText(value["idea"]["title"]) &&
  isText(value["idea"]["brief"]) &&
  STATES.includes(value["state"]) &&
  isOptional(value["words"], (words) => typeof words === "number") &&
  isOptional(value["text"], isText) &&
  isOptional(value["sentence"], isText);
function isWritten(value: unknown): value is WrittenPost {
  if (!isObject(value)) return false;
  const { post, notes, refusal } = value;
  const isPost = isObject(post) && POST.every((name) => isText(post[name]));
  return isPost && isOptional(notes, isListOf(isText)) && isOptional(refusal, isText);
}
const isBatch = (value: unknown): value is Batch =>
  isObject(value) &&
  isText(value["key"]) &&
  isText(value["topic"]) &&
  Number.isSafeInteger(value["published"]) &&
  isListOf(isItem)(value["items"]) &&
  isListOf(isWritten)(value["posts"]);

/** The unsaved batch of this tab. */
export const keptBatch = (): Batch | undefined => stored("sessionStorage", KEY, isBatch);

export const hasKeptBatch = () => keptBatch() !== undefined;

/** Stores a batch, so that it survives a reload; where storage is full or blocked it stays in memory. */
export function keepBatch(batch: Batch) {
  if (batch.posts.length > 0) store("sessionStorage", KEY, batch);
}

export const forgetBatch = () => removeStored("sessionStorage", KEY);
