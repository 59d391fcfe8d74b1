import { VisuallyHidden } from "@radix-ui/themes";

/** How many parts each shape has; labels and inputs of a form take turns. */
const PARTS = { rows: 5, form: 16, cards: 12 };

export interface SkeletonProps {
  shape?: keyof typeof PARTS;
  count?: number;
  /** Of blocks below each other, instead of a shape; lengths of CSS. */
  heights?: readonly string[];
}

/** The shape of what is loading, which is shown after a moment. */
export const Skeleton = ({ shape = "rows", count = PARTS[shape], heights }: SkeletonProps) => (
  <div role="status" className="skeleton" data-shape={heights ? "blocks" : shape}>
    <VisuallyHidden>Yükleniyor…</VisuallyHidden>
    {(heights ?? Array.from({ length: count }, () => "")).map((height, at) => (
      <i key={at} style={{ height }} />
    ))}
  </div>
);
