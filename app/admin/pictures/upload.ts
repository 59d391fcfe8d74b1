import toast from "react-hot-toast";
import {
  IMAGE_TYPES,
  type MediaFolder,
  MEDIA_BYTES_MAX,
  SIDE_PIXELS_MAX,
  SVG_REFUSED,
  UNSUPPORTED_IMAGE,
} from "../../../worker/media/rules";
import { ApiError, SERVER_UNREACHABLE } from "../api";
import { leaveForSignIn } from "../session/sign-in-again";

export interface UploadedImage {
  url: string;
  width: number;
  height: number;
}

/** Content types that can be uploaded. */
export const PICTURE_TYPES: string[] = Object.values(IMAGE_TYPES);

/** Error message for a file of another type; undefined if it can be uploaded. Large files are made smaller. */
export function fileError({ type }: File): string | undefined {
  if (!type || PICTURE_TYPES.includes(type)) return undefined;
  return type === "image/svg+xml" ? SVG_REFUSED : UNSUPPORTED_IMAGE;
}

/**
 * Uploads an image and its variants, shrunk to the server's limits if needed; `onProgress` gets the part sent (0 to 1).
 * Throws `ApiError`, also if it cannot be shrunk.
 */
export async function upload(
  folder: MediaFolder,
  file: File,
  onProgress: (part: number) => void,
): Promise<UploadedImage> {
  const isLarge = file.size > MEDIA_BYTES_MAX[folder] || (await longestSide(file)) > SIDE_PIXELS_MAX;
  const { makeVariants, shrink, shrunkSentence } = await import("./smaller");
  const picture = isLarge ? await shrink(file, MEDIA_BYTES_MAX[folder]) : file;
  if (isLarge) toast(shrunkSentence(file, picture));
  return send(folder, picture, await makeVariants(picture).catch(() => []), onProgress);
}

/** In pixels; 0 for a file that cannot be decoded, which the server refuses. */
async function longestSide(file: File): Promise<number> {
  try {
    const bitmap = await createImageBitmap(file);
    const side = Math.max(bitmap.width, bitmap.height);
    bitmap.close();
    return side;
  } catch {
    return 0;
  }
}

/** Uploads a picture and its variants as they are. Throws `ApiError`. */
export function send(
  folder: MediaFolder,
  file: File,
  variants: File[],
  onProgress: (part: number) => void,
): Promise<UploadedImage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.set("file", file);
    for (const variant of variants) body.append("variant", variant);
    request.open("POST", `/api/admin/media/${folder}`);
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    request.addEventListener("error", () => reject(new ApiError(0, SERVER_UNREACHABLE)));
    request.addEventListener("load", () => {
      const answer = request.response as (UploadedImage & { error?: { message: string } }) | null;
      if (request.status === 201 && answer) return resolve(answer);
      if (request.status === 401) leaveForSignIn(answer?.error?.message);
      reject(new ApiError(request.status, answer?.error?.message ?? "Bilinmeyen hata"));
    });
    request.send(body);
  });
}
