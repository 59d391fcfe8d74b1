import { isBlank } from "../../../worker/text/visible-text";
import { SEARCH_MAX } from "../../../worker/promotions/rules";
import type { Scope } from "../../../worker/scope.server";
import { refusePage } from "./load-page.server";

const PAGE = /^[1-9]\d{0,5}$/;
const SLUG = /^[a-z0-9_-]{1,80}$/;

/** A page number from the address, from 1; 1 where there is none. A malformed one ends the loader with 400. */
export function pageNumber({ parameter }: Scope, name: "sayfa" | "diger" = "sayfa"): number {
  const value = parameter(name);
  if (value === null) return 1;
  if (!PAGE.test(value))
    refusePage(400, {
      heading: "Geçersiz sayfa numarası",
      sentence: "Sayfa numarası 1 veya daha büyük bir tam sayı olmalıdır.",
    });
  return Number(value);
}

/** Ends the loader with 404 when a list has no such page; the first page of an empty list is there. */
export function requirePage(page: number, pages: number, firstPage: string) {
  if (page > Math.max(1, pages))
    refusePage(404, {
      heading: "Sayfa bulunamadı",
      sentence: `Bu listede ${page} numaralı sayfa yok.`,
      link: { to: firstPage, label: "İlk sayfaya dön" },
    });
}

/** The search term `q`, empty where there is none or nothing visible. A longer one than 100 characters ends the loader with 400. */
export function searchTerm({ parameter }: Scope): string {
  const term = (parameter("q") ?? "").trim();
  if (term.length > SEARCH_MAX)
    refusePage(400, { heading: "Arama çok uzun", sentence: `Arama metni en çok ${SEARCH_MAX} karakter olabilir.` });
  return isBlank(term) ? "" : term;
}

/** The slug of the chosen category, if any. A malformed one ends the loader with 400. */
export function categorySlug({ parameter }: Scope): string | undefined {
  const slug = parameter("kategori");
  if (!slug) return undefined;
  if (!SLUG.test(slug)) refusePage(400, { heading: "Geçersiz kategori", sentence: "Bu adresteki kategori geçersiz." });
  return slug;
}
