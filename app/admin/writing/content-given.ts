import toast from "react-hot-toast";
import { visibleLength } from "../../../worker/text/visible-text";
import { CONTENT_MISSING } from "../../../worker/writing/rules";
import type { PostForm } from "../blog/values";

/** Whether the form has a text to work on; shows an error if not. */
export function isContentGiven(form: PostForm): boolean {
  const isGiven = visibleLength(form.getValues("content")) > 0;
  if (!isGiven) toast.error(CONTENT_MISSING);
  return isGiven;
}
