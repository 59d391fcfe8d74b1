import { useValues } from "../form/use-values";
import { pageReadiness } from "../preview/readiness";
import { ReadinessList } from "../preview/readiness-list";
import type { PageForm } from "./values";

interface PageReadinessProps {
  form: PageForm;
  reveal: (fields: string[]) => void;
}

export function PageReadiness({ form, reveal }: PageReadinessProps) {
  const points = pageReadiness(useValues(form));
  return <ReadinessList form={form} points={points} reveal={reveal} />;
}
