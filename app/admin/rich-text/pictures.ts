import { Delta } from "quill";
import toast from "react-hot-toast";
import { Quill } from "react-quill";
import { EditorClipboard } from "./clipboard";
import type { TextRange } from "./text-range";
import { PICTURE_TYPES } from "../pictures/upload";

const EMBEDDED = /^data:(image\/[\w+.-]+);base64,(.+)$/s;

/** An image in the text; sizes in pixels. */
export interface PlacedPicture {
  url: string;
  alt?: string;
  width?: number;
  height?: number;
}

/** Timeout (ms) for downloading an external image. */
const FETCH_MS = 20_000;

const unsized = new Set<string>();

/** Sets width and height of inserted images once they have loaded, to prevent layout shift on public pages. */
export function sizePictures(quill: Quill) {
  // `load` does not bubble, so it is caught in the capture phase.
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

/** Replaces the selection with images and moves the cursor after them. */
export function insertPictures(quill: Quill, { index, length }: TextRange, pictures: PlacedPicture[]) {
  const change = new Delta().retain(index).delete(length);
  for (const picture of pictures) {
    change.insert({ image: picture.url }, attributesOf(picture));
    if (!picture.width) unsized.add(picture.url);
  }
  quill.updateContents(change, "user");
  quill.setSelection(index + pictures.length, 0);
}

const nodesOf = (quill: Quill, address: string) =>
  [...quill.root.querySelectorAll("img")].filter((node) => node.getAttribute("src") === address);

/**
 * Replaces or deletes all images with this address, keeping alternative text and link. Replacing is not in the undo
 * history: undo must not bring back a temporary address.
 */
export function replacePicture(quill: Quill, address: string, image: PlacedPicture | undefined) {
  for (const node of nodesOf(quill, address)) {
    const blot = Quill.find(node);
    if (!blot || blot instanceof Quill) continue;
    const index = quill.getIndex(blot);
    const { link } = quill.getFormat(index, 1);
    const change = new Delta().retain(index).delete(1);
    quill.history.ignoreChange = image !== undefined;
    if (image)
      change.insert({ image: image.url }, { ...attributesOf({ ...image, alt: node.alt }), ...(link ? { link } : {}) });
    quill.updateContents(change, "user");
    quill.history.ignoreChange = false;
  }
}

const attributesOf = ({ alt, width, height }: PlacedPicture) => ({
  ...(alt && { alt }),
  ...(width && height && { width: `${width}`, height: `${height}` }),
});

interface PastedPictures {
  /** Stores a file until the form is saved and returns its temporary address; undefined for an unsupported file. */
  keep: (file: File) => string | undefined;
  /** Called with the address of a pasted external image, just before it is inserted. */
  onExternal: (address: string) => void;
}

/** Stores data URL images of pasted HTML as files. Does not change images of loaded HTML. */
export function catchPastedPictures(quill: Quill, { keep, onExternal }: PastedPictures) {
  quill.clipboard.addMatcher("img", (node, delta) => {
    const image = node as HTMLImageElement;
    const source = image.getAttribute("src") ?? "";
    const isPasted = quill.clipboard instanceof EditorClipboard && quill.clipboard.pastedAt !== undefined;
    const address = pictureAddress(source);
    if (address) {
      if (!isPasted) return delta;
      unsized.add(address);
      if (!address.startsWith("/")) onExternal(address);
      return new Delta().insert({ image: address }, delta.ops[0]?.attributes);
    }
    if (!isPasted) return new Delta();
    const file = fileOf(source);
    if (!file) toast.error("Yapıştırılan bir görsel alınamadı; dosyasını ayrıca ekleyin.");
    const url = file && keep(file);
    return url ? new Delta().insert({ image: url }, attributesOf({ url, alt: image.alt })) : new Delta();
  });
}

/** An absolute address, or a path for an image of this site; undefined for anything else. */
function pictureAddress(source: string): string | undefined {
  if (!/^(?:https?:)?\/\/[^/]|^\/(?!\/)/i.test(source)) return undefined;
  try {
    const { origin, pathname, search, hash, href } = new URL(source.replace(/^\/\//, "https://"), location.href);
    return origin === location.origin ? pathname + search + hash : href;
  } catch {
    return undefined;
  }
}

/** Replaces an external image by what `keep` returns for it, unless CORS forbids reading it or it was deleted. */
export async function importPicture(quill: Quill, address: string, keep: PastedPictures["keep"]): Promise<void> {
  const file = await downloadPicture(address);
  if (!file || nodesOf(quill, address).length === 0) return;
  const url = keep(file);
  if (url) replacePicture(quill, address, { url });
}

async function downloadPicture(address: string): Promise<File | undefined> {
  // The panel's CSP (`connect-src`) allows HTTPS only.
  if (!address.startsWith("https:")) return undefined;
  try {
    const response = await fetch(address, {
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(FETCH_MS),
    });
    const body = await response.blob();
    const name = new URL(address).pathname.split("/").at(-1) || "Yapıştırılan görsel";
    return response.ok && PICTURE_TYPES.includes(body.type) ? new File([body], name, { type: body.type }) : undefined;
  } catch {
    return undefined;
  }
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
