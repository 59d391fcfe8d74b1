import { useValues } from "../form/use-values";
import { postReadiness } from "../preview/readiness";
import { ReadinessList } from "../preview/readiness-list";
import { useSite } from "../preview/use-site";
import type { PostForm } from "./values";

interface PostReadinessProps {
  form: PostForm;
  reveal: (fields: string[]) => void;
}

export function PostReadiness({ form, reveal }: PostReadinessProps) {
  const points = postReadiness(useValues(form), useSite().url);
  return <ReadinessList form={form} points={points} reveal={reveal} />;
}
