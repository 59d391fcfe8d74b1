import { Delta } from "quill";
import toast from "react-hot-toast";
import { Quill } from "react-quill";
import type { UploadedImage } from "./upload";

const EMBEDDED = /^data:(image\/[\w+.-]+);base64,(.+)$/s;

export interface Place {
  index: number;
  length: number;
}

/** A picture as it stands in the text; the sizes are pixels. */
export interface PlacedPicture {
  url: string;
  alt?: string;
  width?: number;
  height?: number;
}

/** Addresses that were put into a text in this tab without a size. */
const unsized = new Set<string>();

/** Gives pictures of other sites their own size once they are there, so that readers' pages do not jump. */
export function sizePictures(quill: Quill) {
  // Pictures tell of their loading only themselves, and whoever listens before them.
  quill.root.addEventListener("load", ({ target }) => target instanceof HTMLImageElement && giveSize(target), true);

  function giveSize(image: HTMLImageElement) {
    const { naturalWidth, naturalHeight } = image;
    const blot = Quill.find(image);
    const isSizable = unsized.has(image.getAttribute("src") ?? "") && !image.hasAttribute("width") && naturalWidth > 0;
    if (!isSizable || !blot || blot instanceof Quill) return;
    const size = { width: `${naturalWidth}`, height: `${naturalHeight}` };
    quill.history.ignoreChange = true;
    quill.formatText(quill.getIndex(blot), 1, size, "user");
    quill.history.ignoreChange = false;
  }
}

/** Puts pictures in the place of what is selected, and the cursor behind them. */
export function insertPictures(quill: Quill, { index, length }: Place, pictures: PlacedPicture[]) {
  const change = new Delta().retain(index).delete(length);
  for (const picture of pictures) {
    change.insert({ image: picture.url }, attributesOf(picture));
    if (!picture.width) unsized.add(picture.url);
  }
  quill.updateContents(change, "user");
  quill.setSelection(index + pictures.length, 0);
}

/**
 * Puts the stored picture where the waiting one stands, its alternative text kept, or takes that out. Undoing goes
 * back to before the picture, never to one that waits.
 */
export function replacePicture(quill: Quill, waiting: string, image: UploadedImage | undefined) {
  for (const node of quill.root.querySelectorAll<HTMLImageElement>(`img[src="${waiting}"]`)) {
    const blot = Quill.find(node);
    if (!blot || blot instanceof Quill) continue;
    const change = new Delta().retain(quill.getIndex(blot)).delete(1);
    quill.history.ignoreChange = image !== undefined;
    if (image) change.insert({ image: image.url }, attributesOf({ ...image, alt: node.alt }));
    quill.updateContents(change, "user");
    quill.history.ignoreChange = false;
  }
}

const attributesOf = ({ alt, width, height }: PlacedPicture) => ({
  ...(alt && { alt }),
  ...(width && height && { width: `${width}`, height: `${height}` }),
});

/** Keeps embedded pictures of pasted HTML as files; `keep` returns the address of a file, or undefined for what is none. */
export function catchPastedPictures(quill: Quill, keep: (file: File) => string | undefined) {
  quill.clipboard.addMatcher("img", (node, delta) => {
    const image = node as HTMLImageElement;
    const source = image.getAttribute("src") ?? "";
    if (/^(?:https?:\/\/|\/(?!\/))/i.test(source)) {
      unsized.add(source);
      return delta;
    }
    const file = fileOf(source);
    if (!file) toast.error("Yapıştırılan bir görsel alınamadı; dosyasını ayrıca ekleyin.");
    const url = file && keep(file);
    return url ? new Delta().insert({ image: url }, attributesOf({ url, alt: image.alt })) : new Delta();
  });
}

function fileOf(source: string): File | undefined {
  const [, type, body] = EMBEDDED.exec(source) ?? [];
  if (!type || !body) return undefined;
  try {
    const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
    return new File([bytes], "Yapıştırılan görsel", { type });
  } catch {
    return undefined;
  }
}
