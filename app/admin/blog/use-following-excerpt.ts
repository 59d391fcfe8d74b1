import { useEffect, useRef } from "react";
import { excerpt, plainText } from "../../../worker/text/visible-text";
import type { PostForm } from "./values";

const EXCERPT_LENGTH = 150;

/** Derives the excerpt of a new post from its text, until the editor changes it; also in a restored draft. */
export function useFollowingExcerpt(form: PostForm, isNew: boolean) {
  const followed = useRef("");
  useEffect(() => {
    if (!isNew) return;
    function follow() {
      const shown = form.getValues("excerpt");
      const derived = excerpt(plainText(form.getValues("content")), EXCERPT_LENGTH);
      if (shown !== followed.current && shown !== derived) return;
      followed.current = derived;
      if (shown === derived) return;
      const shouldValidate = form.getFieldState("excerpt").invalid;
      form.setValue("excerpt", derived, { shouldDirty: true, shouldValidate });
    }
    follow();
    return form.subscribe({ name: "content", formState: { values: true }, callback: follow });
  }, [form, isNew]);
}
