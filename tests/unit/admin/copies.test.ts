import { describe, expect, it } from "vitest";
import type { Casino, Post } from "../../../db/schema";
import * as posts from "../../../app/admin/blog/values";
import * as casinos from "../../../app/admin/casinos/values";
import { nameOfCopy } from "../../../app/admin/list/copies";
import * as promotions from "../../../app/admin/promotions/values";
import { postInput as postRules } from "../../../worker/blog/rules";
import { casinoInput as casinoRules } from "../../../worker/casinos/rules";
import { promotionInput as promotionRules } from "../../../worker/promotions/rules";
import { casinoInput, postInput, promotionInput } from "../../support/inputs";
import { reviewWith } from "../../support/reviews";

describe("a copy", () => {
  it("of a promotion is inactive and has a name and an address of its own", () => {
    const promotion = { ...promotionRules.parse({ ...promotionInput(), slug: "cark", wagering: 0 }), category: null };
    const copy = promotions.copyOf(promotion as unknown as promotions.EditedPromotion);
    expect(promotionRules.parse(promotions.valuesOf(copy))).toEqual({
      ...promotionRules.parse(promotionInput()),
      title: "Çılgın Çark Bonusu (kopya)",
      wagering: 0,
      is_active: false,
    });
  });

  it("of a post has no time to be published at", () => {
    const post = postRules.parse({ ...postInput(), slug: "cevrim", publish_at: "2030-01-01T10:00:00.000Z" });
    expect(postRules.parse(posts.valuesOf(posts.copyOf(post as unknown as Post)))).toEqual({
      ...postRules.parse(postInput()),
      title: "Çevrim Şartı Nedir? (kopya)",
    });
  });

  it("of a generated post is generated, too, so that somebody has to check it", () => {
    for (const author of ["AI Yazar", "Bonus Rehberi"]) {
      const post = { ...postRules.parse(postInput()), author } as unknown as Post;
      expect(posts.valuesOf(posts.copyOf(post)).is_generated).toBe(author === "AI Yazar");
      expect(posts.valuesOf(post).is_generated).toBe(false);
    }
  });

  it("of a casino has no review, standing, pros or 'featured' mark", () => {
    const judged = { review: reviewWith(8, 7.5, 9, 6, 7), standing: "verified", featured: true, pros: ["Hızlı"] };
    const casino = casinoRules.parse({ ...casinoInput(), ...judged, owner: "Çınar Ltd." });
    expect(casinoRules.parse(casinos.valuesOf(casinos.copyOf(casino as unknown as Casino)))).toEqual({
      ...casinoRules.parse({ ...casinoInput(), owner: "Çınar Ltd." }),
      name: "Şımarık Çınar (kopya)",
    });
  });

  it("has a name within the limit, also of a record with the longest name", () => {
    expect(nameOfCopy("a".repeat(200), 200)).toBe(`${"a".repeat(192)} (kopya)`);
  });
});
