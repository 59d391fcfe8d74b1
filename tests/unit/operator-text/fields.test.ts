import { describe, expect, it } from "vitest";
import { readOperatorText } from "../../../worker/operator-text/reading";
import * as readings from "../../support/operator-readings";

const DEPOSIT = { value: "deposit", label: "Yatırım Bonusu" };
const KNOWN = { ...readings.KNOWN, categories: [...readings.KNOWN.categories, DEPOSIT] };

const read = (text: string, known = KNOWN) => {
  const { text: shown, bonuses } = readOperatorText(text, known);
  return { text: shown, values: bonuses[0]?.values ?? [], bonuses };
};
const valuesIn = (text: string) => Object.fromEntries(read(text).values.map(({ field, value }) => [field, value]));
const sourcesIn = (text: string) => {
  const { text: shown, values } = read(text);
  return Object.fromEntries(values.map(({ field, start, end }) => [field, shown.slice(start, end)]));
};

const MAIL = `Konu: Işıltı Casino'da Hoş Geldin Paketi

Merhaba,
Işıltı Casino yeni üyelerine ilk yatırımda 5.000 TL'ye kadar %150 bonus + 50 free spin veriyor.
• Minimum yatırım: 200 TL
• Çevrim şartı: yatırım ve bonus toplamının 30 katı
• Freespin başına değer 2 TL
• Maksimum bahis 50 TL
• Bonustan en fazla 10.000 TL çekilebilir, en az çekim 100 TL
• Bonus 7 gün içinde çevrilmelidir. Yalnızca slot oyunlarında geçerlidir, rulet hariç.
Kampanya 1 - 31 Aralık tarihleri arasında geçerlidir. ISILTI150 koduyla https://isilti.example/katil?ref=12 adresinden katılın.`;

