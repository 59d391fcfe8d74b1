/** Copies a code when its button or the link that claims its bonus is clicked; the link then leads on. */
export function copyCodes() {
  addEventListener("click", ({ target }) => {
    const copier = (target instanceof Element ? target : undefined)?.closest<HTMLElement>(
      "[data-copy], :is(.card, .take) :is(button, .btn)",
    );
    const shown = copier?.closest(".card, .take")?.querySelector(".code span");
    const code = copier?.dataset["copy"] ?? shown?.textContent;
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
