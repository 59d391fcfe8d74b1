import { describe, expect, it } from "vitest";
import { pageInput } from "../../../worker/pages/rules";
import { formOf } from "../../support/form";
import { pageInput as page } from "../../support/inputs";

describe("a page", () => {
  const { stored, refusals } = formOf(pageInput, page());

  it.each([
    ["title", "of two characters", "Şu"],
    ["slug", "that begins like a reserved one", "blog-hakkinda"],
    ["content", "of ten characters", "<p>On harfli!</p>"],
  ])("takes the %s %s", (field, _, value) => expect(refusals(field, value)).toEqual({}));

  it.each([
    ["title", "of one character", "ş", "Sayfa başlığı en az 2 karakter olmalıdır"],
    ["title", "of spaces", "   ", "Sayfa başlığı en az 2 karakter olmalıdır"],
    ["title", "that is missing", undefined, "Sayfa başlığı en az 2 karakter olmalıdır"],
    ["slug", "of the blog", "blog", "/blog adresini sitenin kendisi kullanıyor. Başka bir adres yazın."],
    ["slug", "of the panel", " Admin ", "/admin adresini sitenin kendisi kullanıyor. Başka bir adres yazın."],
    ["slug", "that is no text", 5, "Slug metin olmalıdır"],
    ["content", "of nine characters", "<p><b>Dokuz hrf</b></p>", "İçerik en az 10 karakter olmalıdır"],
    ["content", "that is missing", undefined, "İçerik en az 10 karakter olmalıdır"],
    ["in_footer", "that is no flag", "evet", "Açık veya kapalı olmalıdır"],
  ])("refuses the %s %s", (field, _, value, sentence) => expect(refusals(field, value)).toEqual({ [field]: sentence }));

  it.each([
    ["title", "  Hakkımızda   biz ", "Hakkımızda biz"],
    ["slug", "/Hakkımızda/", "hakkimizda"],
    ["slug", undefined, ""],
    ["seo_title", " ", null],
    ["in_footer", undefined, true],
    ["in_footer", false, false],
  ])("stores the %s %j as %j", (field, value, kept) => expect(stored(field, value)).toBe(kept));
});
