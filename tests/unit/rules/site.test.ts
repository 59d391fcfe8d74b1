import { describe, expect, it } from "vitest";
import { HOME_SECTIONS } from "../../../db/schema";
import { sectionsOf } from "../../../worker/site/home-sections";
import { builtInSeo, HERO } from "../../../worker/site/built-in-texts";
import { heroUpdate, seoUpdate, settingsUpdate } from "../../../worker/site/rules";
import { formOf } from "../../support/form";
import { heroInput, homeTextInput, seoInput } from "../../support/inputs";

const VERSION = { updated_at: "2026-11-21T09:00:00.000Z" };

describe("the hero", () => {
  const { stored, refusals } = formOf(heroUpdate, { ...heroInput(), ...VERSION });

  it.each([
    ["upper_title", "Üst başlık gereklidir"],
    ["main_title", "Ana başlık gereklidir"],
    ["highlighted_text", "Vurgulanacak metin gereklidir"],
    ["description", "Açıklama gereklidir"],
    ["button_text", "Buton metni gereklidir"],
    ["button_url", "Buton URL gereklidir"],
  ])("refuses an empty %s: %s", (field, sentence) => {
    expect(refusals(field, " ")).toEqual({ [field]: sentence });
    expect(refusals(field, undefined)).toEqual({ [field]: sentence });
  });

  it("refuses an address that is none", () =>
    expect(refusals("button_url", "bonuslar")).toEqual({ button_url: "Geçerli bir URL giriniz" }));

  it("is cleaned", () => expect(stored("main_title", " bir \n iki ")).toBe("bir iki"));
});

describe("the layout of home", () => {
  const { stored, refusals } = formOf(heroUpdate, { ...heroInput(), ...VERSION });
  const ids = Array.from({ length: 13 }, () => crypto.randomUUID());
  const pin = { id: ids[0], name: " Bir \n ad ", until: "" };
  const pins = (count: number) => ids.slice(0, count).map((id) => ({ ...pin, id }));
  const shown = { id: "posts", shown: true };

  it.each([
    ["sections", "hepsi", { sections: "Liste bekleniyor" }],
    ["sections", [{ ...shown, id: "footer" }], { "sections.0.id": "Bilinmeyen bölüm" }],
    ["sections", [null], { "sections.0": "Bilinmeyen bölüm" }],
    ["sections", [{ ...shown, shown: "evet" }], { "sections.0.shown": "Açık veya kapalı olmalıdır" }],
    ["sections", [shown, shown], { sections: "Her bölüm bir kez yer alabilir" }],
    ["pinned_promotions", {}, { pinned_promotions: "Liste bekleniyor" }],
    ["pinned_promotions", [{ ...pin, id: "' or 1=1" }], { "pinned_promotions.0.id": "Geçersiz kayıt" }],
    ["pinned_promotions", ["x"], { "pinned_promotions.0": "Geçersiz kayıt" }],
    ["pinned_promotions", [pin, pin], { pinned_promotions: "Bir kayıt iki kez sabitlenemez" }],
    ["pinned_promotions", pins(13), { pinned_promotions: "En çok 12 kayıt sabitlenebilir" }],
    ["pinned_casinos", pins(13), { pinned_casinos: "En çok 12 kayıt sabitlenebilir" }],
    ["pinned_casinos", [{ ...pin, until: "yarın" }], { "pinned_casinos.0.until": "Geçerli bir tarih giriniz" }],
    [
      "pinned_casinos",
      [{ ...pin, until: "1999-01-01" }],
      { "pinned_casinos.0.until": "Yıl 2000 ile 2099 arasında olmalıdır" },
    ],
    ["pinned_posts", pins(5), { pinned_posts: "En çok 4 kayıt sabitlenebilir" }],
    ["pinned_posts", [{ ...pin, html: "<b>" }], { html: "Bilinmeyen alan" }],
  ])("refuses %s = %j", (field, value, sentences) => expect(refusals(field, value)).toEqual(sentences));

  it("may be left out, else it is cleaned", () => {
    expect(stored("pinned_posts", undefined)).toBeUndefined();
    expect(stored("pinned_posts", [pin])).toEqual([{ id: ids[0], name: "Bir ad", until: null }]);
    expect(stored("pinned_promotions", pins(12))).toHaveLength(12);
  });

  it("has every section, those of which nothing was chosen last and shown", () => {
    expect(sectionsOf([])).toEqual(HOME_SECTIONS.map((id) => ({ id, shown: true })));
    expect(sectionsOf([{ id: "text", shown: false }]).map(({ id }) => id)).toEqual([
      ...["text", "promotions", "changes", "ending", "wagering", "casinos", "posts"],
    ]);
  });
});

describe("the built-in texts", () => {
  it.each(Object.entries(HERO))("of the hero have a %s", (_, text) => expect(text).toMatch(/\S/));

  it("of the hero highlight a part of the title", () => expect(HERO.main_title).toContain(HERO.highlighted_text));

  it("of search engines name the site", () => expect(builtInSeo("Rehber").title).toMatch(/^Rehber - /));
});

describe("the text under the home page's posts", () => {
  const { stored, refusals } = formOf(settingsUpdate, { ...homeTextInput(), ...VERSION });

  it("may be empty", () => expect(stored("blog_section_text", undefined)).toBe(""));
  it("is text", () => expect(refusals("blog_section_text", 5)).toEqual({ blog_section_text: "Metin bekleniyor" }));
});

describe("the texts of a page for search engines", () => {
  const { stored, refusals } = formOf(seoUpdate, { ...seoInput(), ...VERSION });

  it.each(["title", "description", "keywords"])("may have an empty %s", (field) => expect(stored(field, " ")).toBe(""));

  it("are texts", () => expect(refusals("title", undefined)).toEqual({ title: "Metin bekleniyor" }));
});
