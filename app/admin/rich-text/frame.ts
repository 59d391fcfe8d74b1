import { Quill } from "react-quill";

/** Selects an image on click, so that Delete removes it, with an overlay frame outside of the text's HTML. */
export function framePictures(quill: Quill) {
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
  quill.root.addEventListener("click", ({ target }) => {
    const blot = target instanceof HTMLImageElement && Quill.find(target);
    if (blot && !(blot instanceof Quill)) quill.setSelection(quill.getIndex(blot), 1, "user");
  });
}

function selectedPicture(quill: Quill): HTMLImageElement | undefined {
  const { index = 0, length = 0 } = quill.getSelection() ?? {};
  const [leaf] = length === 1 ? quill.getLeaf(index + 1) : [];
  return leaf?.domNode instanceof HTMLImageElement ? leaf.domNode : undefined;
}
