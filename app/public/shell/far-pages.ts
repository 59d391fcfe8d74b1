export interface ListPage {
  page: number;
  /** Pages that are reached by number; later ones start after the last record of the page before. */
  direct: number;
  /** Rows to skip, at most those of the direct pages. */
  from: number;
  /** Keyset cursor: the id of the previous page's last record; null on a direct page. */
  after: string | null;
  /** Whether the order of the list supports a cursor. */
  isKeyed: boolean;
}

/** Address of a page of the list, linked from this one; undefined if it cannot be reached from here. */
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
