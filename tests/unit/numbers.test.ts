import { describe, expect, it } from "vitest";
import { wholeNumbersIn } from "../support/whole-numbers";
import { inWords } from "../support/number-words";
import { seededRandom } from "../support/random";

describe("the whole numbers in a text", () => {
  it.each([
    ["1.500 × 30 = 45.000 TL", [1_500, 30, 45_000]],
    ["%150 bonus, 20x çevrim, 250TL, x30, ₺75, 5'er", [150, 20, 250, 30, 75, 5]],
    ["12.345.678", [12_345_678]],
    ["500,00 TL; 1.500,00 TL; 1.500,0 TL", [500, 1_500, 1_500]],
    ["1 500 TL, 12 345 678 TL, 1 500,00 TL", [1_500, 12_345_678, 1_500]],
    ["%100 500 TL'ye kadar, 20 30", [100, 500, 20, 30]],
    ["5 bin TL, 1,5 milyon TL, 2 bin 500 TL, 10bin, 1.500 bin", [5_000, 1_500_000, 2_500, 10_000, 1_500_000]],
    ["bir buçuk bin TL, 2 buçuk milyon TL", [1_500, 2_500_000]],
    ["1,1 milyon, 1 milyon 250 bin 500", [1_100_000, 1_250_500]],
    ["Süre ON DÖRT gündür, çevrim üç kattır", [14, 3]],
    ["yirmi beştir, elli; ondur, bindir", [25, 50, 10, 1_000]],
    ["Kırk kat; ALTI gün; SIFIR çevrim", [40, 6, 0]],
    ["bin beş yüz, yüz elli; binbeşyüz ya da yüzelli", [1_500, 150, 1_500, 150]],
    ["elli bin, yüzde yirmi beş; iki milyon üç yüz bin kırk", [50_000, 25, 2_300_040]],
    ["", []],
  ])("%j are %j", (text, numbers) => expect(wholeNumbersIn(text)).toEqual(numbers));

  it.each([
    ["decimals", "23,59 ile 1,70'tir, 2.500,50 TL, 500,05"],
    ["times, dates and fractions", "saat 23.59'a ya da 23:59'a kadar, 22.11.2026, 22/11/2026, 7/24"],
    ["decimals that may be thousands", "500,000 TL"],
    ["thousands as other languages write them", "1'500 TL, 1’500 TL, 1_500, 1,500.00"],
    ["fractions", "3½ kat"],
    ["parts of codes", "HOSGELDIN100"],
    ["abbreviated thousands", "5K TL, 10 mn"],
    ["other words", "onaydan sonra birlikte kullanılır; yüzde, binde, yüzünden"],
    ["fractions in words", "beşte bir, binde beş"],
    ["halves", "bir buçuk kat, 3 buçuk saat, buçuk"],
    ["words that go on with a suffix", "bin beş yüze kadar, 5 binden fazla, yirmi beşinci gün"],
    ["words that make no number", "üç dört gün, yüz 500, bin milyon, milyon, sıfır beş"],
    ["what lies below a limit", "yaş altı kişiler, 1.5 TL altı"],
    ["a determiner", "herhangi bir oyun, her bir üye"],
    ["lines that may belong together", "1\n500 TL, bin\nbeş yüz"],
  ])("are not %s", (_, text) => expect(wholeNumbersIn(text)).toEqual([]));

  it("are those of lines apart", () => expect(wholeNumbersIn("200\n30\nÇevrim\n14")).toEqual([200, 30, 14]));

  const random = seededRandom(14);
  const anyNumber = () => random([10, 100, 1_000, 10_000, 1_000_000, 100_000_000][random(6)] ?? 10);
  const numbers = [0, 1, 100, 1_000, 1_001, 100_000, ...Array.from({ length: 1_000 }, anyNumber)];
  const WRITTEN: Record<string, (number: number) => string> = {
    digits: String,
    "points between thousands": (number) => number.toLocaleString("tr-TR"),
    "spaces between thousands": (number) => number.toLocaleString("tr-TR").replaceAll(".", " "),
    "decimals of zeros": (number) => `${number.toLocaleString("tr-TR")},00`,
    words: (number) => inWords(number),
    "words in one": (number) => inWords(number).replaceAll(" ", ""),
    "capital letters": (number) => inWords(number).toLocaleUpperCase("tr"),
  };

  it.each(Object.entries(WRITTEN))("are read from %s", (_, write) => {
    for (const number of numbers)
      expect(wholeNumbersIn(`En çok ${write(number)} TL'dir`), write(number)).toEqual([number]);
  });
});
