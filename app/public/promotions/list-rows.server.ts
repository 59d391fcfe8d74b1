import { type Placeholder, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { NAMED_CASINOS } from "../../../worker/casinos/constants";
import { casinosNamed } from "../../../worker/casinos/public.server";
import { activeCategories } from "../../../worker/categories/public.server";
import type { PromotionOrder } from "../../../worker/promotions/filtering.server";
import { type Search, searchWord } from "../../../worker/promotions/search";
import { TYPICAL_DEPOSIT } from "../../../worker/promotions/bonus-value";
import { type ListChoice, PROMOTIONS_PER_PAGE } from "../../../worker/promotions/constants";
import { activeCounts, activePromotions } from "../../../worker/promotions/public.server";
import type { Scope } from "../../../worker/scope.server";
import { loadPage } from "../shell/load-page.server";
import { chosenDeposit } from "./list-choice";

/** What the SQL of a list depends on, besides its values. */
interface Shape {
  order: PromotionOrder;
  terms: { words: { name: string; isApart: boolean }[]; others: string[] }[];
  /** Whether the search text contains the filter, such as `20x` or `100 TL`. */
  isTyped: Record<"maxWagering" | "deposit", boolean>;
  isOf: Record<"category" | "maxWagering" | "deposit" | "isForMembers" | "isLicensed" | "hasCode", boolean>;
}

type Name = "category" | "maxWagering" | "deposit" | "worthFor" | "from" | "typed" | "typedWagering" | "typedDeposit";

function queries(db: Db, values: Record<Name | "today", Placeholder>, { order, isOf, isTyped, ...shape }: Shape) {
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
    maxWagering: isOf.maxWagering ? values.maxWagering : undefined,
    deposit: isOf.deposit ? values.deposit : undefined,
    isForMembers: isOf.isForMembers,
    isLicensed: isOf.isLicensed,
    hasCode: isOf.hasCode,
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

/** Reads a page of the list. Throws a 503 like `loadPage`. */
export async function listRows(
  scope: Scope,
  { choice, order, search }: { choice: ListChoice; order: PromotionOrder; search: Search },
  page: number,
) {
  const { kategori, cevrim, yatirim, uye, lisansli, kodlu } = choice;
  const typed = (name: "maxWagering" | "deposit") => search.filters.find(({ of }) => of === name)?.value;
  const terms = search.terms.map(({ words, others }, n) => ({
    words: words.map((word, i) => searchWord(word, `word${n}_${i}`)),
    others,
  }));
  const bound = search.terms.flatMap(({ words }, n) => words.map((word, i) => [`word${n}_${i}`, word] as const));
  const { shell, rows } = await loadPage(scope, "Bir hata oluştu: Bonuslar yüklenemedi", {
    queries,
    values: {
      category: kategori ?? null,
      maxWagering: Number(cevrim ?? 0),
      deposit: Number(yatirim ?? 0),
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
      isOf: {
        category: kategori !== undefined,
        maxWagering: cevrim !== undefined,
        deposit: yatirim !== undefined,
        isForMembers: uye !== undefined,
        isLicensed: lisansli !== undefined,
        hasCode: kodlu !== undefined,
      },
    },
  });
  const [categories, counts, promotions, casinos] = rows;
  const totals = new Map(counts.map(({ category_id, total }) => [category_id ?? "", total]));
  return { shell, categories, totals, promotions, casinos: casinos.length > NAMED_CASINOS ? [] : casinos };
}
