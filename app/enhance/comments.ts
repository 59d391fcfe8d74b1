/** How far below the window comments get their script. */
const AHEAD = "800px";

/** Loads the script of the comments when they come near. Without it links and the form load the page. */
export function comments() {
  const section = document.getElementById("yorumlar");
  if (!section) return;
  const nearing = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      nearing.disconnect();
      import("./comment-section").then(
        ({ commentSection }) => commentSection(section),
        () => undefined,
      );
    },
    { rootMargin: AHEAD },
  );
  nearing.observe(section);
}
