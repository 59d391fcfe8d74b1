import { describe, expect, it } from "vitest";
import { readOperatorText } from "../../../worker/operator-text/reading";
import { KNOWN } from "../../support/operator-readings";

function read(text: string) {
  const { values = [], first } = readOperatorText(text, KNOWN).bonuses[0] ?? {};
  const valueOf = (name: string) => values.find(({ field }) => field === name)?.value;
  return { title: valueOf("title"), from: first?.value, until: valueOf("expiry_date") };
}

const MAILS = {
  "a quoted name and a range of days with months": `Konu: Aralık ayı ortaklık bilgilendirmesi

Merhaba Ayşe Hanım,
Işıltı Casino olarak “Kış Festivali” kampanyamızı başlatıyoruz. Yeni üyelere 5.000 TL'ye kadar %150 bonus veriyoruz.
Kampanya 1 Aralık – 20 Aralık tarihleri arasında geçerlidir. Çevrim şartı 30 kattır.
Kod: "KIS150"`,
  "a name after its label and a range within a month": `Sayın iş ortağımız,

Kampanya adı: Kış Festivali
Dönem: 1-20 Aralık
İlk yatırıma %150 bonus, en az yatırım 200 TL.`,
  "a name in the subject and a range in figures": `Gönderen: Işıltı Casino <ortak@isilti.example>
Kime: ayse@rehber.example
Konu: Fwd: Kış Festivali

Selam,
%150 yatırım bonusu, 25x çevrim.
Tarih: 01.12 – 20.12.2026`,
  "a name in the first line and two dates in full": `Kış Festivali
Başlangıç: 01.12.2026 00:00
Bitiş: 20.12.2026 23:59
100 TL ve üzeri yatırımlara %150 bonus. Bonus kodu: KIS150`,
  "a name in single quotes and days in words": `Merhaba,
Işıltı Casino'nun 'Kış Festivali' promosyonu 1 Aralık 2026 Salı günü başlıyor, 20 Aralık 2026 Pazar gecesine kadar sürüyor.
Yatırımlara %150 bonus tanımlanır.`,
  "a bare label and a range with ablative and dative": `İyi günler,
Kampanya: Kış Festivali
1 Aralık'tan 20 Aralık'a kadar tüm yatırımlara %150 bonus. Sonuçlar 24 Aralık'ta açıklanır.`,
  "a name after its noun and a range with times": `Değerli ortağımız,
Yeni promosyonumuz "Kış Festivali", 1 Aralık 2026 00:00 - 20 Aralık 2026 23:59 arasında %150 bonus verir.
Ödüller 31 Aralık'a kadar kullanılır.`,
};

describe("an operator's e-mail", () => {
  it.each(Object.entries(MAILS))("with %s gives the campaign's name and its days", (_, mail) =>
    expect(read(mail)).toEqual({ title: "Kış Festivali", from: "2026-12-01", until: "2026-12-20" }),
  );
});

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
  ])("are read: %s", (text, from, until) => expect(read(text)).toMatchObject({ from, until }));

  it.each(["15 Aralık'ta bitmeyecek.", "Kampanya 15 Aralık'ta geçerli değil."])("are not read: %s", (text) =>
    expect(read(text).until).toBeUndefined(),
  );
});

describe("the campaign's name", () => {
  it.each([
    ["a code", 'Merhaba,\n"KIS150" bonus kodu ile %150 bonus.'],
    ["a game", 'Merhaba,\n"Sweet Bonanza" oyununda geçerli %150 bonus.'],
    ["a number", "Merhaba,\nKampanya: 1-20 Aralık\n%150 bonus."],
  ])("is not %s", (_, text) => expect(read(text).title).toBe("%150 Yatırım Bonusu"));
});
