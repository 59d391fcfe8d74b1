import * as z from "zod";
import { placeholderFault, templateFault, withPlainOrigin } from "./outbound/template";
import { NO_CASINO_SLUG, typedSlug } from "./text/slug";
import { normalizeText, textLength, visibleLength } from "./text/visible-text";
import { isLocalUrl, normalizeUrl } from "./text/url";
import { readDay, readNumber, type Unit } from "./text/typed-values";

const LINE_MAX = 300;
/** UTF-16 units. A D1 row holds 2 MB, and sanitising may turn one unit into eight bytes. */
export const HTML_MAX = 200_000;
export const HTML_TOO_LONG = `Metin çok uzun: biçimlendirmesiyle en çok ${HTML_MAX.toLocaleString("tr-TR")} karakter olabilir`;
const ADDRESS_MAX = 2_000;
const SLUG_RESERVED = `"${NO_CASINO_SLUG}" slug olarak kullanılamaz`;
export const SLUG_TAKEN = "Bu slug değeri zaten kullanılıyor. Lütfen benzersiz bir değer girin.";

/** Letters of two characters, as macOS writes them, count and are stored as one. */
const text = (sentence: string) => z.string({ error: sentence }).normalize("NFC");

const oneLine = (text: string) => normalizeText(text).replace(/\s+/g, " ");

export const line = (max = LINE_MAX, sentence = "Metin bekleniyor") =>
  text(sentence).max(max, `En çok ${max} karakter olabilir`).transform(oneLine);

export const requiredLine = (min: number, sentence: string, max = LINE_MAX) =>
  line(max, sentence).refine((text) => textLength(text) >= min, sentence);

export const lines = (max = LINE_MAX * 10) =>
  text("Metin bekleniyor").max(max, `En çok ${max} karakter olabilir`).transform(normalizeText);

export const optionalLine = (max = LINE_MAX) =>
  line(max)
    .transform((text) => text || null)
    .nullable()
    .default(null);

const LINE_BREAKS = /\r\n|\r|\n/;

/** Short texts, one a line; blank lines are dropped. */
export const listOfLines = (most: number, longest: number) =>
  z
    .union([z.string(), z.array(z.string())], { error: "Metin bekleniyor" })
    .transform((value) => (typeof value === "string" ? value.split(LINE_BREAKS) : value).map(oneLine).filter(Boolean))
    .refine((items) => items.length <= most, `En çok ${most} satır yazılabilir`)
    .refine((items) => items.every((item) => item.length <= longest), `Bir satır en çok ${longest} karakter olabilir`)
    .default([]);

const isBlankRow = (row: unknown) =>
  row !== null &&
  typeof row === "object" &&
  Object.values(row).every((value) => value === null || /^\s*$/.test(`${value}`));

/** Rows of a small table, or a text of one a line that `read` parses, as in files; blank rows are dropped. */
export const listOfRows = <Row extends z.ZodObject>(row: Row, most: number, read: (line: string) => object) =>
  z
    .preprocess(
      (rows) =>
        typeof rows === "string"
          ? rows
              .split(LINE_BREAKS)
              .filter((line) => line.trim())
              .map(read)
          : rows,
      z.array(
        z.preprocess((given) => (isBlankRow(given) ? null : given), row.nullable()),
        { error: "Satırlar okunamadı" },
      ),
    )
    .transform((rows) => rows.filter((row) => row !== null))
    .refine((rows) => rows.length <= most, `En çok ${most} satır yazılabilir`)
    .default([]);

const NUMBER_WRONG = "Tam sayı yazın, örneğin 1.500";

const blank = z
  .string()
  .regex(/^\s*$/)
  .transform(() => null);

/** A number, also as it is typed (`readNumber`); null for blank texts. */
export const typedNumberOf = (sentence: string | { error: () => string }, unit?: Unit) =>
  z.union([z.null(), blank, z.number(), z.string().transform((text) => readNumber(text, unit))], sentence);

function wholeNumber(min: number, max: number) {
  const sentence = `${min.toLocaleString("tr-TR")} ile ${max.toLocaleString("tr-TR")} arasında olmalıdır`;
  return z.int(NUMBER_WRONG).refine((number) => number >= min && number <= max, sentence);
}

export const requiredWholeNumber = (min: number, max: number, unit?: Unit) =>
  typedNumberOf(NUMBER_WRONG, unit).pipe(wholeNumber(min, max));

export const listedValue = z.string().trim().max(LINE_MAX, `En çok ${LINE_MAX} karakter olabilir`).optional();

export const optionalWholeNumber = (min: number, max: number, unit?: Unit) =>
  typedNumberOf(NUMBER_WRONG, unit).pipe(wholeNumber(min, max).nullable()).default(null);

export const optionalChoice = <Choices extends readonly [string, ...string[]]>(choices: Choices, sentence: string) =>
  z.union([z.literal("").transform(() => null), z.null(), z.enum(choices)], { error: sentence }).default(null);

/** The id of another record; empty is null. */
export const optionalId = (sentence: string) =>
  z.union([z.literal("").transform(() => null), z.null(), z.uuid(sentence)], { error: sentence }).default(null);

export const flag = z.boolean({ error: "Açık veya kapalı olmalıdır" });

