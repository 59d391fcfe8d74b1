import { DIRECT_ROWS, PROMOTIONS_PER_PAGE } from "../../../worker/promotions/constants";

interface Category {
  id: string;
  name: string;
  slug: string;
  description: string | null;
}

export interface Counts {
  /** Bonuses by category id, "" for those without one. */
  totals: ReadonlyMap<string, number>;
  /** Only for searches, which count at most one more than `DIRECT_ROWS`. */
  search?: {
    /** Number of matches in the chosen category, at most `DIRECT_ROWS` + 1. */
    chosen: number;
    /** Whether there are matches after this page. */
    hasNext: boolean;
  };
}

/** Category of the list, with its number of bonuses as text; undefined where only some of the matches were counted. */
export interface Chip {
  name: string;
  slug: string;
  total: string | undefined;
}

/** Totals of the list as they are shown, and its pages. */
export function listTotals(
  categories: Category[],
  { totals, search }: Counts,
  { kategori, page }: { kategori: string | undefined; page: number },
) {
  const inAll = [...totals.values()].reduce((sum, total) => sum + total, 0);
  const isMore = (total: number) => search !== undefined && total > DIRECT_ROWS;
  const told = (total: number) => (isMore(total) ? `${DIRECT_ROWS}+` : `${total}`);
  const chip = ({ id, name, slug }: Category): Chip => ({
    name,
    slug,
    total: isMore(inAll) ? undefined : told(totals.get(id) ?? 0),
  });
  const category = categories.find(({ slug }) => slug === kategori);
  const total = category ? (search?.chosen ?? totals.get(category.id) ?? 0) : inAll;
  const counted = Math.ceil(total / PROMOTIONS_PER_PAGE);
  return {
    // Where only some matches were counted, any category may have hits.
    chips: categories
      .filter(({ id }) => (isMore(inAll) ? totals.has(id) : totals.get(id)) || id === category?.id)
      .map(chip),
    chosen: category && { ...chip(category), total: told(total), description: category.description },
    inAll: told(inAll),
    total: told(total),
    pages: isMore(total) ? Math.max(counted, search?.hasNext ? page + 1 : page) : counted,
  };
}
