import { showPosted } from "./comment-form";
import { pageAt, swap } from "./fresh-parts";

/** Replaces the comments by those in another order, so that the page does not scroll. If the fetch fails, the link is followed. */
export function commentOrder(section: HTMLElement) {
  const orders = [...section.querySelectorAll<HTMLAnchorElement>(".orders a")];
  let newest = 0;
  for (const link of orders)
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void show(link);
    });

  async function show(link: HTMLAnchorElement) {
    const turn = ++newest;
    const page = await pageAt(link.href);
    if (turn !== newest) return;
    if (!page) return location.assign(link.href);
    history.replaceState(history.state, "", link.href);
    for (const selector of [".comments", ".pages"]) swap(`#${section.id} ${selector}`, page);
    showPosted();
    for (const each of orders) each.ariaCurrent = each === link ? "true" : null;
  }
}
