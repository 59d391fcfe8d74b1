import type { UseFormReturn } from "react-hook-form";
import { useValues } from "../form/use-values";
import { casinoReadiness } from "../preview/readiness";
import { ReadinessList } from "../preview/readiness-list";
import type { CasinoValues } from "./values";

interface CasinoReadinessProps {
  form: UseFormReturn<CasinoValues>;
  reveal: (fields: string[]) => void;
}

export function CasinoReadiness({ form, reveal }: CasinoReadinessProps) {
  const points = casinoReadiness(useValues(form));
  return <ReadinessList form={form} points={points} reveal={reveal} />;
}
