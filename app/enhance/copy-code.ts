/**
 * Copies a code when its button or the link that claims its bonus is clicked; the link then leads on. A link to a code
 * that the page lacks is replaced by the code.
 */
export function copyCodes() {
  addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const held = target?.closest<HTMLAnchorElement>(".code a");
    if (held && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      import("./held-code").then(
        ({ showCode }) => showCode(held),
        () => location.assign(held.href),
      );
    }
    const copier = target?.closest<HTMLElement>("[data-copy], :is(.card, .take) :is(button, .btn)");
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
