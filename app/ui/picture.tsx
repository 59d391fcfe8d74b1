/** Shown where a record has no picture; the script of public pages puts it in place of a broken one too. */
export const PLACEHOLDER = "/placeholder.svg";

interface PictureProps {
  src: string | null;
  alt: string;
  width: number;
  height: number;
  /** The first large picture of a page; every other one waits until it is near the viewport. */
  priority?: boolean | undefined;
  className?: string;
}

/** A picture in a box of fixed size, so that nothing moves when it arrives. */
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
