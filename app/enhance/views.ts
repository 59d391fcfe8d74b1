import { afterFirstPaint } from "./first-paint";

/** Counts the view of the record in `data-views`; the API answers for posts, whose cached page shows the number. */
export function countView() {
  const shown = document.querySelector<HTMLElement>("[data-views]");
  if (shown) afterFirstPaint(() => void send(shown));
}

async function send(shown: HTMLElement) {
  try {
    const response = await fetch(`/api/${shown.dataset["views"]}/views`, {
      method: "POST",
      keepalive: true,
      priority: "low",
    });
    if (response.status !== 200) return;
    const { view_count } = (await response.json()) as { view_count: number };
    shown.textContent = `${view_count.toLocaleString("tr-TR")} görüntülenme`;
  } catch {
    // A failed request is ignored.
  }
}
