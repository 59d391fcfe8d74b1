/** As `CF-IPCountry` and ISO 3166-1 alpha-2 write it. */
export const TURKEY = "TR";

let names: Intl.DisplayNames | undefined;

/** The Turkish name of a country by its code of ISO 3166-1: `Cebelitarık`; an unknown code stays. */
export function countryName(code: string): string {
  names ??= new Intl.DisplayNames("tr", { type: "region" });
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}

/** The names of countries by their codes, as the JSON of a list or one code a line: `Malta, Finlandiya`. */
export const countryNames = (codes: string) =>
  Array.from(codes.matchAll(/[A-Z]{2}/g), ([code]) => countryName(code)).join(", ");
