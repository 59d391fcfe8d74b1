import { afterFirstPaint } from "./first-paint";

/** Counts the opened post and shows the true number, which the cached page cannot know. */
export function countView() {
  const shown = document.querySelector<HTMLElement>("[data-views]");
  if (shown) afterFirstPaint(() => void send(shown));
}

async function send(shown: HTMLElement) {
  try {
    const response = await fetch(`/api/blog/${shown.dataset["views"]}/views`, {
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
