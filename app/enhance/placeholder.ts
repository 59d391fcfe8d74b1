const PLACEHOLDER = "/placeholder.svg";

function replace(image: HTMLImageElement) {
  if (image.src.endsWith(PLACEHOLDER)) return;
  image.srcset = "";
  image.src = PLACEHOLDER;
}

/** Replaces broken images by the placeholder, including those that failed before this script ran. */
export function placeholders() {
  addEventListener("error", ({ target }) => target instanceof HTMLImageElement && replace(target), true);
  for (const image of document.images) if (image.complete && !image.naturalWidth && image.currentSrc) replace(image);
}
