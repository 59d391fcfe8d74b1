import type { Audience, BonusTerms, WageringBase } from "../../worker/promotions/bonus-terms";
import { expiryLabel, formatDate } from "../../worker/text/calendar";
import { formatNumber, formatPercent } from "../../worker/text/money";
import { authorityBeside, type Licence, licenceText } from "./licence";
import type { Money } from "./money";

type Gain = Pick<BonusTerms, "bonus_percent" | "loss_percent" | "fixed_bonus" | "free_spins">;
export type CardTerms = Gain & Pick<BonusTerms, "steps" | "max_bonus" | "min_deposit" | "wagering" | "wagering_base">;

export interface SummarisedPromotion extends BonusTerms {
  title: string;
  slug: string;
  casino_slug: string | null;
  /** 0 where it uses its casino's address. */
  has_own_url: number;
  promotion_code: string | null;
  expiry_date: string | null;
  /** Null without a casino. */
  licence: Licence | null;
}

interface CardFact {
  label: string;
  value: string;
  detail?: string | undefined;
}

export interface Fact extends CardFact {
  /** Undefined where the description explains it. */
  explanation?: string;
}

/** Shown in the summary where the gain is not stated as data, and on cards that have no figure. */
export const TERMS_IN_TEXT = "Şartlar metinde";
/** Anchor of the description. */
export const DESCRIPTION = "aciklama";
export const NOT_STATED = "Belirtilmemiş";
export const NONE = "Yok";
/** On cards and in comparisons. */
export const UNKNOWN = "–";

export const BASE_NAMES: Record<WageringBase, string> = {
  bonus: "bonus tutarı",
  bonus_and_deposit: "yatırım + bonus",
  winnings: "kazanılan tutar",
};

export const AUDIENCE_NAMES: Record<Audience, string> = {
  new: "Yeni üyeler",
  existing: "Mevcut üyeler",
  all: "Herkes",
};

/** `Mevcut üyeler · bir yılı dolduranlar`; undefined where it is not stated. */
export const audienceText = ({ audience, audience_note }: Pick<BonusTerms, "audience" | "audience_note">) =>
  audience ? [AUDIENCE_NAMES[audience], audience_note].filter(Boolean).join(" · ") : undefined;

const said = <Value>(value: Value | null, say: (value: Value) => string) => (value === null ? undefined : say(value));
const joined = (separator: string, ...texts: (string | undefined)[]) =>
  texts.filter((text) => text !== undefined).join(separator) || undefined;

/** `%60 + 20 dönüş` */
const gainText = ({ bonus_percent, loss_percent, fixed_bonus, free_spins }: Gain, money: Money) =>
  joined(
    " + ",
    said(bonus_percent, (percent) => formatPercent(percent / 100)),
    said(loss_percent, (percent) => `${formatPercent(percent / 100)} kayıp iadesi`),
    said(fixed_bonus, money),
    said(free_spins, (spins) => `${formatNumber(spins)} dönüş`),
  );

const stepText = (steps: number) => `${formatNumber(steps)} kademenin ilki`;

/** Gain, wagering and minimum deposit, each with a figure that fits a third of a card; '–' where unknown. */
export function cardFacts(terms: CardTerms, money: Money): CardFact[] {
  const { bonus_percent, loss_percent, fixed_bonus, free_spins, steps, max_bonus, wagering, min_deposit } = terms;
  const percent = bonus_percent ?? loss_percent;
  const gain = said(percent, (rate) => formatPercent(rate / 100)) ?? said(fixed_bonus, money);
  const spins = said(free_spins, formatNumber);
  const further = joined(
    ", ",
    spins && (gain ? `+ ${spins} dönüş` : "ücretsiz dönüş"),
    said(steps, () => "ilk kademe"),
  );
  return [
    {
      label: loss_percent === null ? "Bonus" : "Kayıp iadesi",
      value: gain ?? spins ?? UNKNOWN,
      detail: further ?? said(max_bonus, (amount) => `en çok ${money(amount)}`),
    },
    {
      label: "Çevrim",
      value: said(wagering, (times) => (times === 0 ? NONE : `${formatNumber(times)}x`)) ?? UNKNOWN,
      detail: wagering ? said(terms.wagering_base, (base) => BASE_NAMES[base]) : undefined,
    },
    {
      label: "En az yatırım",
      value: said(min_deposit, (amount) => (amount === 0 ? NONE : money(amount))) ?? UNKNOWN,
    },
  ];
}

