import { expect, it } from "vitest";
import { measuredPayout, trialSentence } from "../../worker/casinos/test-log";

const entry = (text: string, hours: number | null = null, day = "2026-11-16") => ({ day, text, hours });

it.each([
  ["250 TL yatırdık", null, "250 TL yatırdık"],
  ["Çekim geldi.", 41, "Çekim geldi, 41 saat"],
  ["Çekim geldi, 41 saat sürdü.", 41, "Çekim geldi, 41 saat sürdü."],
  ["141 saat bekledik", 41, "141 saat bekledik, 41 saat"],
  ["Çekim geldi", 1.5, "Çekim geldi, 1,5 saat"],
])("%s with %s hours reads %s", (text, hours, sentence) => expect(trialSentence(entry(text, hours))).toBe(sentence));

it("the latest payout of a log is told with its day", () => {
  const log = [
    entry("Çekim geldi", 60, "2026-10-02"),
    entry("Çekim geldi", 41),
    entry("Destek yazdı", null, "2026-11-20"),
  ];
  expect(measuredPayout(log)).toBe("41 saat (16 Kasım 2026)");
  expect(measuredPayout([entry("Denedik")])).toBeUndefined();
});
