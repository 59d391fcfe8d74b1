import { type MediaFolder, MEDIA_MAX, tooLarge } from "../../worker/media/rules";
import { ApiError } from "./api";
import { leaveForSignIn } from "./sign-in-again";

export interface UploadedImage {
  url: string;
  width: number;
  height: number;
}

const underWay = new Set<Promise<unknown>>();

/** Resolves once no upload is under way, so that nothing is saved without its picture. */
export async function uploadsEnded(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}

/** Uploads a picture, telling how much of it (0 to 1) has been sent. Throws `ApiError`. */
export function upload(folder: MediaFolder, file: File, onProgress: (part: number) => void): Promise<UploadedImage> {
  if (!file.type.startsWith("image/")) throw new ApiError(415, "Yalnızca görsel dosyaları yüklenebilir");
  if (file.size > MEDIA_MAX[folder]) throw new ApiError(413, tooLarge(folder));
  const sent = new Promise<UploadedImage>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.set("file", file);
    request.open("POST", `/api/admin/media/${folder}`);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = () => reject(new ApiError(0, "Bilinmeyen hata"));
    request.onload = () => {
      const answer = request.response as (UploadedImage & { error?: { message: string } }) | null;
      if (request.status === 201 && answer) return resolve(answer);
      if (request.status === 401) leaveForSignIn();
      reject(new ApiError(request.status, answer?.error?.message ?? "Bilinmeyen hata"));
    };
    request.send(body);
  });
  underWay.add(sent);
  return sent.finally(() => underWay.delete(sent));
}
