import { describe, expect, it } from "vitest";
import { casinoInput } from "../../../worker/casinos/rules";
import { LICENSED_BY_TURKEY, PERMITTED_IN_TURKEY } from "../../../worker/country-fields";
import { entryLine } from "../../../worker/casinos/test-log-line";
import { dayInIstanbul } from "../../../worker/text/calendar";
import { formOf } from "../../support/form";
import { casinoInput as casino } from "../../support/inputs";
import { reviewWith } from "../../support/reviews";

const YEAR = Number(dayInIstanbul(new Date()).slice(0, 4));
const FLAGS = ["featured", "is_licensed", "has_24_7_support"];

describe("a casino", () => {
  const { stored, refusals } = formOf(casinoInput, casino());

  it.each([
    ["logo_url", "that was uploaded here", "/media/promotions/a.png"],
    ["rating", "of 0", 0],
    ["rating", "of 5", 5],
    ["standing", "that is known", "verified"],
    ["review", "that is complete", reviewWith(8, 7.5, 9, 6, 7)],
    ["report_currency", "in capitals", "EUR"],
    ["founded_year", "1990", 1990],
    ["founded_year", "that is the current one", YEAR],
  ])("takes the %s %s", (field, _, value) => expect(refusals(field, value)).toEqual({}));

  it.each([
    ["name", "of one character", " a ", "Casino adı en az 2 karakter olmalıdır"],
    ["name", "that is missing", undefined, "Casino adı en az 2 karakter olmalıdır"],
    ["slug", "that stands for no casino", "Diğer", '"diger" slug olarak kullanılamaz'],
    ["url", "of this site", "/bonuslar", "Geçerli bir URL giriniz"],
    ["url", "that is missing", undefined, "Geçerli bir URL giriniz"],
    ["logo_url", "that is no picture", "logo.png", "Geçerli bir logo URL giriniz"],
    ["logo_url", "that is missing", undefined, "Geçerli bir logo URL giriniz"],
    ["description", "that is missing", undefined, "Açıklama en az 10 karakter olmalıdır"],
    ["rating", "below 0", -0.1, "Puan 0 ile 5 arasında olmalıdır"],
    ["rating", "above 5", 5.1, "Puan 0 ile 5 arasında olmalıdır"],
    ["rating", "that is no number", "iyi", "Puan 0 ile 5 arasında olmalıdır"],
    ["rating", "that is a flag", true, "Puan 0 ile 5 arasında olmalıdır"],
    ["report_currency", "that is none", "USDT", "Para birimini ISO 4217 koduyla yazın, örneğin TRY"],
    ["standing", "that is unknown", "kötü", "Durumu listeden seçin"],
    ["payment_methods", "that is no text", 5, "Metin bekleniyor"],
    ["licence_country", "that grants none", "Türkiye", LICENSED_BY_TURKEY],
    [
      "licence_country",
      "that is unknown",
      "Atlantis",
      "“Atlantis” bir ülke adı ya da iki harfli ülke kodu (ISO 3166-1) değil",
    ],
    ["permitted_countries", "with Turkey", ["MT", "TR"], PERMITTED_IN_TURKEY],
    ["permitted_countries", "with Turkey by its name", "malta, TÜRKİYE", PERMITTED_IN_TURKEY],
    [
      "permitted_countries",
      "with an unknown one",
      "MT\nXX",
      "“XX” bir ülke adı ya da iki harfli ülke kodu (ISO 3166-1) değil",
    ],
    ["permitted_countries", "that is no list", 5, "Ülkeleri listeden seçin"],
    ["founded_year", "1989", 1989, `Yıl 1990 ile ${YEAR} arasında olmalıdır`],
    ["founded_year", "of the future", `${YEAR + 1}`, `Yıl 1990 ile ${YEAR} arasında olmalıdır`],
    ["founded_year", "that is no year", "eski", `Yıl 1990 ile ${YEAR} arasında olmalıdır`],
    ["founded_year", "that is no whole number", 2001.5, `Yıl 1990 ile ${YEAR} arasında olmalıdır`],
  ])("refuses the %s %s", (field, _, value, sentence) => expect(refusals(field, value)).toEqual({ [field]: sentence }));

  it("is advised against only with a reason", () => {
    expect(refusals("standing", "not_recommended")).toEqual({
      standing_reason: "Önermediğiniz sitenin gerekçesini yazın",
    });
    expect(
      casinoInput.parse({ ...casino(), standing: "not_recommended", standing_reason: " Lisans  kaydı bulunamadı. " }),
    ).toMatchObject({ standing: "not_recommended", standing_reason: "Lisans kaydı bulunamadı." });
  });

  it("reports a half-filled review at the missing field", () =>
    expect(refusals("review", { ...reviewWith(8, 7, 6, 5, 4), terms: undefined })).toMatchObject({
      "review.terms.score": "Bu ölçüte de puan verin ya da değerlendirmeyi temizleyin",
    }));

  it.each(["pros", "cons", "payment_methods"])("has %s, one a line", (field) => {
    expect(stored(field, " Hızlı   çekim \r\n\n Canlı destek\u200b \n")).toEqual(["Hızlı çekim", "Canlı destek"]);
    expect(stored(field, ["a", " "])).toEqual(["a"]);
    expect(stored(field, undefined)).toEqual([]);
  });

  it.each([
    ["codes, one a line", "MT\nFI\n\nMT", ["MT", "FI"]],
    ["codes and Turkish names between separators", " malta; curacao, CEBELİTARIK;ingiltere", ["MT", "CW", "GI", "GB"]],
    ["a list", ["IM", "Man Adası"], ["IM"]],
    ["nothing", " \n", null],
    ["an empty list", [], null],
    ["null", null, null],
    ["undefined", undefined, null],
  ])("is permitted where %s says; null where that is unknown", (_, written, codes) =>
    expect(stored("permitted_countries", written)).toEqual(codes),
  );

  it("has a test log, oldest first, whose blank rows are dropped", () => {
    const deposit = { day: "14.11.2026", text: " 250 TL  yatırdık ", hours: "" };
    const payout = { day: "2026-11-16", text: "Çekim geldi", hours: "41,5" };
    const log = [
      { day: "2026-11-14", text: "250 TL yatırdık", hours: null },
      { day: "2026-11-16", text: "Çekim geldi", hours: 41.5 },
    ];
    expect(stored("test_log", [payout, { day: "", text: " ", hours: null }, deposit])).toEqual(log);
    expect(stored("test_log", log.map(entryLine).join("\r\n\r\n"))).toEqual(log);
    expect(stored("test_log", undefined)).toEqual([]);
  });

  it.each([
    ["without a day", { day: "", text: "Denedik" }, { "test_log.1.day": "Günü yazın" }],
    [
      "of a day that is none",
      { day: "32.11.2026", text: "Denedik" },
      { "test_log.1.day": "Geçerli bir tarih giriniz" },
    ],
    ["of the future", { day: "2099-01-01", text: "Denedik" }, { "test_log.1.day": "Gün ileride olamaz" }],
    ["without words", { day: "2026-11-14", text: " " }, { "test_log.1.text": "O gün ne yaptığınızı yazın" }],
    [
      "with hours that are none",
      { day: "2026-11-14", text: "Denedik", hours: "iki gün" },
      { "test_log.1.hours": "Süreyi saat olarak yazın, örneğin 41" },
    ],
  ])("refuses an entry of its test log %s, at its row", (_, entry, sentences) =>
    expect(refusals("test_log", [{}, entry])).toEqual(sentences),
  );

  it("takes 40 entries of its test log, and refuses a line without a day", () => {
    const entries = Array.from({ length: 41 }, () => ({ day: "2026-11-14", text: "Denedik" }));
    expect(refusals("test_log", entries)).toEqual({ test_log: "En çok 40 satır yazılabilir" });
    expect(stored("test_log", entries.slice(1))).toHaveLength(40);
    expect(refusals("test_log", "Çekim geldi")).toEqual({ "test_log.0.day": "Günü yazın" });
    expect(refusals("test_log", 5)).toEqual({ test_log: "Satırlar okunamadı" });
  });

  it.each(FLAGS)("refuses the %s that is no flag", (flag) =>
    expect(refusals(flag, "evet")).toEqual({ [flag]: "Açık veya kapalı olmalıdır" }),
  );

  it.each([
    ["name", " Şımarık   Çınar ", "Şımarık Çınar"],
    ["slug", undefined, ""],
    ["url", " HTTPS://Cinar.example ", "https://cinar.example/"],
    ["rating", "", null],
    ["rating", null, null],
    ["rating", undefined, null],
    ["rating", " 4.5 ", 4.5],
    ["rating", "4,5", 4.5],
    ["rating", "  ", null],
    ["rating", 4.5, 4.5],
    ["licence_authority", " ", null],
    ["licence_authority", undefined, null],
    ["licence_number", undefined, null],
    ["licence_country", "", null],
    ["licence_country", undefined, null],
    ["licence_country", " curaçao ", "CW"],
    ["licence_country", "im", "IM"],
    ["licence_number", " A  1 ", "A 1"],
    ["review", undefined, null],
    ["standing", undefined, "pending"],
    ["standing_reason", " ", null],
    ["withdrawal_time", " 1  saat ", "1 saat"],
    ["report_currency", " tl ", "TRY"],
    ["report_currency", " ", null],
    ["founded_year", " 2019 ", 2019],
    ["founded_year", "2.019,00", 2019],
    ["founded_year", " ", null],
    ["owner", undefined, null],
  ])("stores the %s %j as %j", (field, value, kept) => expect(stored(field, value)).toBe(kept));

  it.each(FLAGS)("is not %s by default", (flag) => expect(stored(flag, undefined)).toBe(false));
});
