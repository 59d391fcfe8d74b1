import { describe, expect, it } from "vitest";
import { batchInput, batchItem, postInput } from "../../../worker/blog/rules";
import { sourceLine } from "../../../worker/blog/sources";
import { formOf } from "../../support/form";
import { postInput as post } from "../../support/inputs";

describe("a post", () => {
  const { stored, refusals } = formOf(postInput, post());

  it.each([
    ["title", "of one character", " a ", "Blog başlığı en az 2 karakter olmalıdır"],
    ["title", "that is missing", undefined, "Blog başlığı en az 2 karakter olmalıdır"],
    ["category", "of spaces", "  ", "Kategori giriniz"],
    ["content", "that is missing", undefined, "İçerik en az 50 karakter olmalıdır"],
    ["image_url", "that is no picture", "a.png", "Görsel yüklenemedi. URL doğru olmayabilir."],
    ["image_focus", "between two steps", "30% 50%", "Odak noktası geçersiz"],
    ["image_focus", "with more than two percentages", "0% 25% 50%", "Odak noktası geçersiz"],
    ["image_focus", "that is no text", 50, "Odak noktası geçersiz"],
    ["slug", "that stands for no casino", "diger", '"diger" slug olarak kullanılamaz'],
    ["publish_at", "that is no instant", "yarın", "Geçerli bir zaman giriniz"],
    ["is_generated", "that is no flag", "evet", "Doğru veya yanlış olmalıdır"],
  ])("refuses the %s %s", (field, _, value, sentence) => expect(refusals(field, value)).toEqual({ [field]: sentence }));

  it.each([
    ["title", " Çevrim   Şartı ", "Çevrim Şartı"],
    ["image_url", undefined, null],
    ["image_alt", undefined, null],
    ["image_focus", undefined, null],
    ["image_focus", "", null],
    ["image_focus", "50% 50%", null],
    ["image_focus", "0% 100%", "0% 100%"],
    ["image_alt", " ", null],
    ["image_alt", " iki \n zar ", "iki zar"],
    ["seo_title", " ", null],
    ["seo_title", null, null],
    ["seo_title", undefined, null],
    ["seo_title", " bir  iki ", "bir iki"],
    ["seo_description", undefined, null],
    ["seo_keywords", undefined, null],
    ["slug", undefined, ""],
    ["publish_at", "2026-11-30T09:00:00Z", "2026-11-30T09:00:00.000Z"],
    ["publish_at", undefined, null],
    ["is_generated", undefined, false],
    ["is_generated", true, true],
  ])("stores the %s %j as %j", (field, value, kept) => expect(stored(field, value)).toBe(kept));

  it("has sources, also as lines of a file", () => {
    const sources = [
      { label: "Kurul kararı, 2026/4", url: "https://kurul.example/karar?no=4" },
      { label: "Ada Oyun Kurulu", url: "https://ada.example/" },
    ];
    expect(stored("sources", [{ label: "", url: " " }, ...sources])).toEqual(sources);
    expect(stored("sources", sources.map(sourceLine).join("\n"))).toEqual(sources);
    expect(stored("sources", undefined)).toEqual([]);
  });

  it.each([
    ["without a name", "https://ada.example/", { "sources.0.label": "Kaynağın adını yazın" }],
    ["without an address", "Ada Oyun Kurulu", { "sources.0.url": "Kaynağın adresini https:// ile yazın" }],
    ["that is not encrypted", "Ada http://ada.example/", { "sources.0.url": "Kaynağın adresini https:// ile yazın" }],
    [
      "that is a script",
      [{ label: "Ada", url: "javascript:alert(1)" }],
      { "sources.0.url": "Kaynağın adresini https:// ile yazın" },
    ],
    [
      "beyond the 20th",
      Array(21).fill({ label: "Ada", url: "https://ada.example/" }),
      { sources: "En çok 20 satır yazılabilir" },
    ],
  ])("refuses a source %s", (_, value, sentences) => expect(refusals("sources", value)).toEqual(sentences));
});

describe("a generated post of a batch", () => {
  const { stored, refusals } = formOf(batchItem, post());

  it.each([
    ["category", "", "Genel"],
    ["category", " ", "Genel"],
    ["category", undefined, "Genel"],
    ["category", " Rehber ", "Rehber"],
    ["is_published", undefined, false],
    ["is_published", true, true],
  ])("stores the %s %j as %j", (field, value, kept) => expect(stored(field, value)).toBe(kept));

  it.each([
    ["title", "of one character", "a", "Blog başlığı en az 2 karakter olmalıdır"],
    ["is_published", "that is no flag", "evet", "Yayın durumu bekleniyor"],
  ])("refuses the %s %s", (field, _, value, sentence) => expect(refusals(field, value)).toEqual({ [field]: sentence }));

  it.each(["slug", "image_url", "image_alt", "image_focus", "publish_at", "is_generated"])("has no %s", (field) =>
    expect(refusals(field, "")).toEqual({ [field]: "Bilinmeyen alan" }),
  );
});

describe("a batch", () => {
  const { refusals } = formOf(batchInput, { key: "0b9f7b1e-3c55-4d0e-9a43-6f2f0c7f9d11", items: [{}] });

  it("takes 10 posts, whatever they are", () => expect(refusals("items", Array(10).fill("x"))).toEqual({}));
  it.each([
    ["items", "of 11 posts", Array(11).fill({}), "En çok 10 içerik kaydedebilirsiniz"],
    ["items", "of none", [], "Kaydedilecek içerik bulunamadı"],
    ["items", "that are missing", undefined, "Kaydedilecek içerik bulunamadı"],
    ["key", "that is none", "1", "Geçersiz kayıt"],
  ])("refuses %s %s", (field, _, value, sentence) => expect(refusals(field, value)).toEqual({ [field]: sentence }));
});
