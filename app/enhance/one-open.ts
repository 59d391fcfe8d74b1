/** Polyfill of exclusive `<details name>` for older browsers. */
export function oneOpen() {
  if ("name" in HTMLDetailsElement.prototype) return;
  addEventListener(
    "toggle",
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || !target.hasAttribute("name")) return;
      for (const other of document.querySelectorAll<HTMLDetailsElement>("details[name][open]"))
        if (other.getAttribute("name") === target.getAttribute("name")) other.open = other === target;
    },
    true,
  );
}
