import toast from "react-hot-toast";
import type { Quill } from "react-quill";
import type { MediaFolder } from "../../worker/media/rules";
import { sentenceOf } from "./api";
import { upload } from "./upload";

export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/gif", "image/webp"];
const EMBEDDED = /^data:(image\/[\w+.-]+);base64,(.+)$/s;

/** Uploads pictures and puts them where the cursor is; `onProgress` is told 0 to 1, then undefined. */
export async function insertFiles(
  quill: Quill,
  folder: MediaFolder,
  files: File[],
  onProgress: (part: number | undefined) => void,
) {
  for (const file of files) {
    onProgress(0);
    try {
      const { url, width, height } = await upload(folder, file, onProgress);
      insertPicture(quill, quill.getSelection(true).index, url, { width: `${width}`, height: `${height}` });
    } catch (error) {
      toast.error(`Görsel yüklenirken bir hata oluştu: ${sentenceOf(error)}`);
    }
  }
  onProgress(undefined);
}

/** Puts a picture at a place of the text and the cursor behind it. */
export function insertPicture(quill: Quill, at: number, url: string, attributes: Record<string, string>) {
  quill.insertEmbed(at, "image", url, "user");
  quill.formatText(at, 1, attributes, "user");
  quill.setSelection(at + 1, 0);
}

/** Takes embedded pictures out of pasted HTML and hands them over as files; those of other programs are dropped. */
export function catchPastedPictures(quill: Quill, onFile: (file: File) => void) {
  quill.clipboard.addMatcher("img", (node, delta) => {
    const source = (node as HTMLElement).getAttribute("src") ?? "";
    if (/^(?:https?:\/\/|\/(?!\/))/i.test(source)) return delta;
    const file = fileOf(source);
    if (file) onFile(file);
    return delta.slice(0, 0);
  });
}

function fileOf(source: string): File | undefined {
  const [, type, body] = EMBEDDED.exec(source) ?? [];
  if (!type || !body) return undefined;
  try {
    const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
    return new File([bytes], "görsel", { type });
  } catch {
    return undefined;
  }
}
