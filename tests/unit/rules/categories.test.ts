import { describe, expect, it } from "vitest";
import { categoryInput, categoryUpdate, IN_USE } from "../../../worker/categories/rules";
import { formOf } from "../../support/form";
import { categoryInput as category } from "../../support/inputs";

describe("a category", () => {
  const { stored, refusals } = formOf(categoryInput, category());

  it.each([
    ["name", "of one character", "ş"],
    ["name", "of 100 characters", "ş".repeat(100)],
    ["description", "of 1,000 characters", "ş".repeat(1_000)],
  ])("takes the %s %s", (field, _, value) => expect(refusals(field, value)).toEqual({}));

  it.each([
    ["name", "of spaces", "  ", "Kategori adı boş olamaz"],
    ["name", "that is missing", undefined, "Kategori adı boş olamaz"],
    ["name", "of 101 characters", "ş".repeat(101), "En çok 100 karakter olabilir"],
    ["slug", "of signs", "!?", "Kategori slug değeri boş olamaz"],
    ["slug", "that is missing", undefined, "Kategori slug değeri boş olamaz"],
    ["slug", "of 2,001 characters", "a".repeat(2_001), "Slug çok uzun"],
    ["description", "of 1,001 characters", "ş".repeat(1_001), "En çok 1000 karakter olabilir"],
    ["description", "that is no text", 5, "Metin bekleniyor"],
    ["is_active", "that is no flag", "evet", "Durum açık veya kapalı olmalıdır"],
    ["made_up", "that nobody knows", 1, "Bilinmeyen alan"],
  ])("refuses the %s %s", (field, _, value, sentence) => expect(refusals(field, value)).toEqual({ [field]: sentence }));

  it.each([
    ["name", "  Hoş   geldin ", "Hoş geldin"],
    ["slug", " Şans Çarkı ", "sans-carki"],
    ["slug", `https://a.example/${"b".repeat(400)}/cark?utm=1`, "cark"],
    ["slug", "diger", "diger"],
    ["description", " bir \n iki ", "bir iki"],
    ["description", " ", null],
    ["description", null, null],
    ["description", undefined, null],
    ["is_active", undefined, true],
    ["is_active", false, false],
  ])("stores the %s %j as %j", (field, value, kept) => expect(stored(field, value)).toBe(kept));
});

it("changes only with the version it is based on", () => {
  expect(formOf(categoryUpdate, category()).refusals("updated_at", undefined)).toEqual({
    updated_at: "Kaydın sürümü eksik",
  });
});

it("explains why a category in use is not deleted", () =>
  expect(IN_USE).toBe("Bu kategori kullanımda olduğu için silinemez"));
