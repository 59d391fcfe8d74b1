import { ADDED_HASH } from "../../worker/comments/anchor";
import { COMMENT_FAILED } from "../../worker/comments/sentences";
import type * as Form from "./comment-form";

/** The address of `comment-form.ts`, set by `vite.config.ts`. */
declare const COMMENT_FORM: string;

/**
 * Loads the script of the comment form when the visitor turns to it, or when a posted comment has to be shown. A form
 * that is submitted meanwhile waits for the script. If loading fails, the form is submitted without it; offline, it
 * keeps its text and shows an error.
 */
export function comments() {
  const form = document.querySelector<HTMLFormElement>("[data-comment-form]");
  if (!form) return;
  let loading: Promise<void> | undefined;
  const load = () =>
    (loading ??= (import(/* @vite-ignore */ COMMENT_FORM) as Promise<typeof Form>).then(({ commentForm }) => {
      form.removeEventListener("submit", wait);
      commentForm(form);
    }));
  function wait(event: Event) {
    event.preventDefault();
    load().then(
      () => form?.requestSubmit(),
      () => {
        loading = undefined;
        const place = document.getElementById("comment-error");
        if (navigator.onLine) form?.submit();
        else if (place) place.textContent = COMMENT_FAILED;
      },
    );
  }
  const prepare = () => void load().catch(() => (loading = undefined));
  form.noValidate = true;
  form.addEventListener("submit", wait);
  for (const turned of ["focusin", "pointerenter"]) form.addEventListener(turned, prepare, { once: true });
  if (history.state || location.hash === ADDED_HASH) prepare();
}
