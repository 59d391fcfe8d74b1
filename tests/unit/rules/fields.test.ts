import { describe, expect, it } from "vitest";
import {
  webOrLocalUrl,
  expectedVersion,
  HTML_MAX,
  hiddenField,
  html,
  line,
  requiredLine,
  lines,
  optionalDay,
  optionalInstant,
  optionalLine,
  optionalSlug,
  listOfLines,
  selection,
  webUrl,
} from "../../../worker/fields";
import { imageUrl, optionalImageUrl } from "../../../worker/picture-fields";
import { commentInput } from "../../../worker/comments/rules";
import { promotionInput } from "../../../worker/promotions/rules";
import { fieldOf, formOf } from "../../support/form";

const ID = "0b9f7b1e-3c55-4d0e-9a43-6f2f0c7f9d11";
const addressOfLength = (length: number) => "https://a.example/".padEnd(length, "x");

describe("a line of text", () => {
  const { stored, refusal } = fieldOf(line());

  it("is trimmed, and its runs of white space are one space", () => expect(stored(" bir \t\n iki ")).toBe("bir iki"));
  it("loses characters that nobody sees", () => expect(stored("bi\u0000r\u202e")).toBe("bir"));
  it("may be empty", () => expect(stored("  ")).toBe(""));
  it("takes 300 characters", () => expect(refusal("ş".repeat(300))).toBeUndefined());
  it("refuses 301", () => expect(refusal("ş".repeat(301))).toBe("En çok 300 karakter olabilir"));
  it("refuses what is no text", () => expect(refusal(5)).toBe("Metin bekleniyor"));
  it("has a length of its own where one is named", () =>
    expect(fieldOf(line(5)).refusal("123456")).toBe("En çok 5 karakter olabilir"));
});

describe("a line that is required", () => {
  const { stored, refusal } = fieldOf(requiredLine(3, "Çok kısa"));

  it("is trimmed, and its runs of white space are one space", () => expect(stored(" bir \n iki ")).toBe("bir iki"));
  it.each(["bir", "👩‍👧👩‍👧👩‍👧"])("takes the least number of characters: %s", (text) =>
    expect(refusal(text)).toBeUndefined(),
  );
  it.each(["a<b c>d", "<a>", "&lt;"])("counts %s as it is written", (text) =>
    expect(fieldOf(requiredLine(text.length, "Çok kısa")).refusal(text)).toBeUndefined(),
  );
  it.each(["bi", "  a  ", "👩‍👧👩‍👧", "ab\u200b", "", 5, null, undefined])("refuses %j", (text) =>
    expect(refusal(text)).toBe("Çok kısa"),
  );
  it("takes 300 characters", () => expect(refusal("ş".repeat(300))).toBeUndefined());
  it("refuses 301", () => expect(refusal("ş".repeat(301))).toBe("En çok 300 karakter olabilir"));
});

describe("a text of several lines", () => {
  const { stored, refusal } = fieldOf(lines());

  it("keeps its lines", () => expect(stored(" bir\r\niki ")).toBe("bir\niki"));
  it("takes 3,000 characters", () => expect(refusal("ş".repeat(3_000))).toBeUndefined());
  it("refuses 3,001", () => expect(refusal("ş".repeat(3_001))).toBe("En çok 3000 karakter olabilir"));
  it("refuses what is no text", () => expect(refusal(5)).toBe("Metin bekleniyor"));
});

describe("a line that may be missing", () => {
  const { stored, refusal } = fieldOf(optionalLine());

  it.each(["", "  ", null, undefined])("is null for %j", (text) => expect(stored(text)).toBeNull());
  it("is cleaned like any line", () => expect(stored(" bir  iki ")).toBe("bir iki"));
  it("takes 300 characters", () => expect(refusal("ş".repeat(300))).toBeUndefined());
  it("refuses 301", () => expect(refusal("ş".repeat(301))).toBe("En çok 300 karakter olabilir"));
});

