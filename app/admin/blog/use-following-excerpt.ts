import { useEffect, useRef } from "react";
import { excerpt, plainText } from "../../../worker/text/visible-text";
import { useFormPictures } from "../pictures/form-pictures";
import { useAfterPaint } from "../shell/use-after-paint";
import type { PostForm } from "./values";

const EXCERPT_LENGTH = 150;

/** Derives the excerpt of a new post from its text, after the paint and before saving, until the editor changes it. */
export function useFollowingExcerpt(form: PostForm, isNew: boolean) {
  const followed = useRef("");
  const afterPaint = useAfterPaint();
  const { finishers } = useFormPictures();
  useEffect(() => {
    if (!isNew) return;
    function follow() {
      if (form.getValues("excerpt") !== followed.current) return;
      followed.current = excerpt(plainText(form.getValues("content")), EXCERPT_LENGTH);
      const shouldValidate = form.getFieldState("excerpt").invalid;
      form.setValue("excerpt", followed.current, { shouldDirty: true, shouldValidate });
    }
    function finish() {
      follow();
      return Promise.resolve(true);
    }
    follow();
    finishers.add(finish);
    const callback = () => afterPaint(follow);
    const unsubscribe = form.subscribe({ name: "content", formState: { values: true }, callback });
    return () => {
      finishers.delete(finish);
      unsubscribe();
    };
  }, [form, isNew, afterPaint, finishers]);
}
