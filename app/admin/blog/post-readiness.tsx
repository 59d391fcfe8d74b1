import { useDeferredValue } from "react";
import { useWatch } from "react-hook-form";
import { postReadiness } from "../preview/readiness";
import { ReadinessList } from "../preview/readiness-list";
import { useSite } from "../preview/search-previews";
import type { PostForm } from "./values";

interface PostReadinessProps {
  form: PostForm;
  reveal: (fields: string[]) => void;
}

export function PostReadiness({ form, reveal }: PostReadinessProps) {
  const changed = useDeferredValue(useWatch({ control: form.control }));
  const points = postReadiness({ ...form.getValues(), ...changed }, useSite().url);
  return <ReadinessList form={form} points={points} reveal={reveal} />;
}
