import { describe, expect, it } from "vitest";
import { withVariants } from "../../app/public/shell/prose-pictures";
import { sanitize } from "../../worker/text/sanitize";
import { filesOf, pictureOf, srcsetOf, standInsOf, thumbnailOf, variantWidths } from "../../worker/text/variants";

const KEY = "promotions/promotion_1700000000000_0123456789abcdef__800.jpg";
const SMALL = KEY.replace(".jpg", "-jpg-320.webp");
const MIDDLE = KEY.replace(".jpg", "-jpg-640.webp");
/** Stored by a browser that could make no variants, or before there were any. */
const PLAIN = "promotions/promotion_1700000000000_0123456789abcdef.jpg";
const LADDER = [320, 640, 960, 1280].map((width) => PLAIN.replace(".jpg", `__-jpg-${width}.webp`));
/** As names were before: with the width of each variant. */
const LISTED = "promotions/logo__144-144.png";

describe("variants of a picture", () => {
  it.each([
    [0, []],
    [100, [100]],
    [320, []],
    [321, [320]],
    [960, [320, 640]],
    [1281, [320, 640, 960, 1280]],
  ])("of %i pixels may have these widths", (own, widths) => expect(variantWidths(own)).toEqual(widths));

  it.each([
    [KEY, [SMALL, MIDDLE]],
    [PLAIN, LADDER],
    [LISTED, ["promotions/logo__144-144-png-144.webp"]],
    ["promotions/x__320-800.webp", ["promotions/x__320-800-webp-320.webp"]],
    ["promotions/x__144.png", ["promotions/x__144-png-144.webp"]],
    ["promotions/x__0.gif", []],
  ])("of %s are named by it", (key, variants) => {
    expect(filesOf(key)).toEqual([key, ...variants]);
    for (const file of filesOf(key)) expect(pictureOf(file)).toBe(key);
  });

  it("that are missing are answered with the next larger one, at last with the picture", () => {
    expect(standInsOf(LADDER[1] ?? "")).toEqual([...LADDER.slice(1), PLAIN]);
    expect(standInsOf(SMALL)).toEqual([SMALL, MIDDLE, KEY]);
    expect(standInsOf(MIDDLE)).toEqual([MIDDLE, KEY]);
    expect(standInsOf(KEY)).toEqual([KEY]);
  });

  it("come with the picture in a srcset, unless one is as wide or the picture's width is unknown", () => {
    expect(srcsetOf(`/media/${KEY}`)).toBe(`/media/${SMALL} 320w, /media/${MIDDLE} 640w, /media/${KEY} 800w`);
    expect(srcsetOf(`/media/${LISTED}`)).toBe("/media/promotions/logo__144-144-png-144.webp 144w");
    const [one, two, three, four] = LADDER.map((key) => `/media/${key}`);
    expect(srcsetOf(`/media/${PLAIN}`)).toBe(`${one} 320w, ${two} 640w, ${three} 960w, ${four} 1280w`);
    expect(srcsetOf("/media/promotions/x__0.gif")).toBeUndefined();
  });

  it("have one for thumbnails", () => {
    expect(thumbnailOf(`/media/${KEY}`)).toBe(`/media/${SMALL}`);
    expect(thumbnailOf(`/media/${PLAIN}`)).toBe(`/media/${LADDER[0]}`);
    for (const address of ["/media/promotions/x__0.gif", "https://a.example/x.png", ""])
      expect(thumbnailOf(address)).toBe(address);
  });

  it("come from the bucket's address only where none is missing", () => {
    const bucket = "https://media.ornek.example";
    expect(srcsetOf(`/media/${KEY}`, bucket)).toContain(`${bucket}/${SMALL} 320w, ${bucket}/${MIDDLE} 640w, `);
    expect(srcsetOf(`/media/${PLAIN}`, bucket)).toBe(srcsetOf(`/media/${PLAIN}`));
    expect(thumbnailOf(`/media/${KEY}`, bucket)).toBe(`${bucket}/${SMALL}`);
    expect(thumbnailOf(`/media/${PLAIN}`, bucket)).toBe(`/media/${LADDER[0]}`);
    expect(thumbnailOf("/media/promotions/x__0.gif", bucket)).toBe(`${bucket}/promotions/x__0.gif`);
  });

  it.each([
    "https://a.example/media/promotions/x__320-640.webp",
    `/media/${SMALL}`,
    `/media/${LADDER[0]}`,
    "/media/promotions/x__-320.webp",
    "/media/promotions/x__1-2-3-4-5-6.webp",
    "/placeholder.svg",
  ])("are not guessed for %s", (address) => expect(srcsetOf(address)).toBeUndefined());

  it("are not read from words in a name", () => {
    const key = "splash-ads/splash-ad_1700000000000_0123456789abcdef_afis-320-640-png-320.webp";
    expect(pictureOf(key)).toBe(key);
    expect(filesOf(key)[1]).toBe(key.replace(".webp", "__-webp-320.webp"));
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
    expect(shown(`<p><img src="/media/${PLAIN}" alt=""></p>`, bucket)).toContain(`<img src="${bucket}/${PLAIN}"`);
  });

  it("of unknown width get a srcset where the text says how wide they are shown", () => {
    expect(shown(`<img src="/media/${PLAIN}" width="400">`)).toContain(`srcset="${srcsetOf(`/media/${PLAIN}`)}"`);
    expect(sizesOf(`<img src="/media/${PLAIN}" width="400">`)).toBe("min(400px,92vw)");
  });

  it("stay as they are without variants or width, and words that look like one, too", () => {
    for (const html of [
      '<p><img src="/media/promotions/a__0.webp" alt="" width="800" height="450"></p>',
      `<p><img src="/media/${PLAIN}" alt=""></p>`,
      `<p>&lt;img src="/media/${KEY}"></p>`,
      `<p><img src="https://a.example/media/${KEY}" alt=""></p>`,
    ])
      expect(shown(html)).toBe(sanitize(html));
  });
});
