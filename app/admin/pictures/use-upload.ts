import { useEffect, useRef, useState } from "react";
import toast from "react-hot-toast";
import type { MediaFolder } from "../../../worker/media/rules";
import { ApiError, sentenceOf } from "../api";
import { useFormPictures } from "../form/form-pictures";
import { isStored, keepFile, keptFile, keptIn } from "../draft/kept-files";
import { fileError, upload, type UploadedImage } from "./upload";

/** Statuses for which a retry is useless: too large, wrong type or broken file. */
const PERMANENT_ERRORS = [413, 415, 422];

/** Error message when the file of a restored draft is not in this browser. */
export const PENDING_FILE_GONE = "Yüklenmemiş bir görselin dosyası bu tarayıcıda bulunamadı.";

const UPLOADED = "Görsel başarıyla yüklendi";

interface Options {
  folder: MediaFolder;
  /** Error message of a failed upload; `detail` is its cause. */
  failed?: ((detail: string) => string) | undefined;
  /** The form's value after pending changes. */
  read: () => string | Promise<string>;
  /** Replaces a temporary address by the uploaded image, or removes it. */
  replace: (address: string, image: UploadedImage | undefined) => void;
}

/**
 * Until an upload succeeds, its file is stored in this browser under a temporary address in the form, so that it
 * survives errors and reloads; saving retries.
 */
export function useUpload({ folder, failed = sayFailed, read, replace }: Options) {
  const { draftKey, finishers } = useFormPictures();
  /** Part sent (0 to 1) by address. */
  const [progress, setProgress] = useState<Record<string, number>>({});
  const sending = useRef(new Map<string, Promise<boolean>>());

  async function attempt(address: string): Promise<boolean> {
    const advance = (part: number) => setProgress((now) => ({ ...now, [address]: part }));
    advance(0);
    try {
      const file = await keptFile(draftKey(), address);
      if (!file) {
        toast.error(PENDING_FILE_GONE);
        return false;
      }
      replace(address, await upload(folder, file, advance));
      toast.success(UPLOADED, { id: UPLOADED });
      return true;
    } catch (refusal) {
      const isPermanent = refusal instanceof ApiError && PERMANENT_ERRORS.includes(refusal.status);
      if (isPermanent) replace(address, undefined);
      // The error message says that the file is stored, so wait for it.
      else await isStored(address);
      const sentence = isPermanent ? sentenceOf(refusal) : failed(sentenceOf(refusal));
      toast.error(sentence, { id: sentence });
      return false;
    } finally {
      setProgress((now) => Object.fromEntries(Object.entries(now).filter(([sent]) => sent !== address)));
      sending.current.delete(address);
    }
  }

  /** Uploads a stored file unless that is in progress; resolves to whether it succeeded. */
  function send(address: string): Promise<boolean> {
    const attempted = sending.current.get(address) ?? attempt(address);
    sending.current.set(address, attempted);
    return attempted;
  }

  /**
   * Stores a file and starts its upload. Returns its temporary address; undefined, after an error toast, for an invalid
   * file.
   */
  function add(file: File): string | undefined {
    const sentence = fileError(file);
    if (sentence) return void toast.error(sentence);
    const address = keepFile(draftKey(), file);
    void send(address);
    return address;
  }

  useEffect(() => {
    const finish = async () => {
      for (const address of keptIn(await read())) if (!(await send(address))) return false;
      return true;
    };
    finishers.add(finish);
    return () => void finishers.delete(finish);
  });

  return { progress, add, send };
}

const sayFailed = (detail: string) => `Görsel yüklenirken bir hata oluştu: ${detail}`;
