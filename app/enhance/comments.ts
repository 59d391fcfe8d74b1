/** How far below the window comments get their script. */
const AHEAD = "800px";

/** Loads the script of the comments when they come near. Without it the form posts its page. */
export function comments() {
  const section = document.querySelector("[data-comment-form]")?.parentElement;
  if (!section) return;
  const nearing = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      nearing.disconnect();
      import("./comment-form").then(
        ({ commentForm }) => commentForm(section),
        () => undefined,
      );
    },
    { rootMargin: AHEAD },
  );
  nearing.observe(section);
}
