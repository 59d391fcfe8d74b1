import type { UseFormReturn } from "react-hook-form";
import { useValues } from "../form/use-values";
import { promotionReadiness } from "../preview/readiness";
import { ReadinessList } from "../preview/readiness-list";
import type { PromotionValues } from "./values";

interface PromotionReadinessProps {
  form: UseFormReturn<PromotionValues>;
  reveal: (fields: string[]) => void;
}

export function PromotionReadiness({ form, reveal }: PromotionReadinessProps) {
  const points = promotionReadiness(useValues(form));
  return <ReadinessList form={form} points={points} reveal={reveal} />;
}
