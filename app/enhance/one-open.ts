const OPEN = "details[name][open]";

function closeOthers(kept: HTMLDetailsElement) {
  for (const other of document.querySelectorAll<HTMLDetailsElement>(OPEN))
    if (other.getAttribute("name") === kept.getAttribute("name")) other.open = other === kept;
}

/** Polyfill of exclusive `<details name>` for older browsers; of those opened before it the lowest stays open. */
export function oneOpen() {
  if ("name" in HTMLDetailsElement.prototype) return;
  for (const opened of [...document.querySelectorAll<HTMLDetailsElement>(OPEN)].reverse())
    if (opened.open) closeOthers(opened);
  addEventListener(
    "toggle",
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.matches(OPEN)) closeOthers(target);
    },
    true,
  );
}
