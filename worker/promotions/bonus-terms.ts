import * as z from "zod";
import { AMOUNT_MAX } from "./constants";
import { optionalChoice, optionalLine, optionalWholeNumber } from "../fields";

const amount = () => optionalWholeNumber(1, AMOUNT_MAX, "money");

export const WAGERING_BASES = ["bonus", "bonus_and_deposit", "winnings"] as const;
export type WageringBase = (typeof WAGERING_BASES)[number];

/** Those who are new to the operator, those who have an account there, or both. */
export const AUDIENCES = ["new", "existing", "all"] as const;
export type Audience = (typeof AUDIENCES)[number];
const AUDIENCE_NOTE_MAX = 80;

/** Terms of a bonus. Amounts are whole units of `CURRENCY`; null means not stated. */
const anyTerms = z.strictObject({
  /** Of the deposit. */
  bonus_percent: optionalWholeNumber(1, 10_000, "percent"),
  /** Of the net loss that is given back. */
  loss_percent: optionalWholeNumber(1, 100, "percent"),
  /** Of either percentage. */
  max_bonus: amount(),
  fixed_bonus: amount(),
  free_spins: optionalWholeNumber(1, 100_000, "pieces"),
  spin_value: amount(),
  /** Deposits over which the bonus is given; the other terms are those of the first. */
  steps: optionalWholeNumber(2, 100),
  /** 0 where no deposit is needed. */
  min_deposit: optionalWholeNumber(0, AMOUNT_MAX, "money"),
  /** Multiple of `wagering_base`; 0 if nothing has to be wagered. */
  wagering: optionalWholeNumber(0, 1_000, "times"),
  wagering_base: optionalChoice(WAGERING_BASES, "Çevrimin neye uygulandığını listeden seçin"),
  valid_days: optionalWholeNumber(1, 3_650, "days"),
  max_bet: amount(),
  max_cashout: amount(),
  games: optionalLine(200),
  audience: optionalChoice(AUDIENCES, "Bonusu kimin alabileceğini listeden seçin"),
  /** Who of them: 'bir yılı dolduranlar'. */
  audience_note: optionalLine(AUDIENCE_NOTE_MAX),
});
export type BonusTerms = z.infer<typeof anyTerms>;

interface Contradiction {
  field: keyof BonusTerms;
  sentence: string;
  holds: (terms: BonusTerms) => boolean;
}

const hasGain = ({ bonus_percent, loss_percent, fixed_bonus, free_spins }: BonusTerms) =>
  [bonus_percent, loss_percent, fixed_bonus, free_spins].some((gain) => gain !== null);

const CONTRADICTIONS: Contradiction[] = [
  {
    field: "fixed_bonus",
    sentence: "Bonus ya yatırımın yüzdesi ya da sabit bir tutardır; birini boş bırakın",
    holds: (terms) => terms.bonus_percent !== null && terms.fixed_bonus !== null,
  },
  {
    field: "loss_percent",
    sentence: "Kayıp iadesi yatırım bonusu değildir; bonus oranını ve sabit bonusu boş bırakın",
    holds: (terms) => terms.loss_percent !== null && (terms.bonus_percent !== null || terms.fixed_bonus !== null),
  },
  {
    field: "max_bonus",
    sentence: "Üst sınır yalnızca yüzdeli bonusta yazılır; oranı da yazın",
    holds: (terms) => terms.max_bonus !== null && terms.bonus_percent === null && terms.loss_percent === null,
  },
  {
    field: "steps",
    sentence: "Kademeli bonusta ilk kademenin bonusunu da yazın",
    holds: (terms) => terms.steps !== null && !hasGain(terms),
  },
  {
    field: "spin_value",
    sentence: "Dönüş değeri için dönüş sayısını da yazın",
    holds: (terms) => terms.spin_value !== null && terms.free_spins === null,
  },
  {
    field: "min_deposit",
    sentence: "Yüzdeli bonus yatırımsız olamaz; en az yatırımı yazın ya da boş bırakın",
    holds: (terms) => terms.min_deposit === 0 && terms.bonus_percent !== null,
  },
  {
    field: "wagering_base",
    sentence: "Çevrimin neye uygulandığını seçin",
    holds: (terms) => terms.wagering !== null && terms.wagering > 0 && terms.wagering_base === null,
  },
  {
    field: "wagering",
    sentence: "Çevrim katını yazın ya da neye uygulandığını boş bırakın",
    holds: (terms) => !terms.wagering && terms.wagering_base !== null,
  },
  {
    field: "wagering_base",
    sentence: "Yatırımsız bonusta çevrim yatırıma uygulanamaz",
    holds: (terms) => terms.min_deposit === 0 && terms.wagering_base === "bonus_and_deposit",
  },
  {
    field: "audience",
    sentence: "Bonusu kimin alabileceğini de seçin ya da koşulunu silin",
    holds: (terms) => terms.audience_note !== null && terms.audience === null,
  },
];

function checkContradictions({ value, issues }: z.core.ParsePayload<BonusTerms>): void {
  for (const { field, sentence, holds } of CONTRADICTIONS)
    if (holds(value)) issues.push({ code: "custom", path: [field], message: sentence, input: value[field] });
}

export const bonusTerms = anyTerms.check(checkContradictions);
