import { visibleText } from "../../../worker/text/visible-text";
import { isObject } from "../../stored";

const kindOf = (value: unknown) => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

/** The value, with each part whose type differs from the model's replaced by the model's part. */
export function fitting(model: unknown, value: unknown): unknown {
  if (model === undefined) return value;
  if (isObject(model) && isObject(value))
    return Object.fromEntries(Object.entries(model).map(([name, part]) => [name, fittingPart(part, value, name)]));
  if (Array.isArray(model) && Array.isArray(value)) return value.filter((item) => fitsItems(model, item));
  return isNullable(model, value) || kindOf(model) === kindOf(value) ? value : model;
}

const fittingPart = (model: unknown, values: Record<string, unknown>, name: string) =>
  name in values ? fitting(model, values[name]) : model;

/** Fields without a value hold texts, numbers or, as a review does, one object. */
const isNullable = (model: unknown, value: unknown) => model === null && kindOf(value) !== "array";

const fitsItems = ([first]: unknown[], item: unknown) =>
  first === undefined ? item !== null : kindOf(first) === kindOf(item);

/** The fields whose values differ from the model's. */
export const changedFields = (model: object, values: object): object =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify((model as Record<string, unknown>)[name]),
    ),
  );

const isWhole = (value: unknown, fitted: unknown): boolean =>
  isObject(value) && isObject(fitted)
    ? Object.keys(value).every((name) => name in fitted && isWhole(value[name], fitted[name]))
    : JSON.stringify(value) === JSON.stringify(fitted);

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [visibleText(value)].filter(Boolean)
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** The texts of a draft that were lost in `fitted`; undefined if nothing was lost. */
export function textsLeft(values: object, fitted: object): string[] | undefined {
  if (isWhole(values, fitted)) return undefined;
  const kept = new Set(textsIn(fitted));
  return textsIn(values).filter((text) => !kept.has(text));
}
