import { Delta } from "quill";
import { Quill } from "react-quill";
import type { Share } from "./figure";
import type { TextRange } from "./text-range";

/** Attributes of an image in the text; sizes in pixels. */
export interface PlacedPicture {
  url: string;
  alt?: string;
  width?: number;
  height?: number;
  /** Undefined for full width. */
  share?: Share | undefined;
  caption?: string;
  /** Target of its link. */
  link?: string | undefined;
}

/** An image and its place. */
export interface FoundPicture {
  index: number;
  picture: PlacedPicture;
  align: string | undefined;
  /** Table cells hold one line, so that there is no room for a caption. */
  isInTable: boolean;
  /** Formats of a line that begins before the image; undefined at the beginning of a line. */
  before: Record<string, unknown> | undefined;
  /** Whether it ends a line that can be joined with the next. */
  isLast: boolean;
}

const texts =
  (attributes: Record<string, unknown> = {}) =>
  (name: string) => {
    const value = attributes[name];
    return typeof value === "string" && value ? value : undefined;
  };

export function findPicture(quill: Quill, image: HTMLImageElement): FoundPicture | undefined {
  const blot = Quill.find(image, true);
  if (!blot || blot instanceof Quill || blot === quill.scroll) return undefined;
  const index = quill.getIndex(blot);
  const [op] = quill.getContents(index, 1).ops;
  const text = texts(op?.attributes);
  const [alt, caption, link, width, height] = ["alt", "caption", "link", "width", "height"].map(text);
  const url = image.getAttribute("src") ?? "";
  const share = text("share") as Share | undefined;
  const size = width && height && { width: Number(width), height: Number(height) };
  const [line, offset] = quill.getLine(index);
  const isLast = !caption && line?.length() === offset + 2 && index + 2 < quill.getLength();
  const { align, table } = quill.getFormat(index, 1);
  return {
    index,
    picture: { url, share, ...(alt && { alt }), ...(caption && { caption }), ...(link && { link }), ...size },
    align: typeof align === "string" ? align : undefined,
    isInTable: Boolean(table),
    before: offset > 0 ? line?.formats() : undefined,
    isLast: isLast && !table,
  };
}

/** Replaces a picture, on a line of its own if it has a caption; undefined removes it. */
export function setPicture(quill: Quill, found: FoundPicture, next: PlacedPicture | undefined) {
  const { index, align, before, isLast } = found;
  const line = align ? { align } : {};
  const change = new Delta().retain(index);
  if (next?.caption) {
    if (before) change.insert("\n", before);
    change.insert({ figure: next.url }, { ...attributesOf(next), ...line }).delete(isLast ? 2 : 1);
  } else if (next && found.picture.caption)
    change.insert({ image: next.url }, attributesOf(next)).insert("\n", line).delete(1);
  else if (next) change.insert({ image: next.url }, attributesOf(next)).delete(1);
  else change.delete(isLast && !before ? 2 : 1);
  quill.updateContents(change, "user");
}

/** Like `setPicture`, as one step of undo. */
export function changePicture(quill: Quill, found: FoundPicture, next: PlacedPicture | undefined) {
  quill.history.cutoff();
  setPicture(quill, found, next);
  quill.history.cutoff();
  quill.setSelection(found.index + (next?.caption && found.before ? 1 : 0), next ? 1 : 0);
}

export const attributesOf = ({ alt, width, height, share, caption, link }: PlacedPicture) => ({
  ...(alt && { alt }),
  ...(width && height && { width: `${width}`, height: `${height}` }),
  ...(share && { share }),
  ...(caption && { caption }),
  ...(link && { link }),
});

/** The image that is selected, alone or with line breaks around it. */
export function selectedPicture(quill: Quill): HTMLImageElement | undefined {
  // This runs after each key, and reading the selection is slow.
  const range = quill.root.querySelector("img") && quill.getSelection();
  if (!range || range.length === 0 || quill.getText(range.index, range.length).trim() !== "") return undefined;
  const [image, ...others] = imagesIn(quill, range);
  return others.length === 0 ? image : undefined;
}

/** The image at this place in the text. */
export function pictureAt(quill: Quill, index: number): FoundPicture | undefined {
  const [image] = imagesIn(quill, { index, length: 1 });
  return image && findPicture(quill, image);
}

function imagesIn(quill: Quill, { index, length }: TextRange): HTMLImageElement[] {
  return [...quill.root.querySelectorAll("img")].filter((image) => {
    const blot = Quill.find(image, true);
    if (!blot || blot instanceof Quill) return false;
    const at = quill.getIndex(blot);
    return at >= index && at < index + length;
  });
}