describe("HTML of the editor", () => {
  it("may be empty where nothing is asked of it", () => expect(fieldOf(html()).refusal("")).toBeUndefined());
  it("refuses what is no text", () => expect(fieldOf(html()).refusal(5)).toBe("Metin bekleniyor"));
  it("refuses what is no text with its own message", () =>
    expect(fieldOf(html(3, "Çok kısa")).refusal(5)).toBe("Çok kısa"));
  it("counts what a reader sees: enough", () =>
    expect(fieldOf(html(3, "Çok kısa")).refusal("<p>a&amp;b</p>")).toBeUndefined());
  it("counts what a reader sees: too little", () =>
    expect(fieldOf(html(3, "Çok kısa")).refusal("<p><strong>ab</strong></p>")).toBe("Çok kısa"));
  it("takes 200,000 characters", () => expect(fieldOf(html()).refusal("a".repeat(HTML_MAX))).toBeUndefined());
  it("refuses 200,001", () =>
    expect(fieldOf(html()).refusal("a".repeat(HTML_MAX + 1))).toBe(
      "Metin çok uzun: biçimlendirmesiyle en çok 200.000 karakter olabilir",
    ));
  it("is stored as it was written", () => expect(fieldOf(html()).stored(" <p>a</p> ")).toBe(" <p>a</p> "));
});

describe("an address", () => {
  const { stored, refusal } = fieldOf(webUrl("Adres yanlış"));

  it("is stored as browsers read it", () => expect(stored(" HTTPS://A.example ")).toBe("https://a.example/"));
  it.each(["", "  ", "/bonuslar", "ftp://a.example", 5, null, undefined])("refuses %j", (text) =>
    expect(refusal(text)).toBe("Adres yanlış"),
  );
  it("takes 2,000 characters", () => expect(refusal(addressOfLength(2_000))).toBeUndefined());
  it("refuses 2,001", () => expect(refusal(addressOfLength(2_001))).toBe("Adres çok uzun"));
});

describe("an address here or elsewhere", () => {
  const { stored, refusal } = fieldOf(webOrLocalUrl("Adres eksik"));

  it.each(["/bonuslar?q=şans", "#promosyonlar", "https://a.example/"])("takes %s", (text) =>
    expect(stored(text)).toBe(text),
  );
  it.each(["", " ", 5, undefined])("reports %j as missing", (text) => expect(refusal(text)).toBe("Adres eksik"));
  it("reports another text as invalid", () => expect(refusal("bonuslar")).toBe("Geçerli bir URL giriniz"));
});

describe("a picture", () => {
  const { stored, refusal } = fieldOf(imageUrl("Görsel yanlış"));

  it.each([
    "/media/promotions/a-1_b.png",
    "/media/blog-images/a.jpg",
    "/media/splash-ads/a.gif",
    "/media/promotions/a.webp",
    "https://a.example/a.svg",
  ])("may be %s", (text) => expect(stored(text)).toBe(text));
  it.each([
    "/media/others/a.png",
    "/media/promotions/a.svg",
    "/media/promotions/a.png/b",
    "x/media/promotions/a.png",
    "/media/promotions/.png",
    "/media/promotions/a/b.png",
    "/media/promotions/axpng",
    "data:image/png;base64,AAAA",
    "",
    undefined,
  ])("is not %j", (text) => expect(refusal(text)).toBe("Görsel yanlış"));
});

describe("a picture that may be missing", () => {
  const { stored, refusal } = fieldOf(optionalImageUrl("Görsel yanlış"));

  it.each(["", null, undefined])("is null for %j", (text) => expect(stored(text)).toBeNull());
  it("is stored where there is one", () => expect(stored("https://a.example")).toBe("https://a.example/"));
  it.each(["a.png", 5])("refuses %j", (text) => expect(refusal(text)).toBe("Görsel yanlış"));
});

describe("a slug as typed", () => {
  const { stored, refusal } = fieldOf(optionalSlug);

  it("is made plain", () => expect(stored(" Şans Çarkı! ")).toBe("sans-carki"));
  it.each(["", undefined])("is empty for %j", (text) => expect(stored(text)).toBe(""));
  it("is cut to 80 characters", () => expect(stored("a".repeat(300))).toBe("a".repeat(80)));
  it("is the last part of a long address", () =>
    expect(stored(`https://a.example/${"b".repeat(400)}/sans-carki`)).toBe("sans-carki"));
  it("refuses 2,001 characters", () => expect(refusal("a".repeat(2_001))).toBe("Slug çok uzun"));
  it("refuses what is no text", () => expect(refusal(5)).toBe("Slug metin olmalıdır"));
  it.each(["diger", "Diğer"])("refuses %s, which stands for no casino", (text) =>
    expect(refusal(text)).toBe('"diger" slug olarak kullanılamaz'),
  );
});

