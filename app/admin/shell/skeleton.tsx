import { VisuallyHidden } from "@radix-ui/themes";

/** Number of parts of each shape; those of a form are labels and inputs in turn. */
const PARTS = { rows: 5, form: 16, cards: 12 };

export interface SkeletonProps {
  shape?: keyof typeof PARTS;
  count?: number;
  /** CSS heights of stacked blocks, which replace the shape. */
  heights?: readonly string[];
}

/** Placeholder in the shape of what is loading; it appears after a short delay. */
export const Skeleton = ({ shape = "rows", count = PARTS[shape], heights }: SkeletonProps) => (
  <div role="status" className="skeleton" data-shape={heights ? "blocks" : shape}>
    <VisuallyHidden>Yükleniyor…</VisuallyHidden>
    {(heights ?? Array.from({ length: count }, () => "")).map((height, at) => (
      <i key={at} style={{ height }} />
    ))}
  </div>
);
