import { placed, srcsetOf, variantsOf } from "../../../worker/pictures/variants";

/** Sanitized: what stands before `src` is a class. */
const UPLOAD = /<img ((?:class="[^"]*" )?)src="(\/media\/[^"]+)"([^>]*)/g;
/** At least the width of a line of text, in pixels. */
const LINE = 688;

/** Adds `srcset` and `sizes` to the pictures of sanitised HTML that have variants; see `Site` for `media`. */
export const withVariants = (html: string, media: string): string =>
  html.replace(UPLOAD, (_, before: string, address: string, after: string) => {
    const srcset = srcsetOf(address, media);
    const src = `src="${placed(address, media)}"`;
    if (!srcset) return `<img ${before}${src}${after}`;
    const shown = Number(/ width="(\d+)"/.exec(after)?.[1] ?? variantsOf(address).own);
    const part = before.includes("w-half") ? 0.5 : before.includes("w-small") ? 0.25 : 1;
    // No less than what is shown: a picture without `width` is as wide as this says.
    const sizes = `min(${Math.min(shown, LINE) * part}px,${92 * part}vw)`;
    return `<img ${before}srcset="${srcset}" sizes="${sizes}" ${src}${after}`;
  });