/** Composed apart, since a mark behind `<`, `>` or `=` would become one letter with it. */
const BETWEEN_TAGS = /[^<>=]+/g;

/** Not sanitised yet, but composed (NFC); `min` counts visible characters. */
export const html = (min = 0, sentence = "") =>
  z
    .string({ error: sentence || "Metin bekleniyor" })
    .max(HTML_MAX, HTML_TOO_LONG)
    .transform((text) => text.replace(BETWEEN_TAGS, (part) => part.normalize("NFC")))
    .refine((text) => visibleLength(text) >= min, sentence);

/** An address that `read` normalises; `missing` is said of an empty one, `sentence` of one that it does not know. */
export const address = (read: (text: string) => string | undefined, sentence: string, missing = sentence) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(ADDRESS_MAX, "Adres çok uzun")
    .transform((text, context) => {
      const known = read(text);
      const message = known === undefined ? sentence : placeholderFault(text);
      if (message) context.issues.push({ code: "custom", message, input: text });
      return known ?? text;
    });

export const webUrl = (sentence: string) => address(normalizeUrl, sentence);

export const optionalWebUrl = (sentence: string) =>
  z
    .union([z.literal("").transform(() => null), z.null(), webUrl(sentence)], {
      error: ({ errors }) => (errors as z.core.$ZodIssue[][]).at(-1)?.[0]?.message ?? sentence,
    })
    .default(null);

export const webOrLocalUrl = (missing: string) =>
  address((text) => (isLocalUrl(text) ? text : normalizeUrl(text)), "Geçerli bir URL giriniz", missing);

/** An address that may have placeholders, byte for byte behind its host; may be empty. */
export const optionalTemplate = z
  .string({ error: "Geçerli bir URL giriniz" })
  .trim()
  .max(ADDRESS_MAX, "Adres çok uzun")
  .superRefine((template, context) => {
    const message = template && templateFault(template);
    if (message) context.addIssue({ code: "custom", message });
  })
  .transform(withPlainOrigin);

export const addressTemplate = optionalTemplate.refine((template) => template !== "", "Geçerli bir URL giriniz");

/** A slug, or a whole address whose last part is one; may be empty. */
export const slug = (missing: string) =>
  z.string({ error: missing }).max(ADDRESS_MAX, "Slug çok uzun").transform(typedSlug);

/** If empty, the slug is derived from the name. */
export const optionalSlug = slug("Slug metin olmalıdır")
  .refine((slug) => slug !== NO_CASINO_SLUG, SLUG_RESERVED)
  .default("");

const YEAR_WRONG = "Yıl 2000 ile 2099 arasında olmalıdır";
/** Other years are typing errors. */
const isInThisCentury = (time: string | null) => time === null || /^20\d\d-/.test(time);

const DAY_WRONG = "Geçerli bir tarih giriniz";

export const optionalDay = z
  .union([z.null(), blank, z.string().transform((text) => readDay(text) ?? text)], { error: DAY_WRONG })
  .pipe(z.iso.date(DAY_WRONG).nullable())
  .refine(isInThisCentury, YEAR_WRONG)
  .default(null);

/** ISO 8601 in UTC, with milliseconds. */
export const optionalInstant = z
  .union(
    [z.literal("").transform(() => null), z.null(), z.iso.datetime().transform((text) => new Date(text).toISOString())],
    { error: "Geçerli bir zaman giriniz" },
  )
  .refine(isInThisCentury, YEAR_WRONG)
  .default(null);

/** Never refused; anything unexpected counts as empty. */
export const hiddenField = z.string().max(4_096).catch("");

/** The `updated_at` of the row that the edit began with, for optimistic locking. */
export const expectedVersion = z.string({ error: "Kaydın sürümü eksik" }).min(1, "Kaydın sürümü eksik");

export const SELECTED_MAX = 500;

/** An action on everything that matches a list's filters; see `matchingIds`. */
export const matching = <const Actions extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  actions: Actions,
  filters: Filters,
) =>
  z.object({
    action: z.enum(actions, { error: "Bilinmeyen işlem" }),
    q: z.string().trim().max(100, "Arama metni en çok 100 karakter olabilir").default(""),
    ...filters,
    until: z.iso.datetime("Geçerli bir zaman giriniz"),
    after: z.string().max(100).optional(),
  });

export const selected = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item, { error: "Kayıt seçilmedi" })
    .min(1, "Kayıt seçilmedi")
    .max(SELECTED_MAX, `Tek seferde en çok ${SELECTED_MAX} kayıt seçilebilir`);

/** Whether the request continues another, so that both are one entry of the activity log. */
export const isContinued = flag.default(false);

/** Switching records on and off. */
export type Activation = "activate" | "deactivate";

export const selection = <const Actions extends readonly [string, ...string[]]>(actions: Actions) =>
  z.strictObject({
    action: z.enum(actions, { error: "Bilinmeyen işlem" }),
    ids: selected(z.uuid("Geçersiz kayıt")),
  });

export function fieldsOf<Shape extends z.ZodRawShape, Row extends Record<keyof Shape & string, unknown>>(
  input: z.ZodObject<Shape>,
  row: Row,
) {
  const fields = Object.keys(input.shape).map((field) => [field, row[field]]);
  return Object.fromEntries(fields) as Pick<Row, keyof Shape & string>;
}
