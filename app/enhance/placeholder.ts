const PLACEHOLDER = "/placeholder.svg";

function replace(image: HTMLImageElement) {
  if (!image.src.endsWith(PLACEHOLDER)) image.src = PLACEHOLDER;
}

/** Puts the placeholder where an image is broken, whether it failed before this script ran or later. */
export function placeholders() {
  addEventListener("error", ({ target }) => target instanceof HTMLImageElement && replace(target), true);
  for (const image of document.images) if (image.complete && !image.naturalWidth && image.currentSrc) replace(image);
}
