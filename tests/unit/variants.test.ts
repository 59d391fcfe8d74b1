import { describe, expect, it } from "vitest";
import { withVariants } from "../../app/public/shell/prose-pictures";
import { sanitize } from "../../worker/text/sanitize";
import { filesOf, pictureOf, srcsetOf, thumbnailOf, variantsSuffix, variantWidths } from "../../worker/text/variants";

const KEY = "promotions/promotion_1700000000000_0123456789abcdef__320-640-800.jpg";
const SMALL = KEY.replace(".jpg", "-jpg-320.webp");
const MIDDLE = KEY.replace(".jpg", "-jpg-640.webp");

describe("variants of a picture", () => {
  it.each([
    [100, [100]],
    [320, []],
    [321, [320]],
    [960, [320, 640]],
    [1281, [320, 640, 960, 1280]],
  ])("of %i pixels may have these widths", (own, widths) => expect(variantWidths(own)).toEqual(widths));

  it("are named by their picture, whose name says which there are", () => {
    expect(KEY).toContain(variantsSuffix([320, 640], 800));
    expect(variantsSuffix([], 800)).toBe("");
    expect(filesOf(KEY)).toEqual([KEY, SMALL, MIDDLE]);
    for (const key of filesOf(KEY)) expect(pictureOf(key)).toBe(KEY);
  });

  it("come with the picture in a srcset, unless one is as wide", () => {
    expect(srcsetOf(`/media/${KEY}`)).toBe(`/media/${SMALL} 320w, /media/${MIDDLE} 640w, /media/${KEY} 800w`);
    expect(srcsetOf("/media/promotions/logo__144-144.png")).toBe("/media/promotions/logo__144-144-png-144.webp 144w");
  });

  it("have one for thumbnails, which a picture without them is itself", () => {
    expect(thumbnailOf(`/media/${KEY}`)).toBe(`/media/${SMALL}`);
    for (const address of ["/media/promotions/a.gif", "https://a.example/x.png", ""])
      expect(thumbnailOf(address)).toBe(address);
  });

  it.each([
    "/media/splash-ads/splash-ad_1700000000000_0123456789abcdef_afis-320-640.png",
    "/media/promotions/promotion_1700000000000_0123456789abcdef.webp",
    "https://a.example/media/promotions/x__320-640.webp",
    `/media/${SMALL}`,
    "/media/promotions/x__-320.webp",
    "/media/promotions/x__1-2-3-4-5-6.webp",
    "/placeholder.svg",
  ])("are not guessed for %s", (address) => {
    expect(srcsetOf(address)).toBeUndefined();
    if (address !== `/media/${SMALL}`) expect(pictureOf(address)).toBe(address);
  });
});

describe("pictures in a text", () => {
  const shown = (html: string, media = "/media") => withVariants(sanitize(html), media);
  const srcset = srcsetOf(`/media/${KEY}`);
  const sizesOf = (html: string) => /sizes="([^"]+)"/.exec(shown(html))?.[1];

  it("get the srcset that editors do not write", () => {
    expect(shown(`<p><img src="/media/${KEY}" alt="a > b" srcset="x 1w" width="800" height="450"></p>`)).toBe(
      `<p><img srcset="${srcset}" sizes="min(688px,92vw)" src="/media/${KEY}" alt="a &gt; b" width="800" height="450" loading="lazy" /></p>`,
    );
  });

  it("say how wide they are shown", () => {
    expect(sizesOf(`<img src="/media/${KEY}" width="400">`)).toBe("min(400px,92vw)");
    expect(sizesOf(`<img class="w-half" src="/media/${KEY}" width="800">`)).toBe("min(344px,46vw)");
    expect(sizesOf(`<img class="w-small" src="/media/${KEY}">`)).toBe("min(172px,23vw)");
  });

  it("come from the bucket's own address where it has one, also without variants", () => {
    const bucket = "https://media.ornek.example";
    expect(shown(`<p><img src="/media/${KEY}" alt=""></p>`, bucket)).not.toContain("/media/");
    expect(shown(`<p><img src="/media/${KEY}" alt=""></p>`, bucket)).toContain(`srcset="${bucket}/${SMALL} 320w, `);
    expect(shown('<p><img src="/media/promotions/a.webp" alt=""></p>', bucket)).toContain(
      `src="${bucket}/promotions/a.webp"`,
    );
  });

  it("stay as they are without variants, and words that look like one, too", () => {
    for (const html of [
      '<p><img src="/media/promotions/a.webp" alt="" width="800" height="450"></p>',
      `<p>&lt;img src="/media/${KEY}"></p>`,
      `<p><img src="https://a.example/media/${KEY}" alt=""></p>`,
    ])
      expect(shown(html)).toBe(sanitize(html));
  });
});
