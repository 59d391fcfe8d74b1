/** Shown in place of missing and broken images. */
export const PLACEHOLDER = "/placeholder.svg";

interface PictureProps {
  src: string | null;
  alt: string;
  width: number;
  height: number;
  /** Loads eagerly (the LCP image); others load lazily. */
  priority?: boolean | undefined;
  className?: string;
  /** What a crop keeps, as `25% 100%`; the centre if null. */
  focus?: string | null;
}

/** Image with a fixed size, to prevent layout shift. */
export function Picture({ src, alt, width, height, priority, className, focus }: PictureProps) {
  return (
    <img
      src={src || PLACEHOLDER}
      alt={alt}
      width={width}
      height={height}
      className={[className, focus && focusClass(focus)].filter(Boolean).join(" ") || undefined}
      decoding="async"
      {...(priority ? { fetchPriority: "high" } : { loading: "lazy", fetchPriority: "low" })}
    />
  );
}

/** `25% 100%` → `focus-25-100`: pages have no style attributes. */
const focusClass = (focus: string) => `focus-${focus.replaceAll("%", "").replace(" ", "-")}`;
