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
}

/** Image with a fixed size, to prevent layout shift. */
export function Picture({ src, alt, width, height, priority, className }: PictureProps) {
  return (
    <img
      src={src || PLACEHOLDER}
      alt={alt}
      width={width}
      height={height}
      className={className}
      decoding="async"
      {...(priority ? { fetchPriority: "high" } : { loading: "lazy", fetchPriority: "low" })}
    />
  );
}
