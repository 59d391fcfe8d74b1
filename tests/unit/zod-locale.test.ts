import { expect, it } from "vitest";
import * as z from "zod";
import "../../worker/text/zod-locale";
import { fieldMessages } from "../../worker/invalid-input";

const ENGLISH =
  /(?<!\p{L})(?:string|number|int|nan|boolean|bigint|array|tuple|object|record|date|null|undefined)(?!\p{L})/iu;

const schema = z.object({ value: z.unknown() });
const messageOf = (value: z.ZodType, input: unknown) => {
  const { error } = schema.extend({ value }).safeParse({ value: input });
  if (!error) throw new Error("the input is valid");
  return Object.values(fieldMessages(error))[0] ?? "";
};

it.each([
  [z.string(), 5, "Geçersiz değer: beklenen metin, alınan sayı"],
  [z.string(), undefined, "Geçersiz değer: beklenen metin, alınan eksik değer"],
  [z.number(), "5", "Geçersiz değer: beklenen sayı, alınan metin"],
  [z.number().int(), 1.5, "Geçersiz değer: beklenen tam sayı, alınan sayı"],
  [z.boolean(), null, "Geçersiz değer: beklenen doğru ya da yanlış, alınan boş değer"],
  [z.array(z.string()), {}, "Geçersiz değer: beklenen liste, alınan nesne"],
  [z.strictObject({}), [], "Geçersiz değer: beklenen nesne, alınan liste"],
  [z.string().max(3), "dört", "En çok 3 karakter olabilir"],
  [z.string().min(2), "a", "En az 2 karakter olmalı"],
  [z.array(z.string()).max(1), ["a", "b"], "En çok 1 öğe olabilir"],
  [z.number().min(1), 0, "En az 1 olmalı"],
  [z.number().positive(), 0, "0 değerinden büyük olmalı"],
  [z.number().lt(3), 3, "3 değerinden küçük olmalı"],
])("says in Turkish what is wrong with a value: %#", (type, input, sentence) => {
  expect(messageOf(type, input)).toBe(sentence);
});

it("names no type in English, whatever is expected and given", () => {
  const types = [
    z.string(),
    z.number(),
    z.int(),
    z.boolean(),
    z.array(z.unknown()),
    z.tuple([z.string()]),
    z.object({}),
    z.record(z.string(), z.string()),
    z.record(z.string().max(1), z.string()),
    z.date(),
    z.null(),
    z.union([z.string(), z.number()]),
    z.string().max(0),
    z.array(z.string()).min(9),
    z.number().max(0),
  ];
  const inputs = ["metin", 5, Number.NaN, true, ["a"], [], {}, { anahtar: "b" }, new Date(), null, undefined, 5n];
  for (const type of types)
    for (const input of inputs) if (!type.safeParse(input).success) expect(messageOf(type, input)).not.toMatch(ENGLISH);
});
