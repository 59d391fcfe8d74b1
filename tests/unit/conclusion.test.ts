import { describe, expect, it } from "vitest";
import { conclusionOf } from "../../app/public/promotions/conclusion";
import type { ComparedPromotion } from "../../worker/promotions/detail.server";
import type { Membership } from "../../worker/promotions/list-choice";
import { formatMoney } from "../../worker/text/money";
import { comparedPromotion } from "../support/compared-promotion";

type Bonus = Partial<ComparedPromotion>;

const money = (amount: number) => formatMoney(amount, "TRY");
const conclusion = (all: Bonus[], deposit: number, membership?: Membership) =>
  conclusionOf(all.map(comparedPromotion), { today: "2026-11-22", deposit, membership, money });

const small: Bonus = { title: "Küçük", fixed_bonus: 50, wagering: 0 };
const large: Bonus = { title: "Büyük", bonus_percent: 100, wagering: 10, wagering_base: "bonus" };
const costly: Bonus = { title: "Pahalı", fixed_bonus: 50, wagering: 40, wagering_base: "bonus_and_deposit" };
const even: Bonus = { title: "Başabaş", fixed_bonus: 50, wagering: 25, wagering_base: "bonus" };
const free: Bonus = { title: "Deneme", fixed_bonus: 30, min_deposit: 0, wagering: 10, wagering_base: "bonus" };
const rebate: Bonus = { title: "İade", loss_percent: 15, max_bonus: 250, wagering: 5, wagering_base: "bonus" };
const plainRebate: Bonus = { title: "Nakit", loss_percent: 10, wagering: 0 };
const high: Bonus = { title: "Yüksek", bonus_percent: 50, min_deposit: 600, wagering: 0 };
const unknown: Bonus = { title: "Metinde", bonus_percent: 100 };
const ended: Bonus = { title: "Bitmiş", fixed_bonus: 900, wagering: 0, expiry_date: "2026-11-21", active: 0 };
const off: Bonus = { title: "Kapalı", fixed_bonus: 900, wagering: 0, is_active: false, active: 0 };
const avoided: Bonus = { title: "Kaçınılan", fixed_bonus: 900, wagering: 0, casino_warning: "" };