describe("the operator's text", () => {
  it("fills every field that it states", () =>
    expect(valuesIn(MAIL)).toEqual({
      title: "Işıltı Casino'da Hoş Geldin Paketi",
      casino_id: "isilti",
      category_id: "welcome",
      short_description:
        "Işıltı Casino yeni üyelerine ilk yatırımda 5.000 TL'ye kadar %150 bonus + 50 free spin veriyor.",
      terms: expect.stringMatching(
        /^Minimum yatırım: 200 TL\nÇevrim şartı: .*\nBonus 7 gün içinde çevrilmelidir\./s,
      ) as string,
      bonus_percent: "150",
      max_bonus: "5000",
      free_spins: "50",
      spin_value: "2",
      min_deposit: "200",
      wagering: "30",
      wagering_base: "bonus_and_deposit",
      valid_days: "7",
      max_bet: "50",
      max_cashout: "10000",
      games: "Slot oyunları",
      audience: "new",
      url: "https://isilti.example/katil?ref=12",
      promotion_code: "ISILTI150",
      expiry_date: "2026-12-31",
    }));

  it("shows the words that state a value, with their unit", () =>
    expect(
      sourcesIn("Yeni üyelere %100 bonus, en fazla 2.500 TL. Bonus 25 kat çevrilir, süre 14 gün. Kod: YILDIZ100."),
    ).toMatchObject({
      bonus_percent: "%100",
      max_bonus: "2.500 TL",
      wagering: "25 kat",
      wagering_base: "Bonus 25 kat çevrilir",
      valid_days: "14 gün",
      promotion_code: "YILDIZ100",
    }));

  it.each<[string, Record<string, string | true>]>([
    [
      "Net kayıplarınızın %20'si iade edilir (en çok 3.000 TL). İade çevrimsizdir.",
      { loss_percent: "20", wagering: "0" },
    ],
    [
      "500 TL deneme bonusu! Yatırım şartı yok.",
      { fixed_bonus: "500", min_deposit: "0", title: "500 TL Deneme Bonusu" },
    ],
    ["100 TL ve üzeri ilk 3 yatırıma yüzde elli bonus.", { bonus_percent: "50", steps: "3", min_deposit: "100" }],
    [
      "Kazançlar 40x çevrilir. Maksimum çekim: 1000 TL.",
      { wagering: "40", wagering_base: "winnings", max_cashout: "1000" },
    ],
    ["Bozkır'da bonus kodunuz: BOZKIR-25", { casino_id: "bozkir", promotion_code: "BOZKIR-25" }],
    ["Kampanya 5 Ocak günü sona erer.", { expiry_date: "2027-01-05" }],
    ["Kampanya 25 Kasım'a kadar geçerliydi.", { expiry_date: "2026-11-25" }],
    ["En az yatırım 100 TL; kayıplarınızın %20'si iade edilir.", { category_id: "loss" }],
    ["%50 yatırım bonusu kayıp oyunculara.", { category_id: "deposit" }],
    ["Başlangıç 01.12.2026, bitiş 15.12.2026.", { expiry_date: "2026-12-15" }],
    ["Katılım: www.isilti.example/bonus.", { url: "https://www.isilti.example/bonus" }],
  ])("is read: %s", (text, values) => expect(valuesIn(text)).toMatchObject(values));

  it.each([
    ["the least cash-out", "En az çekim 100 TL.", "min_deposit"],
    ["what counts towards wagering", "Rulet bahisleri %10 sayılır.", "bonus_percent"],
    ["the time of a payment", "Çekimler 3 gün içinde onaylanır.", "valid_days"],
    ["a word after 'kodu'", "Promosyon kodu gerekmez.", "promotion_code"],
    ["a deposit", "%50 bonus. En az yatırım 100 TL.", "category_id"],
    ["a whole text without full stops", `%100 bonus ${"ve daha fazlası ".repeat(80)}`, "short_description"],
    ["the first day", "Kampanya 01.12.2026 günü başlıyor.", "expiry_date"],
    ["an amount of another currency", "En az 20 EUR yatırın.", "min_deposit"],
  ])("does not mistake %s", (_, text, field) => expect(valuesIn(text)).not.toHaveProperty(field));

  it.each([
    ["Sweet Bonanza'da geçerli 50 free spin.", "Sweet Bonanza"],
    ["50 free spin GATES OF OLYMPUS 1000'de.", "Gates of Olympus 1000"],
    ["Sugar Rush, Big Bass Bonanza ve Aviator oyunlarında geçerlidir.", "Sugar Rush, Big Bass Bonanza, Aviator"],
    ["Geçerli oyunlar: CRAZY TIME, Lightning Rulet, bakara.", "Crazy Time, Lightning Rulet, Bakara"],
    ["Pragmatic Play slot oyunlarında kullanılır, EGT hariç.", "Pragmatic Play oyunları"],
    ["Canlı casino hariç slotlarda geçerlidir.", "Slot oyunları"],
    ["Slot oyunlarında geçerlidir, canlı casino ve rulet oyunlarında geçerli değildir.", "Slot oyunları"],
    ["Geçerli oyunlar:\n- Sweet Bonanza\n- Big Bass Splash\nÇevrim: 20x", "Sweet Bonanza, Big Bass Splash"],
  ])("names the eligible games: %s", (text, games) => expect(valuesIn(text)).toMatchObject({ games }));

  it.each([
    "Slot, rulet ve blackjack oyunlarında kullanılamaz.",
    "Geçerli olmayan oyunlar: rulet, bakara.",
    "Çevrime slotlar %100, masa oyunları %10 katkı sağlar.",
    "Canlı casino severlere %20 kayıp bonusu, bonus 7 gün içinde kullanılır.",
    "Geçerli olmayan oyunlar:\n• Rulet\n• Bakara",
    "Slotsuz bir bonus kullanın.",
  ])("names no game that is not eligible: %s", (text) => expect(valuesIn(text)).not.toHaveProperty("games"));

  it.each([
    "Gönderen: Işıltı Casino <ortak@isilti.example>\nKime: ayse@rehber.example\nTarih: 26 Kasım 2026\nKonu: Kış Paketi",
    "---------- Forwarded message ---------\nFrom: partner@isilti.example\nSubject: Fwd: Kış Paketi\nTo: us",
    "KİME: Ayşe Yılmaz\nKış Paketi",
    "Kod: KIS100\nKış Paketi",
  ])("has its title after the head of a mail: %s", (head) =>
    expect(sourcesIn(`${head}\nİlk yatırıma %100 bonus.`)).toMatchObject({ title: "Kış Paketi" }),
  );

  it.each([
    "Merhaba Ayşe Hanım",
    "Merhabalar",
    "Sayın iş ortağımız",
    "Değerli üyemiz",
    "Selamlar herkese",
    "To: ayse@rehber.example\nMerhaba Ayşe",
    "Kod: KIS100",
    "Konu:",
  ])("has no title in a greeting or head: %s", (line) =>
    expect(valuesIn(`${line}\nİlk yatırıma %100 bonus.`)).toMatchObject({ title: "%100 Hoş Geldin Bonusu" }),
  );

  it("leaves out what contradicts an earlier value", () =>
    expect(Object.keys(valuesIn("%100 bonus. Yatırım şartı yok. 50 TL bonus."))).toEqual([
      "title",
      "short_description",
      "bonus_percent",
    ]));

  it("takes a day around New Year for the nearest one", () => {
    const dayOn = (today: string, text: string) =>
      read(text, { ...KNOWN, today }).values.find(({ field }) => field === "expiry_date")?.value;
    expect(dayOn("2027-01-02", "31 Aralık'a kadar geçerli.")).toBe("2026-12-31");
    expect(dayOn("2026-12-30", "2 Ocak'a kadar geçerli.")).toBe("2027-01-02");
    expect(dayOn("2027-01-02", "28 Şubat'a kadar geçerli.")).toBe("2027-02-28");
    expect(dayOn("2027-01-02", "29 Şubat'a kadar geçerli.")).toBeUndefined();
  });

  it("may state nothing", () => expect(read("Merhaba, nasılsınız?").values).toEqual([]));
});
