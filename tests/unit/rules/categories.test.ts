import { describe, expect, it } from "vitest";
import { categoryInput } from "../../../worker/categories/rules";
import { formOf } from "../../support/form";
import { categoryInput as category } from "../../support/inputs";

describe("a category", () => {
  const { stored, refusals } = formOf(categoryInput, category());

  it("takes a name of one character", () => expect(refusals("name", "ş")).toEqual({}));

  it.each([
    ["name", "of spaces", "  ", "Kategori adı boş olamaz"],
    ["name", "that is missing", undefined, "Kategori adı boş olamaz"],
    ["slug", "of signs", "!?", "Kategori slug değeri boş olamaz"],
    ["slug", "that is missing", undefined, "Kategori slug değeri boş olamaz"],
    ["description", "that is no text", 5, "Metin bekleniyor"],
    ["is_active", "that is no flag", "evet", "Durum açık veya kapalı olmalıdır"],
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
