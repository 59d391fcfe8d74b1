import { useDeferredValue } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { promotionReadiness } from "../preview/readiness";
import { ReadinessList } from "../preview/readiness-list";
import type { PromotionValues } from "./values";

interface PromotionReadinessProps {
  form: UseFormReturn<PromotionValues>;
  reveal: (fields: string[]) => void;
}

export function PromotionReadiness({ form, reveal }: PromotionReadinessProps) {
  const changed = useDeferredValue(useWatch({ control: form.control }));
  const points = promotionReadiness({ ...form.getValues(), ...changed });
  return <ReadinessList form={form} points={points} reveal={reveal} />;
}
