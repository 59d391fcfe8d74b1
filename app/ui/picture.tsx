import { placed, srcsetOf, thumbnailOf } from "../../worker/text/variants";
import { usePageContext } from "../page-context";

/** Shown in place of missing and broken images. */
export const PLACEHOLDER = "/placeholder.svg";

interface PictureProps {
  src: string | null;
  alt: string;
  width: number;
  height: number;
  /** Displayed width as `sizes` of HTML. Without it the picture is a logo, for which the smallest variant is enough. */
  sizes?: string;
  /** Loads eagerly (the LCP image); others load lazily. */
  priority?: boolean | undefined;
  className?: string;
  /** CSS `object-position` like `25% 100%`; null for the centre. */
  focus?: string | null;
}

/** Image with a fixed size, to prevent layout shift; browsers choose among its variants by the width of the screen. */
export function Picture({ src, alt, width, height, sizes, priority, className, focus }: PictureProps) {
  const { media } = usePageContext().site;
  const srcSet = src && sizes ? srcsetOf(src, media) : undefined;
  return (
    <img
      src={src ? (sizes ? placed(src, media) : thumbnailOf(src, media)) : PLACEHOLDER}
      {...(srcSet && { srcSet, sizes })}
      alt={alt}
      width={width}
      height={height}
      className={[className, focus && focusClass(focus)].filter(Boolean).join(" ") || undefined}
      decoding="async"
      {...(priority ? { fetchPriority: "high" } : { loading: "lazy", fetchPriority: "low" })}
    />
  );
}

/** `25% 100%` → `x25 y100`: pages have no style attributes. */
const focusClass = (focus: string) => `x${focus.replaceAll("%", "").replace(" ", " y")}`;

/** `sizes` of a picture that fills a card or a column; on phones the screen without its margins. */
export const CARD_SIZES = "min(32rem,92vw)";
export const COVER_SIZES = "min(46rem,92vw)";
