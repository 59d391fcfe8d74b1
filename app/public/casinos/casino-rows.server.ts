import type { Placeholder } from "drizzle-orm";
import type { Db } from "../../../db/client";
import {
  type CasinoFilter,
  type CasinoOrder,
  casinoTotal,
  listedCasinos,
  paymentMethods,
} from "../../../worker/casinos/public.server";
import { type CasinoChoice, CASINOS_PER_PAGE, PAYOUT_HOURS } from "../../../worker/casinos/constants";
import type { Scope } from "../../../worker/scope.server";
import { loadPage } from "../shell/load-page.server";
import { filterText, SWITCH } from "../shell/query.server";
import { BY_SCORE } from "./casino-choice";

const ORDERS: Record<string, CasinoOrder> = { ad: "name", puan: "score", bonus: "bonuses" };
/** Of a payment method, in any spelling. */
const METHOD = /^[^\p{C}\p{Z}][^\p{C}]{0,199}$/u;
const PAYOUT = new RegExp(`^(${PAYOUT_HOURS.join("|")})$`);

/** Filters and order of `/guvenilir-siteler`. Throws a 400 for malformed values. */
export function readCasinoChoice(scope: Scope): { asked: CasinoChoice; order: CasinoOrder } {
  const asked = {
    siralama: filterText(scope, "siralama", /^(ad|puan|bonus)$/),
    odeme: filterText(scope, "odeme", METHOD),
    cekim: filterText(scope, "cekim", PAYOUT),
    lisansli: filterText(scope, "lisansli", SWITCH),
    destek: filterText(scope, "destek", SWITCH),
  };
  return { asked, order: ORDERS[asked.siralama ?? BY_SCORE] ?? "score" };
}

interface Shape {
  filter: CasinoFilter;
  isOf: Record<"method" | "payout", boolean>;
  order: CasinoOrder;
}

function queries(
  db: Db,
  { from, today, method, payout }: Record<"from" | "today" | "method" | "payout", Placeholder>,
  { order, isOf, ...shape }: Shape,
) {
  const filter = {
    ...shape.filter,
    method: isOf.method ? method : undefined,
    payout: isOf.payout ? payout : undefined,
  };
  return [
    casinoTotal(db, filter),
    listedCasinos(db, today, { ...filter, order, limit: CASINOS_PER_PAGE, offset: from }),
    paymentMethods(db),
  ] as const;
}

/** Reads a page of the list, and the payment methods to choose from. Throws a 503 like `loadPage`. */
export async function casinoRows(scope: Scope, asked: CasinoChoice, order: CasinoOrder, page: number) {
  const { odeme, cekim, lisansli, destek } = asked;
  const { shell, rows } = await loadPage(scope, "Bir hata oluştu: Casino siteleri yüklenemedi", {
    queries,
    values: { from: (page - 1) * CASINOS_PER_PAGE, method: odeme ?? null, payout: Number(cekim ?? 0) },
    shape: {
      filter: { isLicensed: lisansli !== undefined, hasSupport: destek !== undefined },
      isOf: { method: odeme !== undefined, payout: cekim !== undefined },
      order,
    },
  });
  const [[count], casinos, known] = rows;
  return { shell, count, casinos, known };
}
