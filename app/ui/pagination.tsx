interface PaginationProps {
  page: number;
  pages: number;
  to: (page: number) => string;
  label?: string;
}

/** Number of links on each side of the current page; the first and last page are always linked. */
const AROUND = 1;

function shownPages(page: number, pages: number): number[] {
  const near = Array.from({ length: 2 * AROUND + 1 }, (_, i) => page - AROUND + i);
  return [...new Set([1, ...near, pages])].filter((p) => p >= 1 && p <= pages);
}

/** Renders nothing for a single page. */
export function Pagination({ page, pages, to, label = "Sayfalar" }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className="pages" aria-label={label}>
      {page > 1 && (
        <a href={to(page - 1)} rel="prev">
          ‹ Önceki
        </a>
      )}
      {shownPages(page, pages).map((p, i, shown) => (
        <span key={p}>
          {i > 0 && p - (shown[i - 1] ?? 0) > 1 && <i aria-hidden="true">…</i>}
          <a href={to(p)} aria-current={p === page ? "page" : undefined}>
            {p}
          </a>
        </span>
      ))}
      {page < pages && (
        <a href={to(page + 1)} rel="next">
          Sonraki ›
        </a>
      )}
    </nav>
  );
}
