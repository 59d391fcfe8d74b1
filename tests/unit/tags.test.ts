import { describe, expect, it } from "vitest";
import { CHANGES } from "../../worker/edge/changes";
import { ALL_CONTENT, casinoCardTags, postCardTags, promotionCardTags, tags } from "../../worker/edge/tags";

describe("the tags of cards", () => {
  it("of promotions are those of the promotion, its casino and its category", () => {
    expect(promotionCardTags([{ id: "p", casino_id: "k", category_id: "t" }])).toEqual([
      "promotion-card:p",
      "casino-name:k",
      "category-name:t",
    ]);
  });

  it("of promotions without casino and category are their own alone", () => {
    expect(promotionCardTags([{ id: "p", casino_id: null, category_id: null }])).toEqual(["promotion-card:p"]);
  });

  it("of casinos include the promotions that they count", () => {
    expect(casinoCardTags([{ id: "k" }, { id: "l" }])).toEqual(["promotions", "casino-card:k", "casino-card:l"]);
  });

  it("of posts are their own", () => expect(postCardTags([{ id: "b" }])).toEqual(["post-card:b"]));
});

describe("tags", () => {
  const one = Object.values(tags).map((tag) => (typeof tag === "string" ? tag : tag("1")));

  it("are all different", () => expect(new Set(one).size).toBe(one.length));

  it.each(one)("have only characters that Cloudflare accepts: %s", (tag) => expect(tag).toMatch(/^[!-+\--~]+$/));

  it("that stand for all content are among those of cached pages", () => {
    expect(ALL_CONTENT).toEqual(["posts:new", "site-map"]);
  });
});

describe("the pages of a change", () => {
  const changes = Object.entries(CHANGES).flatMap(([table, list]) =>
    list.map(({ tag, pages }) => [table, tag, pages] as const),
  );

  it.each(changes)("of %s that makes %s stale are routes", (_table, _tag, pages) => {
    if (pages === "every page") return;
    expect(pages).not.toEqual([]);
    for (const page of pages) expect(page).toMatch(/^\//);
  });
});
