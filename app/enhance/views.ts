/** Counts the opened post and shows the true number, which the cached page cannot know. A prerendered page waits until it is seen. */
export function countView() {
  const shown = document.querySelector<HTMLElement>("[data-views]");
  if (!shown) return;
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", () => void send(shown), { once: true });
  } else void send(shown);
}

async function send(shown: HTMLElement) {
  try {
    const response = await fetch(`/api/blog/${shown.dataset.views}/views`, {
      method: "POST",
      keepalive: true,
      priority: "low",
    });
    if (response.status !== 200) return;
    const { view_count } = (await response.json()) as { view_count: number };
    shown.textContent = `${view_count.toLocaleString("tr-TR")} görüntülenme`;
  } catch {
    // An uncounted view is no reason to bother the reader.
  }
}
