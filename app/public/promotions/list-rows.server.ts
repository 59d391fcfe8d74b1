import { type Placeholder, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { NAMED_CASINOS } from "../../../worker/casinos/constants";
import { casinosNamed } from "../../../worker/casinos/public.server";
import { activeCategories } from "../../../worker/categories/public.server";
import type { PromotionOrder } from "../../../worker/promotions/filtering.server";
import {
  type ListChoice,
  type Membership,
  membershipOf,
  NUMBERS,
  SWITCHES,
} from "../../../worker/promotions/list-choice";
import { type Search, searchWord } from "../../../worker/promotions/search";
import { TYPICAL_DEPOSIT } from "../../../worker/promotions/bonus-value";
import { PROMOTIONS_PER_PAGE } from "../../../worker/promotions/constants";
import { activeCounts, activePromotions } from "../../../worker/promotions/public.server";
import type { Scope } from "../../../worker/scope.server";
import { loadPage } from "../shell/load-page.server";
import { chosenDeposit } from "./list-choice";

type NumberFilter = (typeof NUMBERS)[number]["filter"];
type TypedFilter = Search["filters"][number]["of"];
type SwitchFilter = (typeof SWITCHES)[number]["filter"];

/** What the SQL of a list depends on, besides its values. */
interface Shape {
  order: PromotionOrder;
  terms: { words: { name: string; isApart: boolean }[]; others: string[] }[];
  /** Whether the search text contains the filter, such as `20x` or `100 TL`. */
  isTyped: Record<TypedFilter, boolean>;
  isOf: Record<"category" | NumberFilter, boolean>;
  membership: Membership | undefined;
  switches: Record<SwitchFilter, boolean>;
}

type Name = "category" | NumberFilter | "worthFor" | "from" | "typed" | "typedWagering" | "typedDeposit";

function queries(
  db: Db,
  values: Record<Name | "today", Placeholder>,
  { order, isOf, isTyped, membership, switches, ...shape }: Shape,
) {
  const terms = shape.terms.map(({ words, others }) => ({
    words: words.map(({ name, isApart }) => ({ text: sql.placeholder(name), isApart })),
    others,
  }));
  const filter = {
    terms,
    typed: Object.values(isTyped).includes(true)
      ? {
          text: values.typed,
          ...(isTyped.maxWagering && { maxWagering: values.typedWagering }),
          ...(isTyped.deposit && { deposit: values.typedDeposit }),
        }
      : undefined,
    ...byFilter(NUMBERS, ({ filter }) => (isOf[filter] ? values[filter] : undefined)),
    membership,
    ...switches,
    valuedFor: order === "value" ? values.worthFor : undefined,
  };
  const inCategory = { ...filter, category: isOf.category ? values.category : undefined };
  const page = { filter: inCategory, order, deposit: values.worthFor, limit: PROMOTIONS_PER_PAGE, offset: values.from };
  return [
    activeCategories(db),
    activeCounts(db, values.today, filter),
    activePromotions(db, values.today, page),
    casinosNamed(
      db,
      values.today,
      terms.flatMap(({ words }) => words),
    ),
  ] as const;
}

const byFilter = <F extends { filter: string }, Value>(filters: readonly F[], valueOf: (filter: F) => Value) =>
  Object.fromEntries(filters.map((each) => [each.filter, valueOf(each)])) as Record<F["filter"], Value>;

/** Reads a page of the list. Throws a 503 like `loadPage`. */
export async function listRows(
  scope: Scope,
  { choice, order, search }: { choice: ListChoice; order: PromotionOrder; search: Search },
  page: number,
) {
  const { kategori } = choice;
  const typed = (name: TypedFilter) => search.filters.find(({ of }) => of === name)?.value;
  const isChosen = ({ name }: { name: keyof ListChoice }) => choice[name] !== undefined;
  const terms = search.terms.map(({ words, others }, n) => ({
    words: words.map((word, i) => searchWord(word, `word${n}_${i}`)),
    others,
  }));
  const bound = search.terms.flatMap(({ words }, n) => words.map((word, i) => [`word${n}_${i}`, word] as const));
  const { shell, rows } = await loadPage(scope, "Bir hata oluştu: Bonuslar yüklenemedi", {
    queries,
    values: {
      category: kategori ?? null,
      ...byFilter(NUMBERS, ({ name }) => Number(choice[name] ?? 0)),
      worthFor: chosenDeposit(choice, search) ?? TYPICAL_DEPOSIT,
      typed: search.whole,
      typedWagering: typed("maxWagering") ?? 0,
      typedDeposit: typed("deposit") ?? 0,
      from: (page - 1) * PROMOTIONS_PER_PAGE,
      ...Object.fromEntries(bound),
    },
    shape: {
      order,
      terms: terms.map(({ words, others }) => ({
        words: words.map(({ text, isApart }) => ({ name: text, isApart })),
        others,
      })),
      isTyped: { maxWagering: typed("maxWagering") !== undefined, deposit: typed("deposit") !== undefined },
      isOf: { category: kategori !== undefined, ...byFilter(NUMBERS, isChosen) },
      membership: membershipOf(choice.uye),
      switches: byFilter(SWITCHES, isChosen),
    },
  });
  const [categories, counts, promotions, casinos] = rows;
  const totals = new Map(counts.map(({ category_id, total }) => [category_id ?? "", total]));
  return { shell, categories, totals, promotions, casinos: casinos.length > NAMED_CASINOS ? [] : casinos };
}
