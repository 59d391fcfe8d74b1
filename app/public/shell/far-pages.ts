export interface ListPage {
  page: number;
  /** Pages that a number in the address leads to; later ones begin after the last record of the page before. */
  direct: number;
  /** Rows to skip; no more than the direct pages have. */
  from: number;
  /** Keyset cursor: the id of the previous page's last record; null on a direct page. */
  after: string | null;
  /** Whether the order of the list knows what comes after a record. */
  isKeyed: boolean;
}

/** Where a page of the list is from this one, which shows `rows`; undefined for one that cannot be reached at once. */
export const linkFrom =
  (
    { page, direct, isKeyed }: ListPage,
    rows: readonly { id: string }[],
    address: (page: number, after?: string) => string,
  ) =>
  (to: number): string | undefined => {
    if (to <= direct) return address(to);
    return to === page + 1 && isKeyed ? address(to, rows.at(-1)?.id) : undefined;
  };
