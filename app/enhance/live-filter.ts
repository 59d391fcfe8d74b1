import { copyCodes } from "./copy-code";

/** Milliseconds without a keystroke before the list follows what was typed. */
const PAUSE_MS = 250;

/** Refreshes the list while the visitor types: fetches the very page the form would lead to and puts its list in place. */
export function liveFilter() {
  const input = document.querySelector<HTMLInputElement>("[data-live-filter] input[name=q]");
  const form = input?.form;
  if (!form) return;
  let timer: ReturnType<typeof setTimeout>;
  let newest = 0;
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), PAUSE_MS);
  });

  async function refresh() {
    const turn = ++newest;
    const address = addressOf(form as HTMLFormElement);
    const response = await fetch(address).catch(() => undefined);
    if (turn !== newest) return;
    if (!response?.ok) return location.assign(address);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    if (turn !== newest) return;
    history.replaceState(null, "", address);
    document.title = page.title;
    for (const part of [".chips", ".filter-state", ".results"]) swap(part, page);
  }
}

function addressOf(form: HTMLFormElement): string {
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
