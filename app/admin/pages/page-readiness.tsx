import { useDeferredValue } from "react";
import { useWatch } from "react-hook-form";
import { pageReadiness } from "../preview/readiness";
import { ReadinessList } from "../preview/readiness-list";
import type { PageForm } from "./values";

interface PageReadinessProps {
  form: PageForm;
  reveal: (fields: string[]) => void;
}

export function PageReadiness({ form, reveal }: PageReadinessProps) {
  const changed = useDeferredValue(useWatch({ control: form.control }));
  const points = pageReadiness({ ...form.getValues(), ...changed });
  return <ReadinessList form={form} points={points} reveal={reveal} />;
}
