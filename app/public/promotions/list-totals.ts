import { MATCHES_COUNTED, PROMOTIONS_PER_PAGE } from "../../../worker/promotions/constants";

interface Category {
  id: string;
  name: string;
  slug: string;
}

interface Count {
  category_id: string | null;
  total: number;
  /** 1 where a search was counted in the chosen category alone. */
  is_chosen?: number;
}

interface Listed {
  isSearch: boolean;
  /** Slug of the chosen category. */
  kategori: string | undefined;
  page: number;
  /** Whether a search has matches after this page. */
  hasNext: boolean;
}

/** Category of the list, with its number of bonuses as text; undefined where only some of the matches were counted. */
export interface Chip {
  name: string;
  slug: string;
  total: string | undefined;
}

/** Totals of the list as they are shown, and its pages. Searches are counted up to `MATCHES_COUNTED`. */
export function listTotals(categories: Category[], counts: Count[], { isSearch, kategori, page, hasNext }: Listed) {
  const ofAll = counts.filter(({ is_chosen }) => !is_chosen);
  const totals = new Map(ofAll.map(({ category_id, total }) => [category_id, total]));
  const inAll = sumOf(ofAll);
  const isMore = (total: number) => isSearch && total > MATCHES_COUNTED;
  const told = (total: number) => (isMore(total) ? `${MATCHES_COUNTED}+` : `${total}`);
  const chip = ({ id, name, slug }: Category): Chip => ({
    name,
    slug,
    total: isMore(inAll) ? undefined : told(totals.get(id) ?? 0),
  });
  const category = categories.find(({ slug }) => slug === kategori);
  const inCategory = isSearch
    ? sumOf(counts.filter(({ is_chosen }) => is_chosen))
    : (totals.get(category?.id ?? "") ?? 0);
  const total = category ? inCategory : inAll;
  const counted = Math.ceil(total / PROMOTIONS_PER_PAGE);
  return {
    chips: categories.filter(({ id }) => totals.has(id)).map(chip),
    chosen: category && { ...chip(category), total: told(total) },
    inAll: told(inAll),
    total: told(total),
    pages: isMore(total) ? Math.max(counted, hasNext ? page + 1 : page) : counted,
  };
}

const sumOf = (counts: Count[]) => counts.reduce((sum, { total }) => sum + total, 0);
