import { describe, expect, it } from "vitest";
import { cutAtSentence } from "../../app/public/home/hero";
import { HERO } from "../../worker/site/built-in-texts";
import { heroOf } from "../../worker/site/public.server";

const OWN = {
  upper_title: "Üst",
  main_title: "Bir başlık",
  highlighted_text: "başlık",
  description: "Açıklama",
  button_text: "Git",
  button_url: "/blog",
};

describe("the texts of the hero", () => {
  it("are the editors' own, or all built in", () => {
    expect(heroOf(OWN)).toEqual(OWN);
    expect(heroOf(undefined)).toEqual(HERO);
  });

  it.each(["upper_title", "description", "button_text", "button_url"] as const)(
    "fall back one by one: %s (P3.1)",
    (name) => {
      for (const empty of ["", "  "]) expect(heroOf({ ...OWN, [name]: empty })).toEqual({ ...OWN, [name]: HERO[name] });
    },
  );

  it("have an emphasised phrase only with its title", () => {
    const { main_title, highlighted_text } = HERO;
    expect(heroOf({ ...OWN, main_title: "" })).toEqual({ ...OWN, main_title, highlighted_text });
    expect(heroOf({ ...OWN, highlighted_text: " " })).toEqual({ ...OWN, highlighted_text: "" });
    expect(heroOf({ ...OWN, main_title: "", highlighted_text: "" })).toEqual({ ...OWN, main_title, highlighted_text });
  });
});

describe("the description of the hero on phones", () => {
  const LONG = `${"Her bonusun şartını ".repeat(8).trim()}.`;
  it.each([
    ["Şartları açıklıyoruz. Karar sizin.", "Şartları açıklıyoruz. Karar sizin.", ""],
    [`Şartları açıklıyoruz! ${LONG}`, "Şartları açıklıyoruz! ", LONG],
    [`Çevrim mi? Süre mi? ${LONG} Karar sizin.`, "Çevrim mi? Süre mi? ", `${LONG} Karar sizin.`],
    [`${LONG} Karar sizin.`, `${LONG} `, "Karar sizin."],
    ["Noktasız bir metin", "Noktasız bir metin", ""],
  ])("ends after the last sentence that fits, the first in any case: %s (P3.1)", (text, first, rest) =>
    expect(cutAtSentence(text)).toEqual([first, rest]),
  );
});
