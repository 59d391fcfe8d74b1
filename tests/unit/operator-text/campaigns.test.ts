import { describe, expect, it } from "vitest";
import { readOperatorText } from "../../../worker/operator-text/reading";
import { KNOWN } from "../../support/operator-readings";

function read(text: string) {
  const { values = [], first } = readOperatorText(text, KNOWN).bonuses[0] ?? {};
  const valueOf = (name: string) => values.find(({ field }) => field === name)?.value;
  return { title: valueOf("title"), from: first?.value, until: valueOf("expiry_date") };
}

describe("the days of a campaign", () => {
  it.each<[string, string | undefined, string]>([
    ["15 Aralık – 5 Ocak tarihleri arasında.", "2026-12-15", "2027-01-05"],
    ["28.12 - 05.01.2027 tarihleri arasında.", "2026-12-28", "2027-01-05"],
    ["1-20.12.2026 tarihleri arasında.", "2026-12-01", "2026-12-20"],
    ["1/12/2026-20/12/2026 geçerlidir.", "2026-12-01", "2026-12-20"],
    ["01.12 – 20.12 arası geçerlidir.", "2026-12-01", "2026-12-20"],
    ["1 Aralık ile 20 Aralık arasında.", "2026-12-01", "2026-12-20"],
    ["20 Aralık'a kadar geçerlidir, 1 Aralık'ta başlar.", "2026-12-01", "2026-12-20"],
    ["1 Aralık itibarıyla 20 Aralık'a kadar geçerlidir.", "2026-12-01", "2026-12-20"],
    ["20 Aralık'a kadar geçerlidir.", undefined, "2026-12-20"],
    ["Oran 1.50 - 2.50. Kampanya 20 Aralık'a kadar.", undefined, "2026-12-20"],
    ["30 Aralık'a kadar uzatılmıştır, 15 Aralık'ta bitmeyecek.", undefined, "2026-12-30"],
    ["15 Aralık'ta sona ermiyor; 30 Aralık'a kadar geçerli.", undefined, "2026-12-30"],
    ["15 Aralık'tan 30 Aralık'a uzatıldı.", undefined, "2026-12-30"],
    ["15 Aralık'ta bitecekti, 30 Aralık'a kadar uzatıldı; ödemeler 5 Ocak'a kadar.", undefined, "2026-12-30"],
    ["30 Aralık'a kadar uzatılmadı, 15 Aralık'ta bitiyor.", undefined, "2026-12-15"],
    ["15 Aralık'a kadardı, artık 30 Aralık'a kadar.", undefined, "2026-12-30"],
    ["The offer does not end on 15 December: it is valid until 30 December.", undefined, "2026-12-30"],
    ["20 Aralık'tan sonra geçerli değildir.", undefined, "2026-12-20"],
    ["1 Aralık – 20 Aralık tarihleri arasında geçerlidir. Çevrim şartı 30 kattır.", "2026-12-01", "2026-12-20"],
    ["Dönem: 1-20 Aralık\nİlk yatırıma %150 bonus, en az yatırım 200 TL.", "2026-12-01", "2026-12-20"],
    ["Tarih: 01.12 – 20.12.2026", "2026-12-01", "2026-12-20"],
    ["Başlangıç: 01.12.2026 00:00\nBitiş: 20.12.2026 23:59\n100 TL üzeri yatırım.", "2026-12-01", "2026-12-20"],
    ["1 Aralık 2026 Salı günü başlar, 20 Aralık 2026 Pazar gecesine kadar sürer.", "2026-12-01", "2026-12-20"],
    ["1 Aralık'tan 20 Aralık'a kadar. Sonuçlar 24 Aralık'ta açıklanır.", "2026-12-01", "2026-12-20"],
    ["1 Aralık 2026 00:00 - 20 Aralık 2026 23:59 arası. Ödüller 31 Aralık'a kadar.", "2026-12-01", "2026-12-20"],
  ])("are read: %s", (text, from, until) => expect(read(text)).toMatchObject({ from, until }));

  it.each(["15 Aralık'ta bitmeyecek.", "Kampanya 15 Aralık'ta geçerli değil."])("are not read: %s", (text) =>
    expect(read(text).until).toBeUndefined(),
  );
});

describe("the campaign's name", () => {
  it.each([
    ["in quotes before its noun", "Işıltı Casino olarak “Kış Festivali” kampanyamızı başlatıyoruz."],
    ["in single quotes", "Merhaba,\nIşıltı Casino'nun 'Kış Festivali' promosyonu 1 Aralık'ta başlıyor."],
    ["in quotes after its noun", 'Yeni promosyonumuz "Kış Festivali", 20 Aralık\'a kadar %150 bonus verir.'],
    ["after a label", "Sayın iş ortağımız,\n\nKampanya adı: Kış Festivali\nDönem: 1-20 Aralık"],
    ["after a bare label", "İyi günler,\nKampanya: Kış Festivali\nTüm yatırımlara %150 bonus."],
    ["in the subject", "Kime: ayse@rehber.example\nKonu: Fwd: Kış Festivali\n\nSelam,\n%150 yatırım bonusu."],
    ["in the first line", "Kış Festivali\nBaşlangıç: 01.12.2026 00:00\nYatırımlara %150 bonus."],
  ])("stands %s", (_, text) => expect(read(text).title).toBe("Kış Festivali"));

  it.each([
    ["a code", 'Merhaba,\n"KIS150" bonus kodu ile %150 bonus.'],
    ["a game", 'Merhaba,\n"Sweet Bonanza" oyununda geçerli %150 bonus.'],
    ["a number", "Merhaba,\nKampanya: 1-20 Aralık\n%150 bonus."],
  ])("is not %s", (_, text) => expect(read(text).title).toBe("%150 Yatırım Bonusu"));
});
