import { placed, srcsetOf, variantsOf } from "../../../worker/text/variants";

/** Sanitised HTML has at most a class before `src`. */
const UPLOAD = /<img ((?:class="[^"]*" )?)src="(\/media\/[^"]+)"([^>]*)/g;
/** Width of a line of text in pixels, rounded up. */
const LINE = 688;

/** Adds `srcset` and `sizes` to the pictures of sanitised HTML that have variants and a width; see `Site` for `media`. */
export const withVariants = (html: string, media: string): string =>
  html.replace(UPLOAD, (_, before: string, address: string, after: string) => {
    const srcset = srcsetOf(address, media);
    const src = `src="${placed(address, media)}"`;
    const shown = Number(/ width="(\d+)"/.exec(after)?.[1] ?? variantsOf(address).own);
    if (!srcset || !shown) return `<img ${before}${src}${after}`;
    const part = before.includes("w-half") ? 0.5 : before.includes("w-small") ? 0.25 : 1;
    // At least the shown width, because a picture without `width` gets this width.
    const sizes = `min(${Math.min(shown, LINE) * part}px,${92 * part}vw)`;
    return `<img ${before}srcset="${srcset}" sizes="${sizes}" ${src}${after}`;
  });
