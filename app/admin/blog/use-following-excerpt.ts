import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { excerpt, visibleText } from "../../../worker/text/visible-text";
import type { PostForm } from "./values";

const EXCERPT_LENGTH = 150;

/** Derives the excerpt of a new post from its text until the editor changes it. */
export function useFollowingExcerpt(form: PostForm, isNew: boolean) {
  const content = useWatch({ control: form.control, name: "content" });
  const followed = useRef("");
  useEffect(() => {
    if (!isNew || form.getValues("excerpt") !== followed.current) return;
    followed.current = excerpt(visibleText(content), EXCERPT_LENGTH);
    const shouldValidate = form.getFieldState("excerpt").invalid;
    form.setValue("excerpt", followed.current, { shouldDirty: true, shouldValidate });
  }, [form, isNew, content]);
}
