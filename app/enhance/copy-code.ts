/** Copies the code in `data-copy` of what is clicked: of a button, or of a link, which then leads on. */
export function copyCodes() {
  addEventListener("click", ({ target }) => {
    const copier = target instanceof Element && target.closest<HTMLElement>("[data-copy]");
    if (copier) void copy(copier.dataset["copy"] ?? "");
  });
}

async function copy(code: string) {
  const loading = import("./toast");
  try {
    // At once, since browsers allow it during a click only.
    await navigator.clipboard.writeText(code);
    (await loading).toast("Kod kopyalandı", "good");
  } catch {
    (await loading).toast("Kod kopyalanamadı", "bad");
  }
}
