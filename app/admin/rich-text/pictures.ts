import { Delta } from "quill";
import toast from "react-hot-toast";
import type { Quill } from "react-quill";
import { EditorClipboard } from "./clipboard";
import { pictureAddress } from "./picture-address";
import { attributesOf, findPicture, type PlacedPicture, setPicture } from "./placed-picture";
import type { TextRange } from "./text-range";
import { PICTURE_TYPES } from "../pictures/upload";

const EMBEDDED = /^data:(image\/[\w+.-]+);base64,(.+)$/s;

/** Timeout (ms) for downloading an external image. */
const FETCH_MS = 20_000;

const LOST_PICTURES =
  "Yapıştırılan görsellerin dosyaları alınamadı, yerleri metinde “[Görsel]” ile işaretlendi. Dosyalarını ayrıca ekleyin.";

const unsized = new Set<string>();

/** Sets width and height of inserted images once they have loaded, to prevent layout shift on public pages. */
export function sizePictures(quill: Quill) {
  // `load` does not bubble, so it is caught in the capture phase.
  quill.root.addEventListener("load", ({ target }) => target instanceof HTMLImageElement && giveSize(target), true);

  function giveSize(image: HTMLImageElement) {
    const { naturalWidth, naturalHeight } = image;
    const isSizable = unsized.has(image.getAttribute("src") ?? "") && !image.hasAttribute("width") && naturalWidth > 0;
    const found = isSizable && findPicture(quill, image);
    if (!found) return;
    const size = { width: `${naturalWidth}`, height: `${naturalHeight}` };
    quill.history.ignoreChange = true;
    quill.formatText(found.index, 1, size, "user");
    quill.history.ignoreChange = false;
  }
}

/** Asks for the size of an image that has none, once it is in the text. */
export function giveSizeOf({ url, width }: PlacedPicture) {
  if (!width) unsized.add(url);
}

/** Replaces the selection with images and moves the cursor after them. */
export function insertPictures(quill: Quill, { index, length }: TextRange, pictures: PlacedPicture[]) {
  const change = new Delta().retain(index).delete(length);
  for (const picture of pictures) {
    change.insert({ image: picture.url }, attributesOf(picture));
    giveSizeOf(picture);
  }
  quill.updateContents(change, "user");
  quill.setSelection(index + pictures.length, 0);
}

const nodesOf = (quill: Quill, address: string) =>
  [...quill.root.querySelectorAll("img")].filter((node) => node.getAttribute("src") === address);

/**
 * Replaces or deletes all images with this address, and keeps their attributes. Replacing is not in the undo history:
 * undo must not bring back a temporary address.
 */
export function replaceImages(quill: Quill, address: string, image: PlacedPicture | undefined) {
  for (const node of nodesOf(quill, address)) {
    const found = findPicture(quill, node);
    if (!found) continue;
    quill.history.ignoreChange = image !== undefined;
    setPicture(quill, found, image && { ...found.picture, ...image });
    quill.history.ignoreChange = false;
  }
}

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
    const url = file && keep(file);
    if (url) return new Delta().insert({ image: url }, attributesOf({ url, alt: image.alt }));
    if (!file) toast.error(LOST_PICTURES, { id: LOST_PICTURES, duration: 10_000 });
    return new Delta().insert(image.alt ? `[Görsel: ${image.alt}]` : "[Görsel]");
  });
}

/** Replaces an external image by what `keep` returns for it, unless CORS forbids reading it or it was deleted. */
export async function importPicture(quill: Quill, address: string, keep: PastedPictures["keep"]): Promise<void> {
  const file = await downloadPicture(address);
  if (!file || nodesOf(quill, address).length === 0) return;
  const url = keep(file);
  if (url) replaceImages(quill, address, { url });
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
