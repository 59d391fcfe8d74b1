import { useDeferredValue } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { casinoReadiness } from "../preview/readiness";
import { ReadinessList } from "../preview/readiness-list";
import type { CasinoValues } from "./values";

interface CasinoReadinessProps {
  form: UseFormReturn<CasinoValues>;
  reveal: (fields: string[]) => void;
}

export function CasinoReadiness({ form, reveal }: CasinoReadinessProps) {
  const changed = useDeferredValue(useWatch({ control: form.control }));
  const points = casinoReadiness({ ...form.getValues(), ...changed } as CasinoValues);
  return <ReadinessList form={form} points={points} reveal={reveal} />;
}
