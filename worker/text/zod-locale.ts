import * as z from "zod";

/** The library's sentences name types in English. */
const TYPES: Record<string, string> = {
  string: "metin",
  number: "sayı",
  int: "tam sayı",
  nan: "sayı olmayan değer",
  boolean: "doğru ya da yanlış",
  array: "liste",
  tuple: "liste",
  object: "nesne",
  record: "nesne",
  date: "tarih",
  null: "boş değer",
  undefined: "eksik değer",
};
const UNITS: Record<string, string> = { string: " karakter", array: " öğe" };

const library = z.locales.tr().localeError;
const typeOf = (name: string) => TYPES[name] ?? "başka bir değer";

z.config({
  localeError(issue) {
    const { code, input, origin = "" } = issue;
    if (code === "invalid_type")
      return `Geçersiz değer: beklenen ${typeOf(issue.expected)}, alınan ${typeOf(z.core.util.parsedType(input))}`;
    if (code === "invalid_key" || code === "invalid_element") return "Geçersiz değer";
    const unit = UNITS[String(origin)] ?? "";
    if (code === "too_big")
      return issue.inclusive
        ? `En çok ${issue.maximum}${unit} olabilir`
        : `${issue.maximum}${unit} değerinden küçük olmalı`;
    if (code === "too_small")
      return issue.inclusive
        ? `En az ${issue.minimum}${unit} olmalı`
        : `${issue.minimum}${unit} değerinden büyük olmalı`;
    return library(issue);
  },
});
