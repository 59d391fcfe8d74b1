import type { UseFormReturn } from "react-hook-form";
import { useValues } from "../form/use-values";
import { promotionReadiness } from "../preview/readiness";
import { ReadinessList } from "../preview/readiness-list";
import type { PromotionValues } from "./values";

export function PromotionReadiness({ form }: { form: UseFormReturn<PromotionValues> }) {
  const points = promotionReadiness(useValues(form));
  return <ReadinessList form={form} points={points} />;
}
