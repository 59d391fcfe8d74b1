import * as z from "zod";
import { countryOf } from "./text/countries";
import { TURKEY } from "./text/country";

export const PERMITTED_IN_TURKEY =
  "Türkiye yazılamaz: yurt dışından alınmış hiçbir lisans Türkiye'de izin sayılmaz, sayfalardaki cümle de bunu söyler";
export const LICENSED_BY_TURKEY =
  "Türkiye casino sitelerine lisans vermez; lisansı veren ülkeyi seçin ya da boş bırakın";
const unknown = (written: string) => `“${written}” bir ülke adı ya da iki harfli ülke kodu (ISO 3166-1) değil`;

/** Codes in the order of a list, or of a text with codes or Turkish names in lines or between commas and semicolons. */
const countries = z
  .union([z.null(), z.string().max(10_000), z.array(z.string().max(100)).max(500)], {
    error: "Ülkeleri listeden seçin",
  })
  .transform((value, { issues }) => {
    const written = (Array.isArray(value) ? value : (value ?? "").split(/[\n\r,;]+/)).map((text) => text.trim());
    const codes = written.filter(Boolean).map((text) => {
      const code = countryOf(text);
      if (!code) issues.push({ code: "custom", message: unknown(text.slice(0, 60)), input: value });
      return code ?? "";
    });
    return [...new Set(codes)];
  });

/** Countries of ISO 3166-1, each once. */
export const listOfCountries = countries.default([]);

/** As `listOfCountries`, without Turkey; null where none is stated. */
export const permittedCountries = countries
  .refine((codes) => !codes.includes(TURKEY), PERMITTED_IN_TURKEY)
  .transform((codes) => (codes.length > 0 ? codes : null))
  .default(null);

/** A country by its code or Turkish name, but Turkey; null where it is not stated. */
export const licenceCountry = z
  .string({ error: "Ülkeyi listeden seçin" })
  .nullable()
  .default(null)
  .transform((value, { issues }) => {
    const written = value?.trim();
    if (!written) return null;
    const code = countryOf(written);
    const message = code === TURKEY ? LICENSED_BY_TURKEY : code ? undefined : unknown(written.slice(0, 60));
    if (message) issues.push({ code: "custom", message, input: value });
    return code ?? null;
  });
