/** Counts the view of the record in `data-views` (`kind/id`) once the page is shown, and shows the views of a post. */
export function countView() {
  const shown = document.querySelector<HTMLElement>("[data-views]");
  if (!shown) return;
  if (document.visibilityState === "visible") void count(shown);
  else document.addEventListener("visibilitychange", countView, { once: true });
}

async function count(shown: HTMLElement) {
  const [kind = "", id = ""] = shown.dataset["views"]?.split("/") ?? [];
  const answer = await sendView(kind, id);
  if (answer?.status !== 200) return;
  const { views } = (await answer.json()) as { views: number };
  shown.textContent = `${views.toLocaleString("tr-TR")} görüntülenme`;
}

/** Undefined if the server could not be reached. */
export const sendView = (kind: string, id: string) =>
  fetch("/api/views", {
    method: "POST",
    keepalive: true,
    priority: "low",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ kind, id }),
  }).catch(() => undefined);
