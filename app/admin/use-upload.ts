import { useRef, useState } from "react";
import toast from "react-hot-toast";
import type { MediaFolder } from "../../worker/media/rules";
import { ApiError, sentenceOf } from "./api";
import { upload } from "./upload";

/** Statuses of a file that no other attempt would make acceptable: too large, no picture, a broken one. */
const HOPELESS = [413, 415, 422];

/** Uploads one picture; a file that could not be sent is kept to be sent again. */
export function useUpload(folder: MediaFolder, failed: string, onUploaded: (url: string) => void) {
  /** 0 to 1; undefined while nothing is sent. */
  const [progress, setProgress] = useState<number>();
  const [waiting, setWaiting] = useState<File>();
  const sending = useRef<Promise<boolean>>(undefined);

  async function attempt(file: File): Promise<boolean> {
    setWaiting(file);
    setProgress(0);
    try {
      const image = await upload(folder, file, setProgress);
      setWaiting(undefined);
      onUploaded(image.url);
      toast.success("Görsel başarıyla yüklendi");
      return true;
    } catch (refusal) {
      const isHopeless = refusal instanceof ApiError && HOPELESS.includes(refusal.status);
      if (isHopeless) setWaiting(undefined);
      toast.error(isHopeless ? sentenceOf(refusal) : `${failed}: ${sentenceOf(refusal)}`);
      return false;
    } finally {
      setProgress(undefined);
    }
  }

  async function send(file: File): Promise<boolean> {
    sending.current = attempt(file);
    const isUploaded = await sending.current;
    sending.current = undefined;
    return isUploaded;
  }

  /** Awaits an upload under way, or tries a failed one again; false where the picture still is not uploaded. */
  async function finish(): Promise<boolean> {
    return (await sending.current) ?? (waiting ? send(waiting) : true);
  }

  return { progress, waiting, send, finish, forget: () => setWaiting(undefined) };
}
