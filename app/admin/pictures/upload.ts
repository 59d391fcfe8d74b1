import {
  IMAGE_TYPES,
  type MediaFolder,
  MEDIA_BYTES_MAX,
  UNSUPPORTED_IMAGE,
  tooLarge,
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

/** Error message for a file that is too large or of another type; undefined if valid. */
export function fileError(folder: MediaFolder, file: File): string | undefined {
  if (file.type && !PICTURE_TYPES.includes(file.type)) return UNSUPPORTED_IMAGE;
  return file.size > MEDIA_BYTES_MAX[folder] ? tooLarge(folder) : undefined;
}

/** Uploads an image; `onProgress` gets the part sent (0 to 1). Throws `ApiError`. */
export function upload(folder: MediaFolder, file: File, onProgress: (part: number) => void): Promise<UploadedImage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.set("file", file);
    request.open("POST", `/api/admin/media/${folder}`);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = () => reject(new ApiError(0, SERVER_UNREACHABLE));
    request.onload = () => {
      const answer = request.response as (UploadedImage & { error?: { message: string } }) | null;
      if (request.status === 201 && answer) return resolve(answer);
      if (request.status === 401) leaveForSignIn(answer?.error?.message);
      reject(new ApiError(request.status, answer?.error?.message ?? "Bilinmeyen hata"));
    };
    request.send(body);
  });
}
