import { pageAt, swap } from "./fresh-parts";
import { tellSoon } from "./visit-report";

/** Debounce (ms). */
const PAUSE_MS = 250;
/** Milliseconds after which a pending refresh becomes visible. */
const PENDING_MS = 300;

/**
 * Refreshes parts of the page while the visitor types: fetches the page that the form would lead to and swaps the
 * parts that match the selector in `data-live`. The submit button `.apply` is removed, since nobody needs it then. Empty
 * fields are left out unless there is `data-live-blank`. A failure is shown in `.live-state` with `data-live-failed`.
 */
export function liveForms() {
  for (const root of document.querySelectorAll<HTMLElement>("[data-live]")) {
    const form = root.querySelector("form");
    if (form) follow(root, form);
  }
}

function follow(root: HTMLElement, form: HTMLFormElement) {
  let timer: ReturnType<typeof setTimeout>;
  let newest = 0;
  form.querySelector(".apply")?.remove();
  form.addEventListener("input", schedule);

  function schedule() {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), PAUSE_MS);
    takeTermAlong(form);
  }

  async function refresh() {
    const turn = ++newest;
    const address = addressOf(form, root);
    const pending = setTimeout(() => root.setAttribute("aria-busy", "true"), PENDING_MS);
    const page = await pageAt(address);
    clearTimeout(pending);
    if (turn !== newest) return;
    root.removeAttribute("aria-busy");
    if (!page) return showFailure(root);
    history.replaceState(null, "", address);
    document.title = page.title;
    for (const selector of [".live-state", ...(root.dataset["live"] ?? "").split(",")]) swap(selector, page);
    tellSoon();
  }
}

/** Adds the typed text to links of chips, because the list may not have followed yet. */
function takeTermAlong(form: HTMLFormElement) {
  const term = form.querySelector<HTMLInputElement>("[name=q]");
  if (!term) return;
  for (const chip of document.querySelectorAll<HTMLAnchorElement>(".chip")) {
    const address = new URL(chip.href);
    if (term.value) address.searchParams.set("q", term.value);
    else address.searchParams.delete("q");
    chip.href = address.href;
  }
}

/** Keeps the former content; the next successful refresh removes the message. */
function showFailure(root: HTMLElement) {
  const note = document.createElement("p");
  note.className = "note bad";
  note.textContent = root.dataset["liveFailed"] ?? "";
  root.querySelector(".live-state")?.replaceChildren(note);
}

function addressOf(form: HTMLFormElement, root: HTMLElement): string {
  const withBlank = "liveBlank" in root.dataset;
  const entries = [...new FormData(form)].filter(([, value]) => withBlank || value !== "") as [string, string][];
  const query = new URLSearchParams(entries).toString();
  return (form.getAttribute("action") ?? "").replace(/#.*/, "") + (query && `?${query}`);
}
