/** Copies a code when the button after it is clicked, or a link that has it in `data-copy`, which then leads on. */
export function copyCodes() {
  addEventListener("click", ({ target }) => {
    const copier = target instanceof Element && target.closest<HTMLElement>("[data-copy], .code button");
    const code = copier && (copier.dataset["copy"] ?? copier.previousElementSibling?.textContent);
    if (code) void copy(code);
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