/** The gain; without one as data the description says it. */
function gainFact(promotion: BonusTerms, money: Money): Fact {
  const value = gainText(promotion, money);
  if (value === undefined) return { label: "Bonus", value: TERMS_IN_TEXT };
  return {
    label: "Bonus",
    value,
    detail: joined(
      " · ",
      said(promotion.steps, stepText),
      said(promotion.max_bonus, (amount) => `en çok ${money(amount)}`),
      said(promotion.spin_value, (amount) => `dönüş başına ${money(amount)}`),
    ),
    explanation:
      promotion.loss_percent === null
        ? "Sitenin hesabınıza eklediği tutardır; yüzde, yatırdığınız paraya göre hesaplanır."
        : "Net kaybınızın geri verilen bölümüdür; kaybetmezseniz bir şey ödenmez.",
  };
}

/** Gain, who can get it, end and licence; wagering, deposit, cash-out and days if any term is stated (P5.6). */
export function decisiveFacts(promotion: SummarisedPromotion, today: string, money: Money): Fact[] {
  const { wagering, wagering_base, min_deposit, max_cashout, valid_days, expiry_date, licence } = promotion;
  const { audience, audience_note } = promotion;
  const gain = gainFact(promotion, money);
  const terms = [
    {
      label: "Çevrim",
      value: said(wagering, (times) => (times === 0 ? "Çevrimsiz" : `${formatNumber(times)}x`)),
      detail: said(wagering_base, (base) => BASE_NAMES[base]),
      explanation: "Çekim yapabilmek için, yanında yazan tutarın kaç katı kadar oyun oynamanız gerektiğidir.",
    },
    {
      label: "En az yatırım",
      value: said(min_deposit, (amount) => (amount === 0 ? "Yatırımsız" : money(amount))),
      explanation: "Bonusu alabilmek için yatırmanız gereken en küçük tutardır.",
    },
    {
      label: "En çok çekim",
      value: said(max_cashout, money),
      explanation: "Bu bonustan çekebileceğiniz en büyük tutardır; üstündeki kazanç silinir.",
    },
    {
      label: "Kullanma süresi",
      value: said(valid_days, (count) => `${formatNumber(count)} gün`),
      explanation: "Çevrimi tamamlamak için tanınan süredir.",
    },
  ];
  const areStated =
    gain.value !== TERMS_IN_TEXT ||
    terms.some(({ value }) => value !== undefined) ||
    furtherFacts(promotion, money).length > 0;
  return [
    gain,
    {
      label: "Kim alabilir",
      value: said(audience, (who) => AUDIENCE_NAMES[who]) ?? NOT_STATED,
      detail: audience_note ?? undefined,
      explanation: "Sitede hesabı olmayan yeni, hesabı olan mevcut üyedir.",
    },
    ...(areStated ? terms.map((fact) => ({ ...fact, value: fact.value ?? NOT_STATED })) : []),
    {
      label: "Son gün",
      value: expiry_date ? formatDate(expiry_date) : "Süresiz",
      detail: expiry_date ? expiryLabel(expiry_date, today) : undefined,
      explanation: "Bonusun alınabileceği son gündür; İstanbul saatiyle gece yarısına kadar sürer.",
    },
    {
      label: "Lisans",
      value: licence ? (licence.is_licensed ? licenceText(licence) : "Doğrulanmadı") : NOT_STATED,
      detail: licence?.is_licensed ? authorityBeside(licence) : undefined,
      explanation:
        "Lisans veren kurum siteyi denetler ve şikâyetinizi alır. Doğrulayamadığımız lisansı yazmayız; yurt dışı lisansı Türkiye'de izin sayılmaz.",
    },
  ];
}

/** Other terms that are stated. */
export function furtherFacts({ max_bet, games }: BonusTerms, money: Money): string[] {
  return [
    said(max_bet, (amount) => `En yüksek bahis: ${money(amount)}`),
    said(games, (names) => `Geçerli oyunlar: ${names}`),
  ].filter((fact) => fact !== undefined);
}
