import { type Placeholder, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { NAMED_CASINOS } from "../../../worker/casinos/constants";
import { casinosNamed } from "../../../worker/casinos/public.server";
import { activeCategories } from "../../../worker/categories/public.server";
import type { PromotionOrder } from "../../../worker/promotions/filtering.server";
import { PROMOTIONS_PER_PAGE } from "../../../worker/promotions/constants";
import { activeCounts, activePromotions } from "../../../worker/promotions/public.server";
import type { Scope } from "../../../worker/scope.server";
import { mayBeApart, wordsOf } from "../../../worker/text/words";
import { loadPage } from "../shell/load-page.server";
import type { ListChoice } from "./list-choice";

/** What the SQL of a list depends on, besides its values. */
interface Shape {
  order: PromotionOrder;
  words: { name: string; isApart: boolean }[];
  isOf: Record<"category" | "maxWagering" | "deposit" | "isForMembers" | "isLicensed" | "hasCode", boolean>;
}

type Name = "category" | "maxWagering" | "deposit" | "from";

function queries(db: Db, values: Record<Name | "today", Placeholder>, { order, isOf, ...shape }: Shape) {
  const words = shape.words.map(({ name, isApart }) => ({ text: sql.placeholder(name), isApart }));
  const filter = {
    words,
    maxWagering: isOf.maxWagering ? values.maxWagering : undefined,
    deposit: isOf.deposit ? values.deposit : undefined,
    isForMembers: isOf.isForMembers,
    isLicensed: isOf.isLicensed,
    hasCode: isOf.hasCode,
    isValued: order === "value",
  };
  const inCategory = { ...filter, category: isOf.category ? values.category : undefined };
  const page = { filter: inCategory, order, limit: PROMOTIONS_PER_PAGE, offset: values.from };
  return [
    activeCategories(db),
    activeCounts(db, values.today, filter),
    activePromotions(db, values.today, page),
    casinosNamed(db, words),
  ] as const;
}

/** Reads a page of the list. Throws a 503 like `loadPage`. */
export async function listRows(scope: Scope, choice: ListChoice, order: PromotionOrder, page: number) {
  const { q, kategori, cevrim, yatirim, uye, lisansli, kodlu } = choice;
  const words = wordsOf(q).map((word, n) => ({ name: `word${n}`, word, isApart: mayBeApart(word) }));
  const { shell, rows } = await loadPage(scope, "Bir hata oluştu: Promosyonlar yüklenemedi", {
    queries,
    values: {
      category: kategori ?? null,
      maxWagering: Number(cevrim ?? 0),
      deposit: Number(yatirim ?? 0),
      from: (page - 1) * PROMOTIONS_PER_PAGE,
      ...Object.fromEntries(words.map(({ name, word }) => [name, word])),
    },
    shape: {
      order,
      words: words.map(({ name, isApart }) => ({ name, isApart })),
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
