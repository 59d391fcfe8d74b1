import type { ComparedPromotion } from "../../../worker/promotions/detail.server";
import { daysLeft, expiryLabel } from "../../../worker/text/calendar";
import { decisiveFacts, NOT_STATED, UNKNOWN } from "../../ui/bonus-facts";
import { licenceOf } from "../../ui/licence";
import { signed } from "../../ui/money";
import { canClaim, isAsGood, isRebate, lossFor, type Situation, suits, valueFor } from "./compared-value";

export interface ComparedFact {
  label: string;
  /** One cell for each compared promotion, in the order of the columns. */
  cells: { text: string; isBest: boolean }[];
  /** Whether all cells say the same. */
  isAlike: boolean;
}

type Better = "low" | "high";
type Row = [label: string, textOf: (promotion: ComparedPromotion) => string, best?: [Better, Rank] | undefined];
type Rank = (promotion: ComparedPromotion) => number | null;

/** Shown where at least one promotion states it. */
const GAMES: Row = ["Oyunlar", ({ games }) => games ?? UNKNOWN];

/** The indexes of the best values; none where fewer than two are known, or all are equal. */
function bestOf(ranks: (number | null)[], better: Better): Set<number> {
  const known = ranks.filter((rank) => rank !== null);
  if (new Set(known).size < 2) return new Set();
  const best = better === "low" ? Math.min(...known) : Math.max(...known);
  return new Set(ranks.flatMap((rank, i) => (rank === best ? [i] : [])));
}

/** Only wagering with the same base is comparable, except that no wagering is always best. */
function isWageringComparable(promotions: ComparedPromotion[]): boolean {
  const bases = promotions.flatMap(({ wagering, wagering_base }) => (wagering ? [wagering_base] : []));
  return new Set(bases).size < 2 || promotions.some(({ wagering }) => wagering === 0);
}

/** Facts of the compared promotions, with the best values marked. */
export function comparedFacts(promotions: ComparedPromotion[], situation: Situation): ComparedFact[] {
  const { today, deposit, membership, money, holdsCodes } = situation;
  const gainOf = (promotion: ComparedPromotion) => valueFor(promotion, deposit)?.gain ?? null;
  const offered = promotions.filter((promotion) => suits(promotion, membership));
  /** What a loss gives back is not compared with what a deposit gains. */
  const ranked = offered.every(isRebate) ? offered : offered.filter((promotion) => !isRebate(promotion));
  const most = Math.max(...ranked.map((promotion) => gainOf(promotion) ?? -Infinity));
  const gainRank: Rank = (promotion) => {
    const gain = ranked.includes(promotion) ? gainOf(promotion) : null;
    return gain !== null && isAsGood(gain, most) ? most : gain;
  };
  const said = (label: string) => (promotion: ComparedPromotion) => {
    const facts = decisiveFacts({ ...promotion, licence: licenceOf(promotion) }, today, money);
    const fact = facts.find((other) => other.label === label);
    return fact && fact.value !== NOT_STATED ? [fact.value, fact.detail].filter(Boolean).join(" · ") : UNKNOWN;
  };
  const codeText = ({ promotion_code }: ComparedPromotion) =>
    promotion_code ? (holdsCodes ? "Sayfasında" : promotion_code) : "Kod yok";
  const rows: Row[] = [
    [
      "Ortalama getiri",
      (promotion) => {
        const gain = gainOf(promotion);
        if (gain === null) return UNKNOWN;
        return isRebate(promotion)
          ? `${signed(gain, money)} · ${money(lossFor(deposit))} kayıpta`
          : signed(gain, money);
      },
      ["high", gainRank],
    ],
    ["Kim alabilir", said("Kim alabilir")],
    ["Bonus", said("Bonus")],
    ["Çevrim", said("Çevrim"), isWageringComparable(promotions) ? ["low", ({ wagering }) => wagering] : undefined],
    ["En az yatırım", said("En az yatırım"), ["low", ({ min_deposit }) => min_deposit]],
    ["En çok çekim", said("En çok çekim"), ["high", ({ max_cashout }) => max_cashout]],
    ["Kullanma süresi", said("Kullanma süresi"), ["high", ({ valid_days }) => valid_days]],
    [
      "En yüksek bahis",
      ({ max_bet }) => (max_bet === null ? UNKNOWN : money(max_bet)),
      ["high", ({ max_bet }) => max_bet],
    ],
    [
      "Son gün",
      (promotion) => (promotion.is_active ? expiryLabel(promotion.expiry_date, today) : "Pasif"),
      ["high", ({ active, expiry_date }) => (active ? (daysLeft(expiry_date, today) ?? Infinity) : null)],
    ],
    [
      "Lisans",
      said("Lisans"),
      ["high", ({ casino_id, casino_is_licensed }) => (casino_id ? Number(casino_is_licensed) : null)],
    ],
    ...(promotions.some(({ games }) => games !== null) ? [GAMES] : []),
    ["Kod", (promotion) => (canClaim(promotion) ? codeText(promotion) : UNKNOWN)],
  ];
  return rows.map(([label, textOf, best]) => {
    const marked = best
      ? bestOf(
          promotions.map((promotion) => (offered.includes(promotion) ? best[1](promotion) : null)),
          best[0],
        )
      : new Set<number>();
    const cells = promotions.map((promotion, i) => ({ text: textOf(promotion), isBest: marked.has(i) }));
    return { label, cells, isAlike: new Set(cells.map(({ text }) => text)).size === 1 };
  });
}
