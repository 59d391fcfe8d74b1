import { copyCodes } from "./copy-code";

/** Debounce (ms). */
const DEBOUNCE_MS = 250;
/** Delay (ms) before a slow list shows a loading state. */
const WAITING_MS = 300;

/** Updates the list while the visitor types: fetches the page the form would lead to and replaces the list. */
export function liveFilter() {
  const filters = document.querySelector("[data-live-filter]");
  const input = filters?.querySelector<HTMLInputElement>("[name=q]");
  const form = input?.form;
  if (!form) return;
  let timer: ReturnType<typeof setTimeout>;
  let newest = 0;
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), DEBOUNCE_MS);
    // A chip's link includes the typed text, even before the list is updated.
    for (const chip of document.querySelectorAll<HTMLAnchorElement>(".chip")) {
      const address = new URL(chip.href);
      if (input.value) address.searchParams.set("q", input.value);
      else address.searchParams.delete("q");
      chip.href = address.href;
    }
  });

  async function refresh() {
    const turn = ++newest;
    const address = filteredAddress(form as HTMLFormElement);
    const waiting = setTimeout(() => filters?.setAttribute("aria-busy", "true"), WAITING_MS);
    const page = await fetch(address)
      .then(async (response) => response.ok && new DOMParser().parseFromString(await response.text(), "text/html"))
      .catch(() => false as const);
    clearTimeout(waiting);
    if (turn !== newest) return;
    filters?.removeAttribute("aria-busy");
    if (!page) return showFailure();
    history.replaceState(null, "", address);
    document.title = page.title;
    for (const part of [".chips", ".filter-state", ".results"]) swap(part, page);
  }
}

/** Keeps the list and shows an error, which the next successful update removes. */
function showFailure() {
  const note = document.createElement("p");
  note.className = "note bad";
  note.textContent = "Sonuçlar alınamadı; önceki liste gösteriliyor. Bağlantınızı kontrol edip yeniden deneyin.";
  document.querySelector(".filter-state")?.replaceChildren(note);
}

function filteredAddress(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].filter(([, value]) => value !== "") as [string, string][];
  const query = new URLSearchParams(entries).toString();
  return form.getAttribute("action") + (query && `?${query}`);
}

function swap(selector: string, page: Document) {
  const [old, fresh] = [document.querySelector(selector), page.querySelector(selector)];
  if (!old || !fresh) return;
  old.replaceChildren(...fresh.childNodes);
  copyCodes(old);
}
