import { describe, expect, it } from "vitest";
import { bonusTerms } from "../../../worker/promotions/bonus-terms";
import { promotionInput } from "../../../worker/promotions/rules";
import { formOf } from "../../support/form";
import { promotionInput as promotion } from "../../support/inputs";

const fieldsOf = (terms: Record<string, unknown>) => {
  const [[last, value] = ["bonus_percent", null], ...others] = Object.entries(terms).reverse();
  return formOf(promotionInput, { ...promotion(), ...Object.fromEntries(others) }).refusals(last, value);
};
const NO_DEPOSIT_BONUS = "Kayıp iadesi yatırım bonusu değildir; bonus oranını ve sabit bonusu boş bırakın";
const { stored, refusals } = formOf(promotionInput, promotion());

describe("the terms of a bonus", () => {
  it("are all optional", () => {
    const { error, data } = promotionInput.safeParse(promotion());
    expect(error).toBeUndefined();
    expect(new Set(bonusTerms.keyof().options.map((name) => data?.[name]))).toEqual(new Set([null]));
  });

  it.each([
    ["a number", 1_500, 1_500],
    ["digits", "1500", 1_500],
    ["digits in groups", "1.500", 1_500],
    ["digits in several groups", "12.345.678", 12_345_678],
    ["digits between spaces", " 20 ", 20],
    ["an amount of money", "₺1.500,00", 1_500],
    ["an empty text", "", null],
    ["spaces", "  ", null],
    ["null", null, null],
    ["nothing", undefined, null],
  ])("read an amount from %s", (_, value, kept) => expect(stored("min_deposit", value)).toBe(kept));

  it.each(["1,5", 1.5, "1.50", "1.5000", ".500", "on", "%5", "-5", "1e3", "0x10", Number.NaN, true, ["1"]])(
    "refuse %j as a number",
    (value) => expect(refusals("min_deposit", value)).toEqual({ min_deposit: "Tam sayı yazın, örneğin 1.500" }),
  );

  it.each([
    ["bonus_percent", 1, 10_000, "1 ile 10.000 arasında olmalıdır"],
    ["loss_percent", 1, 100, "1 ile 100 arasında olmalıdır"],
    ["fixed_bonus", 1, 100_000_000, "1 ile 100.000.000 arasında olmalıdır"],
    ["free_spins", 1, 100_000, "1 ile 100.000 arasında olmalıdır"],
    ["min_deposit", 0, 100_000_000, "0 ile 100.000.000 arasında olmalıdır"],
    ["valid_days", 1, 3_650, "1 ile 3.650 arasında olmalıdır"],
    ["max_bet", 1, 100_000_000, "1 ile 100.000.000 arasında olmalıdır"],
    ["max_cashout", 1, 100_000_000, "1 ile 100.000.000 arasında olmalıdır"],
  ])("keep %s between %i and %i", (field, min, max, sentence) => {
    for (const taken of [min, max]) expect(refusals(field, taken), `${taken}`).toEqual({});
    for (const refused of [min - 1, max + 1])
      expect(refusals(field, refused), `${refused}`).toEqual({ [field]: sentence });
  });

  it("keep wagering between 0 and 1,000", () => {
    expect(refusals("wagering", 0)).toEqual({});
    expect(fieldsOf({ wagering_base: "bonus", wagering: 1_000 })).toEqual({});
    expect(fieldsOf({ wagering_base: "bonus", wagering: 1_001 })).toEqual({
      wagering: "0 ile 1.000 arasında olmalıdır",
    });
  });

  it.each(["bonus", "bonus_and_deposit", "winnings"])("take %s as the base of wagering", (base) =>
    expect(fieldsOf({ wagering: 20, wagering_base: base })).toEqual({}),
  );

  it("store an empty choice of the base as null", () => expect(stored("wagering_base", "")).toBeNull());

  it("refuse another base", () =>
    expect(refusals("wagering_base", "deposit")).toEqual({
      wagering_base: "Çevrimin neye uygulandığını listeden seçin",
    }));

  it("name those who can get it, and which of them", () => {
    for (const audience of ["new", "existing", "all"]) expect(fieldsOf({ audience_note: "VIP", audience })).toEqual({});
    expect(stored("audience", "")).toBeNull();
    expect(refusals("audience", "members")).toEqual({ audience: "Bonusu kimin alabileceğini listeden seçin" });
    expect(refusals("audience_note", "VIP üyeler")).toEqual({
      audience: "Bonusu kimin alabileceğini de seçin ya da koşulunu silin",
    });
  });

  it("name the games in one line of at most 200 characters", () => {
    expect(stored("games", " Slot \n oyunları ")).toBe("Slot oyunları");
    expect(refusals("games", "ş".repeat(201))).toEqual({ games: "En çok 200 karakter olabilir" });
  });

  it.each([
    [{ bonus_percent: 100, max_bonus: 500, min_deposit: 50, wagering: 20, wagering_base: "bonus" }],
    [{ bonus_percent: 50, free_spins: 20, spin_value: 1 }],
    [{ loss_percent: 15, max_bonus: 2_500, wagering: 5, wagering_base: "bonus" }],
    [{ loss_percent: 10, free_spins: 20, steps: 2 }],
    [{ fixed_bonus: 50, min_deposit: 0, wagering: 40, wagering_base: "bonus" }],
    [{ free_spins: 60, wagering: 10, wagering_base: "winnings", min_deposit: 0 }],
    [{ wagering: 0 }],
    [{ min_deposit: 100, wagering: 5, wagering_base: "bonus_and_deposit" }],
  ])("go together: %j", (terms) => expect(fieldsOf(terms)).toEqual({}));

  it.each([
    [
      { bonus_percent: 100, fixed_bonus: 50 },
      { fixed_bonus: "Bonus ya yatırımın yüzdesi ya da sabit bir tutardır; birini boş bırakın" },
    ],
    [{ loss_percent: 15, bonus_percent: 100 }, { loss_percent: NO_DEPOSIT_BONUS }],
    [{ loss_percent: 15, fixed_bonus: 50 }, { loss_percent: NO_DEPOSIT_BONUS }],
    [{ steps: 2, wagering: 0 }, { steps: "Kademeli bonusta ilk kademenin bonusunu da yazın" }],
    [{ max_bonus: 500 }, { max_bonus: "Üst sınır yalnızca yüzdeli bonusta yazılır; oranı da yazın" }],
    [{ spin_value: 1 }, { spin_value: "Dönüş değeri için dönüş sayısını da yazın" }],
    [
      { bonus_percent: 100, min_deposit: 0 },
      { min_deposit: "Yüzdeli bonus yatırımsız olamaz; en az yatırımı yazın ya da boş bırakın" },
    ],
    [{ wagering: 20 }, { wagering_base: "Çevrimin neye uygulandığını seçin" }],
    [{ wagering_base: "bonus" }, { wagering: "Çevrim katını yazın ya da neye uygulandığını boş bırakın" }],
    [{ wagering: 0, wagering_base: "bonus" }, { wagering: "Çevrim katını yazın ya da neye uygulandığını boş bırakın" }],
    [
      { wagering: 20, wagering_base: "bonus_and_deposit", min_deposit: 0 },
      { wagering_base: "Yatırımsız bonusta çevrim yatırıma uygulanamaz" },
    ],
    [
      { spin_value: 2, max_bonus: 500 },
      {
        spin_value: "Dönüş değeri için dönüş sayısını da yazın",
        max_bonus: "Üst sınır yalnızca yüzdeli bonusta yazılır; oranı da yazın",
      },
    ],
  ])("contradict each other: %j", (terms, sentences) => expect(fieldsOf(terms)).toEqual(sentences));
});
