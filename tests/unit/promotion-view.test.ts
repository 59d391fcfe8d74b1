import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PromotionView } from "../../app/public/promotions/promotion-view";
import type { PromotionDetail } from "../../worker/promotions/detail.server";

const tags = (promotion: Partial<PromotionDetail>) =>
  /<p class="tags">.*?<\/p>/.exec(
    renderToStaticMarkup(
      createElement(PromotionView, {
        promotion: { category: null, terms: [], active: 1, expiry_date: null, ...promotion } as PromotionDetail,
      }),
    ),
  )?.[0];

it.each([
  [{ category: "Turnuva" }, '<p class="tags"><span class="tag">Turnuva</span></p>'],
  [{ expiry_date: "2030-01-01" }, '<p class="tags"><span class="tag soon">Süreli</span></p>'],
  [{ expiry_date: "2030-01-01", active: 0 }, undefined],
  [{}, undefined],
])("a promotion with %j has the tags %s", (promotion, html) => expect(tags(promotion)).toBe(html));
