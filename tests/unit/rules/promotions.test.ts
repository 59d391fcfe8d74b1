import { describe, expect, it } from "vitest";
import { promotionInput } from "../../../worker/promotions/rules";
import { formOf } from "../../support/form";
import { promotionInput as promotion } from "../../support/inputs";

const ID = "0b9f7b1e-3c55-4d0e-9a43-6f2f0c7f9d11";

describe("a promotion", () => {
  const { stored, refusals } = formOf(promotionInput, promotion());

  it.each([
    ["casino_id", "that is an id", ID],
    ["category_id", "that is an id", ID],
    ["image_url", "that was uploaded here", "/media/promotions/a.png"],
  ])("takes the %s %s", (field, _, value) => expect(refusals(field, value)).toEqual({}));

  it.each([
    ["title", "of one character", " a ", "Promosyon başlığı en az 2 karakter olmalıdır"],
    ["title", "that is missing", undefined, "Promosyon başlığı en az 2 karakter olmalıdır"],
    ["slug", "that stands for no casino", "diger", '"diger" slug olarak kullanılamaz'],
    ["casino_id", "that is no id", "1", "Casino bulunamadı"],
    ["casino_id", "that is a number", 1, "Casino bulunamadı"],
    ["category_id", "that is no id", "1", "Kategori bulunamadı"],
    ["short_description", "that is missing", undefined, "Kısa açıklama en az 10 karakter olmalıdır"],
    ["full_description", "that is no text", 5, "Metin bekleniyor"],
    ["terms", "that are a number", 5, "Şartlar metin olmalıdır"],
    ["url", "of this site", "/bonuslar", "Geçerli bir URL giriniz"],
    ["url", "that is no text", 5, "Geçerli bir URL giriniz"],
    ["url", "with a placeholder in its host", "https://{tik}.example/", "Alan adında yer tutucu kullanılamaz"],
    ["expiry_date", "that is no day", "2026-02-30", "Geçerli bir tarih giriniz"],
    ["expiry_date", "in another century", "1926-02-01", "Yıl 2000 ile 2099 arasında olmalıdır"],
    ["image_url", "that is no picture", "a.png", "Görsel yüklenemedi. URL doğru olmayabilir."],
    ["is_active", "that is no flag", "evet", "Açık veya kapalı olmalıdır"],
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
    ["url", " https://Bahis-Ş.example:443?a={tik}&b='%2b+' ", "https://xn--bahis--1jb.example?a={tik}&b='%2b+'"],
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
