interface PaginationProps {
  page: number;
  pages: number;
  /** Undefined for a page that has no link from here. */
  to: (page: number) => string | undefined;
  label?: string;
}

/** Number of links on each side of the current page; the first and last page are always linked. */
const AROUND = 1;

function shownPages({ page, pages, to }: PaginationProps): number[] {
  const near = Array.from({ length: 2 * AROUND + 1 }, (_, i) => page - AROUND + i);
  return [...new Set([1, ...near, pages])].filter((p) => p >= 1 && p <= pages && (p === page || to(p) !== undefined));
}

/** Renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { page, pages, to, label = "Sayfalar" } = props;
  const [previous, next] = [to(page - 1), to(page + 1)];
  if (pages <= 1) return null;
  return (
    <nav className="pages" aria-label={label}>
      {page > 1 && previous && (
        <a href={previous} rel="prev">
          ‹ Önceki
        </a>
      )}
      {shownPages(props).map((p, i, shown) => (
        <span key={p}>
          {i > 0 && p - (shown[i - 1] ?? 0) > 1 && <i aria-hidden="true">…</i>}
          <a href={to(p)} aria-current={p === page ? "page" : undefined}>
            {p}
          </a>
        </span>
      ))}
      {page < pages && next && (
        <a href={next} rel="next">
          Sonraki ›
        </a>
      )}
    </nav>
  );
}