describe("the conclusion", () => {
  it.each<[string, [deposit: number, ...Bonus[]]]>([
    [
      "500 TL için en değerlisi Büyük: ortalama +300 TL, diğerinden 250 TL fazla; 5.000 TL çevirmeniz gerekir.",
      [500, small, large],
    ],
    ["500 TL için Küçük ve Aynı ortalamada aynı değerde: +50 TL.", [500, small, { ...small, title: "Aynı" }]],
    [
      "500 TL için Fazla ve Küçük ortalamada aynı değerde: yaklaşık +51 TL.",
      [500, { ...small, title: "Fazla", fixed_bonus: 51 }, small],
    ],
    [
      "500 TL için en değerlisi Fazla: ortalama +52 TL, diğerinden 2 TL fazla; çevrim şartı yok.",
      [500, small, { ...small, title: "Fazla", fixed_bonus: 52 }],
    ],
    [
      "500 TL için Küçük, Aynı ve O Da ortalamada aynı değerde: +50 TL.",
      [500, small, { ...small, title: "Aynı" }, { ...small, title: "O Da" }],
    ],
    [
      "500 TL için Küçük (Ay) ve Küçük (sitesiz) ortalamada aynı değerde: +50 TL.",
      [500, { ...small, casino_name: "Ay" }, { ...small, casino_name: null }],
    ],
    [
      "500 TL için hesaplanan hiçbir bonus kendini karşılamaz; Pahalı ve O Da ortalamada aynı değerde: −500 TL.",
      [500, costly, { ...costly, title: "O Da" }],
    ],
    [
      "500 TL için hesaplanan hiçbir bonus kazandırmaz; kaybettirmeyen Başabaş: ortalama 0 TL; 1.250 TL çevirmeniz gerekir.",
      [500, costly, even],
    ],
    [
      "100 TL için hesaplanan hiçbir bonus kendini karşılamaz; en az kaybettiren Az: ortalama −10 TL; 1.500 TL çevirmeniz gerekir.",
      [100, costly, { ...even, title: "Az", wagering: 30 }],
    ],
    [
      "50 TL için en değerlisi Küçük: ortalama +50 TL, ikinciden 20 TL fazla; çevrim şartı yok. " +
        "Metinde için şartlar hesaplamaya yetmiyor; satır satır karşılaştırın.",
      [50, small, large, unknown],
    ],
    [
      "500 TL için Deneme: ortalama +18 TL; yatırım gerekmez, 300 TL çevirmeniz gerekir. " +
        "Yüksek için en az 600 TL yatırmak gerekir.",
      [500, free, high],
    ],
    [
      "Yüksek için en az 600 TL ve Daha için en az 2.000 TL yatırmak gerekir.",
      [500, high, { ...large, title: "Daha", min_deposit: 2_000 }],
    ],
    [
      "500 TL için Pahalı kendini karşılamaz: ortalama −500 TL; 22.000 TL çevirmeniz gerekir. Bitmiş sona erdi.",
      [500, costly, ended],
    ],
    [
      "1.000 TL kayıpta en değerlisi İade: ortalama +120 TL, diğerinden 20 TL fazla; 750 TL çevirmeniz gerekir.",
      [500, plainRebate, rebate],
    ],
    [
      "2.500 TL kayıpta en değerlisi Nakit: ortalama +250 TL, diğerinden 50 TL fazla; çevrim şartı yok.",
      [2_500, plainRebate, rebate],
    ],
    [
      "500 TL için Küçük: ortalama +50 TL; çevrim şartı yok. " +
        "1.000 TL kayıpta Nakit: ortalama +100 TL; çevrim şartı yok.",
      [500, plainRebate, small],
    ],
    ["Bitmiş sona erdi. Nakit için en az 600 TL yatırmak gerekir.", [500, { ...plainRebate, min_deposit: 600 }, ended]],
    [
      "Bitmiş sona erdi. Kapalı şu anda verilmiyor. Sitesini önermediğimiz Kaçınılan hesaba katılmadı.",
      [500, avoided, off, ended],
    ],
  ])("is '%s'", (sentence, [deposit, ...all]) => expect(conclusion(all, deposit)).toBe(sentence));

  const loyal: Bonus = { title: "Sadık", fixed_bonus: 90, wagering: 0, audience: "existing" };
  const welcome: Bonus = { ...loyal, title: "Karşılama", fixed_bonus: 70, audience: "new", audience_note: "18-25 yaş" };
  const unstated: Bonus = { title: "Belirsiz", fixed_bonus: 900, wagering: 0, audience: null };
  const WELCOME = "yalnızca yeni üyeler alabilir (18-25 yaş), çevrim şartı yok.";

  it.each<[string, Membership | undefined, ...Bonus[]]>([
    [
      "500 TL için en değerlisi Sadık: ortalama +90 TL, diğerinden 20 TL fazla; yalnızca mevcut üyeler alabilir, çevrim şartı yok.",
      undefined,
      loyal,
      welcome,
    ],
    [
      `500 TL için Karşılama: ortalama +70 TL; ${WELCOME} Sadık yalnızca mevcut üyelere verilir.`,
      "new",
      loyal,
      welcome,
    ],
    [
      "500 TL için en değerlisi Sadık: ortalama +90 TL, ikinciden 40 TL fazla; yalnızca mevcut üyeler alabilir, çevrim şartı yok. Karşılama yalnızca yeni üyelere verilir.",
      "existing",
      loyal,
      welcome,
      small,
    ],
    [
      `500 TL için Karşılama: ortalama +70 TL; ${WELCOME} Belirsiz için kimin alabileceği belirtilmemiş.`,
      "new",
      unstated,
      welcome,
    ],
    [
      "500 TL için Küçük: ortalama +50 TL; çevrim şartı yok. Belirsiz için kimin alabileceği belirtilmemiş.",
      undefined,
      unstated,
      small,
    ],
  ])("says who can get them: '%s' (%s)", (sentence, membership, ...all) =>
    expect(conclusion(all, 500, membership)).toBe(sentence),
  );

  /** What each bonus gains for a deposit, worked out by hand; of rebates what a loss of 1,000 or the deposit gives back. */
  const GAINS: [Bonus, gain: (deposit: number) => number][] = [
    [small, () => 50],
    [large, (deposit) => 0.6 * deposit],
    [costly, (deposit) => Math.max(-deposit, -30 - 1.6 * deposit)],
    [even, () => 0],
    [free, () => 18],
    [high, (deposit) => (deposit < 600 ? NaN : deposit / 2)],
    [unknown, () => NaN],
    [rebate, (deposit) => 0.8 * Math.min(0.15 * Math.max(deposit, 1_000), 250)],
    [plainRebate, (deposit) => 0.1 * Math.max(deposit, 1_000)],
    [ended, () => NaN],
    [off, () => NaN],
    [avoided, () => NaN],
  ];
  const REASONS = new Map([
    [high, /Yüksek için en az 600 TL yatırmak gerekir/],
    [unknown, /Metinde için şartlar hesaplamaya yetmiyor/],
    [ended, /Bitmiş sona erdi/],
    [off, /Kapalı şu anda verilmiyor/],
    [avoided, /Sitesini önermediğimiz Kaçınılan hesaba katılmadı/],
  ]);
  const pairs = GAINS.flatMap((one, i) => GAINS.slice(i + 1).map((other) => [one, other] as const));
  const amountIn = (text: string | undefined) => Number(text?.replace(".", "").replace("−", "-"));

  it.each([50, 500, 1_000, 2_500])("claims of every pair what is true of it: %d", (deposit) => {
    for (const [one, other] of pairs) {
      const text = conclusion([one[0], other[0]], deposit);
      const valued = [one, other]
        .map(([bonus, gain]) => ({ bonus, gain: gain(deposit) }))
        .filter(({ gain }) => !Number.isNaN(gain));
      for (const [bonus] of [one, other])
        if (!valued.some((one) => one.bonus === bonus)) expect(text).toMatch(REASONS.get(bonus) ?? /^$/);
      for (const [, name, gain] of text.matchAll(/(\S+)(?: kendini karşılamaz)?: ortalama ([+−]?[\d.]+) TL/g)) {
        const named = valued.find(({ bonus }) => bonus.title === name);
        expect(amountIn(gain), text).toBe(named?.gain);
        expect(gain?.[0] === "+", text).toBe((named?.gain ?? 0) > 0);
      }
      const areAlike = (valued[0]?.bonus.loss_percent === undefined) === (valued[1]?.bonus.loss_percent === undefined);
      const [best, second] = valued.toSorted((a, b) => b.gain - a.gain);
      const lead = areAlike && best && second && best.gain > 0 ? best.gain - second.gain : 0;
      const [, first, ahead] = /en değerlisi (\S+): .*, diğerinden ([\d.]+) TL fazla/.exec(text) ?? [];
      expect([first, first && amountIn(ahead)], text).toEqual(
        lead > 1 ? [best?.bonus.title, lead] : [undefined, undefined],
      );
    }
  });
});
