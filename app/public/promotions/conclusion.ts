import type { BonusValue } from "../../../worker/promotions/bonus-value";
import type { ComparedPromotion } from "../../../worker/promotions/detail.server";
import { AUDIENCE_NAMES } from "../../ui/bonus-facts";
import { type Money, signed } from "../../ui/money";
import { isAsGood, isRebate, lossFor, type Situation, suits, valueFor } from "./compared-value";
import { leftOutOf } from "./left-out";

const LIST = new Intl.ListFormat("tr");

/** Says which bonus is worth most for a deposit, which rebate for a loss, and why others are left out. */
export function conclusionOf(promotions: ComparedPromotion[], by: Situation): string {
  const { deposit, membership, money } = by;
  const nameOf = ({ title, casino_name }: ComparedPromotion) =>
    promotions.filter((other) => other.title === title).length > 1 ? `${title} (${casino_name ?? "sitesiz"})` : title;
  const rankedOf = (areRebates: boolean) =>
    promotions.flatMap((promotion) => {
      const isOffered = suits(promotion, membership) && isRebate(promotion) === areRebates;
      const value = isOffered && valueFor(promotion, deposit);
      return value ? { name: nameOf(promotion), gain: value.gain, need: needText(promotion, value, money) } : [];
    });
  const other = promotions.length === 2 ? "diğerinden" : "ikinciden";
  return [
    ...ranking(rankedOf(false), { situation: `${money(deposit)} için`, other, money }),
    ...ranking(rankedOf(true), { situation: `${money(lossFor(deposit))} kayıpta`, other, money }),
    ...leftOutOf(promotions, nameOf, by),
  ].join(" ");
}

function needText(promotion: ComparedPromotion, { wager, stake }: BonusValue, money: Money): string {
  return [
    whoText(promotion),
    stake > 0 || isRebate(promotion) ? undefined : "yatırım gerekmez",
    wager > 0 ? `${money(wager)} çevirmeniz gerekir` : "çevrim şartı yok",
  ]
    .filter((need) => need !== undefined)
    .join(", ");
}

/** 'yalnızca mevcut üyeler alabilir (bir yılı dolduranlar)'; undefined where everybody can. */
function whoText({ audience, audience_note }: ComparedPromotion): string | undefined {
  const note = audience_note ? ` (${audience_note})` : "";
  if (!audience || audience === "all") return note ? `herkes alabilir${note}` : undefined;
  return `yalnızca ${AUDIENCE_NAMES[audience].toLocaleLowerCase("tr")} alabilir${note}`;
}

interface Ranked {
  name: string;
  gain: number;
  /** What the visitor has to do. */
  need: string;
}

/** One sentence on what is best; none where nothing can be ranked. */
function ranking(ranked: Ranked[], by: { situation: string; other: string; money: Money }): string[] {
  const { situation, other, money } = by;
  const [best, second] = ranked.toSorted((one, another) => another.gain - one.gain);
  if (!best) return [];
  const gain = signed(best.gain, money);
  const average = `ortalama ${gain}`;
  if (!second)
    return [`${situation} ${best.name}${best.gain < 0 ? " kendini karşılamaz" : ""}: ${average}; ${best.need}.`];
  const none = best.gain < 0 ? "kendini karşılamaz" : "kazandırmaz";
  const start = best.gain > 0 ? situation : `${situation} hesaplanan hiçbir bonus ${none};`;
  const equals = ranked.filter((one) => isAsGood(one.gain, best.gain));
  if (equals.length > 1) {
    const about = equals.every((one) => one.gain === best.gain) ? gain : `yaklaşık ${gain}`;
    return [`${start} ${LIST.format(equals.map(({ name }) => name))} ortalamada aynı değerde: ${about}.`];
  }
  if (best.gain <= 0)
    return [
      `${start} ${best.gain < 0 ? "en az kaybettiren" : "kaybettirmeyen"} ${best.name}: ${average}; ${best.need}.`,
    ];
  const lead = money(best.gain - second.gain);
  return [`${start} en değerlisi ${best.name}: ${average}, ${other} ${lead} fazla; ${best.need}.`];
}
