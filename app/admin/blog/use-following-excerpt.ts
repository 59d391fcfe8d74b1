import { useEffect, useRef } from "react";
import { excerpt, plainText } from "../../../worker/text/visible-text";
import type { PostForm } from "./values";

const EXCERPT_LENGTH = 150;

/** Derives the excerpt of a new post from its text, until the editor changes it. */
export function useFollowingExcerpt(form: PostForm, isNew: boolean) {
  const followed = useRef("");
  useEffect(() => {
    if (!isNew) return;
    function follow() {
      if (form.getValues("excerpt") !== followed.current) return;
      followed.current = excerpt(plainText(form.getValues("content")), EXCERPT_LENGTH);
      const shouldValidate = form.getFieldState("excerpt").invalid;
      form.setValue("excerpt", followed.current, { shouldDirty: true, shouldValidate });
    }
    follow();
    return form.subscribe({ name: "content", formState: { values: true }, callback: follow });
  }, [form, isNew]);
}
