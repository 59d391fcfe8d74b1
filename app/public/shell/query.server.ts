import { redirect } from "react-router";
import { isBlank } from "../../../worker/text/visible-text";
import { SEARCH_MAX } from "../../../worker/promotions/constants";
import type { Scope } from "../../../worker/scope.server";
import { throwProblem } from "./load-page.server";

const PAGE = /^[1-9]\d{0,5}$/;
const SLUG = /^[a-z0-9_-]{1,80}$/;

/** The page number, 1 by default. Throws a 400 when it is malformed. */
export function pageNumber({ parameter }: Scope, name: "sayfa" | "diger" = "sayfa"): number {
  const value = parameter(name);
  if (value === null) return 1;
  if (!PAGE.test(value))
    throwProblem(400, {
      heading: "Geçersiz sayfa numarası",
      sentence: "Sayfa numarası 1 veya daha büyük bir tam sayı olmalıdır.",
    });
  return Number(value);
}

/** Throws a 404 when the list has no such page; an empty list has one page. */
export function requirePage(page: number, pages: number, firstPage: string) {
  if (page > Math.max(1, pages))
    throwProblem(404, {
      heading: "Sayfa bulunamadı",
      sentence: `Bu listede ${page} numaralı sayfa yok.`,
      link: { to: firstPage, label: "İlk sayfaya dön" },
    });
}

/** The search term `q`, "" by default. Throws a 400 when it is longer than 100 characters. */
export function searchTerm({ parameter }: Scope): string {
  const term = (parameter("q") ?? "").trim();
  if (term.length > SEARCH_MAX)
    throwProblem(400, { heading: "Arama çok uzun", sentence: `Arama metni en çok ${SEARCH_MAX} karakter olabilir.` });
  return isBlank(term) ? "" : term;
}

/** The slug of the selected category, if any. Throws a 400 when it is malformed. */
export function categorySlug({ parameter }: Scope): string | undefined {
  const slug = parameter("kategori");
  if (!slug) return undefined;
  if (!SLUG.test(slug))
    throwProblem(400, { heading: "Geçersiz kategori", sentence: "Bu adresteki kategori geçersiz." });
  return slug;
}

/** Of a checkbox. */
export const SWITCH = /^1$/;

/** Throws a 400 for a malformed value; an empty one counts as missing. */
export function filterText({ parameter, url }: Scope, name: string, format: RegExp): string | undefined {
  const text = parameter(name);
  if (!text) return undefined;
  if (format.test(text)) return text;
  return throwProblem(400, {
    heading: "Geçersiz filtre",
    sentence: "Bu adresteki filtre geçersiz.",
    link: { to: url.pathname, label: "Filtreleri Temizle" },
  });
}

/** Throws a redirect to `address` where a form was submitted with empty fields. */
export function dropEmptyFields({ url }: Scope, address: string) {
  if (/[?&]\w+=(&|$)/.test(url.search)) throw redirect(address);
}
