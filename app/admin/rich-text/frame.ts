import { Quill } from "react-quill";
import { selectedPicture } from "./placed-picture";

/**
 * Selects an image on click, so that Delete removes it, shows a frame over it that is not part of the text's HTML, and
 * calls `onOpen`.
 */
export function framePictures(quill: Quill, onOpen: (image: HTMLImageElement) => void) {
  const frame = quill.addContainer("picture-frame");
  function place() {
    const image = selectedPicture(quill);
    frame.hidden = !image;
    if (!image) return;
    const { left, top, width, height } = image.getBoundingClientRect();
    const outer = quill.container.getBoundingClientRect();
    frame.style.translate = `${left - outer.left}px ${top - outer.top}px`;
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
  }
  place();
  quill.on("editor-change", place);
  new ResizeObserver(place).observe(quill.root);
  // `load` and `scroll` do not bubble, so both are caught in the capture phase.
  for (const type of ["load", "scroll"]) quill.root.addEventListener(type, place, true);
  quill.root.addEventListener("click", (event) => {
    const { target } = event;
    const blot = target instanceof HTMLImageElement && Quill.find(target, true);
    if (!blot || blot instanceof Quill) return;
    // Browsers follow links in non-editable content, such as a picture with a caption.
    event.preventDefault();
    quill.setSelection(quill.getIndex(blot), 1, "user");
    onOpen(target);
  });
}

/** Enter opens the selected picture like a click. */
export const OPEN_PICTURE = {
  key: "Enter",
  collapsed: false,
  handler(this: { quill: Quill }): boolean {
    const image = selectedPicture(this.quill);
    image?.click();
    return !image;
  },
};