describe("a day that may be missing", () => {
  const { stored, refusal } = fieldOf(optionalDay);

  it.each(["", null, undefined])("is null for %j", (day) => expect(stored(day)).toBeNull());
  it.each(["2000-01-01", "2026-11-30", "2099-12-31"])("takes %s", (day) => expect(stored(day)).toBe(day));
  it.each(["30.11.2026", "30.11.26", "30 Kasım 2026"])("takes %s as people write it", (day) =>
    expect(stored(day)).toBe("2026-11-30"),
  );
  it.each(["1999-12-31", "2100-01-01", "0026-11-30"])("refuses the year of %s", (day) =>
    expect(refusal(day)).toBe("Yıl 2000 ile 2099 arasında olmalıdır"),
  );
  it.each(["2026-02-30", "30.11.", "yarın", 5])("refuses %j", (day) =>
    expect(refusal(day)).toBe("Geçerli bir tarih giriniz"),
  );
});

describe("an instant that may be missing", () => {
  const { stored, refusal } = fieldOf(optionalInstant);

  it.each(["", null, undefined])("is null for %j", (instant) => expect(stored(instant)).toBeNull());
  it("is stored with milliseconds", () => expect(stored("2026-11-30T09:00:00Z")).toBe("2026-11-30T09:00:00.000Z"));
  it.each(["1999-12-31T23:59:59Z", "2100-01-01T00:00:00Z"])("refuses the year of %s", (instant) =>
    expect(refusal(instant)).toBe("Yıl 2000 ile 2099 arasında olmalıdır"),
  );
  it.each(["2026-11-30", "2026-11-30T09:00:00", "yarın", 5])("refuses %j", (instant) =>
    expect(refusal(instant)).toBe("Geçerli bir zaman giriniz"),
  );
});

describe("a hidden field", () => {
  const { stored } = fieldOf(hiddenField);

  it("keeps 4,096 characters", () => expect(stored("a".repeat(4_096))).toHaveLength(4_096));
  it.each(["a".repeat(4_097), 5, null, undefined])("is empty for anything else", (value) =>
    expect(stored(value)).toBe(""),
  );
});

describe("the version that a change is based on", () => {
  const { refusal } = fieldOf(expectedVersion);

  it("is any text", () => expect(refusal("2026-11-21T09:00:00.000Z")).toBeUndefined());
  it.each(["", 5, undefined])("is not %j", (value) => expect(refusal(value)).toBe("Kaydın sürümü eksik"));
});

describe("an action on several records", () => {
  const { refusals } = formOf(selection(["delete"]), { action: "delete", ids: [ID] });

  it("takes 500 of them", () => expect(refusals("ids", Array(500).fill(ID))).toEqual({}));
  it.each([
    ["ids", "are 501", Array(501).fill(ID), { ids: "Tek seferde en çok 500 kayıt seçilebilir" }],
    ["ids", "are none", [], { ids: "Kayıt seçilmedi" }],
    ["ids", "are missing", undefined, { ids: "Kayıt seçilmedi" }],
    ["ids", "are no ids", ["1"], { "ids.0": "Geçersiz kayıt" }],
    ["action", "is unknown", "publish", { action: "Bilinmeyen işlem" }],
    ["until", "is unknown", "x", { until: "Bilinmeyen alan" }],
  ])("is refused where its %s %s", (field, _, value, sentences) => expect(refusals(field, value)).toEqual(sentences));
});

describe("letters that macOS writes in two characters", () => {
  const typed = "Şımarık Çınar Ödülü".normalize("NFD");
  const stored = "Şımarık Çınar Ödülü";

  it.each([
    ["a name", line(), typed, stored],
    ["a required title", requiredLine(2, "Kısa"), typed, stored],
    ["lines", lines(), `${typed}\n${typed}`, `${stored}\n${stored}`],
    ["a list", listOfLines(5, 100), [typed], [stored]],
    ["terms", promotionInput.shape.terms, [typed], [stored]],
    ["a visitor's name", commentInput.shape.user_name, typed, stored],
    ["a visitor's comment", commentInput.shape.comment, typed, stored],
    ["a text", html(), `<p title="${typed}">${typed}</p>`, `<p title="${stored}">${stored}</p>`],
    ["a mark behind a tag", html(), "<p>\u0338a</p>", "<p>\u0338a</p>"],
  ])("are one in %s", (_, schema, given, kept) => {
    expect(schema.parse(given)).toEqual(kept);
  });

  it("count as one", () => {
    expect(line().safeParse("ş".repeat(300).normalize("NFD")).success).toBe(true);
    expect(line().safeParse("ş".repeat(301).normalize("NFD")).success).toBe(false);
  });
});
