import { describe, expect, it } from "vitest";
import { promotionInput, promotionUpdate } from "../../../worker/promotions/rules";
import { formOf } from "../../support/form";
import { promotionInput as promotion } from "../../support/inputs";

const ID = "0b9f7b1e-3c55-4d0e-9a43-6f2f0c7f9d11";

describe("a promotion", () => {
  const { stored, refusals } = formOf(promotionInput, promotion());

  it.each([
    ["title", "of 2 characters", "şı"],
    ["title", "of 200 characters", "ş".repeat(200)],
    ["casino_id", "that is an id", ID],
    ["category_id", "that is an id", ID],
    ["short_description", "of 10 characters", "ş".repeat(10)],
    ["short_description", "of 1,000 characters", "ş".repeat(1_000)],
    ["promotion_code", "of 60 characters", "A".repeat(60)],
    ["terms", "of 20,000 characters in one text", "ş".repeat(20_000)],
    ["terms", "of 2,000 characters in one term", ["ş".repeat(2_000)]],
    ["terms", "of 100 lines", "bir\n".repeat(100)],
    ["terms", "of 100 entries", Array(100).fill("bir")],
    ["image_url", "that was uploaded here", "/media/promotions/a.png"],
    ["image_alt", "of 200 characters", "ş".repeat(200)],
  ])("takes the %s %s", (field, _, value) => expect(refusals(field, value)).toEqual({}));

  it.each([
    ["title", "of one character", " a ", "Promosyon başlığı en az 2 karakter olmalıdır"],
    ["title", "that is missing", undefined, "Promosyon başlığı en az 2 karakter olmalıdır"],
    ["title", "of 201 characters", "ş".repeat(201), "En çok 200 karakter olabilir"],
    ["slug", "that stands for no casino", "diger", '"diger" slug olarak kullanılamaz'],
    ["casino_id", "that is no id", "1", "Casino bulunamadı"],
    ["casino_id", "that is a number", 1, "Casino bulunamadı"],
    ["category_id", "that is no id", "1", "Kategori bulunamadı"],
    ["short_description", "of 9 characters", "ş".repeat(9), "Kısa açıklama en az 10 karakter olmalıdır"],
    ["short_description", "that is missing", undefined, "Kısa açıklama en az 10 karakter olmalıdır"],
    ["short_description", "of 1,001 characters", "ş".repeat(1_001), "En çok 1000 karakter olabilir"],
    ["full_description", "that is no text", 5, "Metin bekleniyor"],
    ["terms", "of 20,001 characters", "ş".repeat(20_001), "Şartlar çok uzun"],
    ["terms", "of 101 lines", "bir\n".repeat(101), "En çok 100 şart yazılabilir"],
    ["terms", "of 101 entries", Array(101).fill("bir"), "En çok 100 şart yazılabilir"],
    ["terms", "that are a number", 5, "Şartlar metin olmalıdır"],
    ["url", "of this site", "/bonuslar", "Geçerli bir URL giriniz"],
    ["promotion_code", "of 61 characters", "A".repeat(61), "En çok 60 karakter olabilir"],
    ["expiry_date", "that is no day", "2026-02-30", "Geçerli bir tarih giriniz"],
    ["expiry_date", "in another century", "1926-02-01", "Yıl 2000 ile 2099 arasında olmalıdır"],
    ["image_url", "that is no picture", "a.png", "Görsel yüklenemedi. URL doğru olmayabilir."],
    ["image_alt", "of 201 characters", "ş".repeat(201), "En çok 200 karakter olabilir"],
    ["is_active", "that is no flag", "evet", "Açık veya kapalı olmalıdır"],
    ["made_up", "that nobody knows", 1, "Bilinmeyen alan"],
  ])("refuses the %s %s", (field, _, value, sentence) => expect(refusals(field, value)).toEqual({ [field]: sentence }));

  it("refuses a term of 2,001 characters at its place", () =>
    expect(refusals("terms", ["bir", "ş".repeat(2_001)])).toEqual({ "terms.1": "Bir şart çok uzun" }));

  it.each([
    ["title", " Çılgın   Çark ", "Çılgın Çark"],
    ["slug", undefined, ""],
    ["casino_id", "", null],
    ["casino_id", null, null],
    ["casino_id", undefined, null],
    ["casino_id", ID, ID],
    ["category_id", undefined, null],
    ["full_description", undefined, ""],
    ["promotion_code", " ", null],
    ["promotion_code", undefined, null],
    ["expiry_date", "", null],
    ["expiry_date", "2026-11-30", "2026-11-30"],
    ["image_url", "", null],
    ["image_alt", undefined, null],
    ["image_alt", " ", null],
    ["image_alt", " iki \n zar ", "iki zar"],
    ["is_active", undefined, true],
    ["is_active", false, false],
  ])("stores the %s %j as %j", (field, value, kept) => expect(stored(field, value)).toBe(kept));

  it.each([
    [" bir \r\n\n iki\riki buçuk\nüç ", ["bir", "iki", "iki buçuk", "üç"]],
    [
      [" bir ", " ", "iki\nüç"],
      ["bir", "iki\nüç"],
    ],
    ["", []],
    [undefined, []],
  ])("stores the terms %j as %j", (value, kept) => expect(stored("terms", value)).toEqual(kept));
});

it("changes only with the version it is based on", () => {
  expect(formOf(promotionUpdate, promotion()).refusals("updated_at", undefined)).toEqual({
    updated_at: "Kaydın sürümü eksik",
  });
});
