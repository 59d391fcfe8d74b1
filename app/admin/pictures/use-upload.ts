import { useEffect, useRef, useState } from "react";
import toast from "react-hot-toast";
import type { MediaFolder } from "../../../worker/media/rules";
import { ApiError, sentenceOf } from "../api";
import { useFormPictures } from "./form-pictures";
import { isStored, keepFile, keptFile, keptIn } from "./kept-files";
import { sentenceAgainst, upload, type UploadedImage } from "./upload";

/** Statuses for which trying again is useless: the file is too large, no picture, or broken. */
const HOPELESS = [413, 415, 422];

/** Said where the file of a draft's picture is no longer in this browser. */
export const FILE_GONE = "Yüklenmemiş bir görselin dosyası bu tarayıcıda bulunamadı.";

interface Options {
  folder: MediaFolder;
  /** What is said of a failed upload; `detail` is its cause. */
  failed?: ((detail: string) => string) | undefined;
  /** The form's value, once pending changes have reached it. */
  read: () => string | Promise<string>;
  /** Replaces the waiting picture by the uploaded one, or removes it. */
  replace: (address: string, image: UploadedImage | undefined) => void;
}

/**
 * Uploads the pictures of one input. Each is kept in this browser under an address that stands in the form until the
 * upload succeeds, so that neither a failure nor a reload loses it; saving tries again.
 */
export function useUpload({ folder, failed = sayFailed, read, replace }: Options) {
  const { draftKey, finishers } = useFormPictures();
  /** 0 to 1, by address, while something is sent. */
  const [progress, setProgress] = useState<Record<string, number>>({});
  const sending = useRef(new Map<string, Promise<boolean>>());

  async function attempt(address: string): Promise<boolean> {
    const advance = (part: number) => setProgress((now) => ({ ...now, [address]: part }));
    advance(0);
    try {
      const file = await keptFile(draftKey(), address);
      if (!file) {
        toast.error(FILE_GONE);
        return false;
      }
      replace(address, await upload(folder, file, advance));
      toast.success("Görsel başarıyla yüklendi");
      return true;
    } catch (refusal) {
      const isHopeless = refusal instanceof ApiError && HOPELESS.includes(refusal.status);
      if (isHopeless) replace(address, undefined);
      // The message says that the file is kept in this browser, so storing it has to be finished.
      else await isStored(address);
      toast.error(isHopeless ? sentenceOf(refusal) : failed(sentenceOf(refusal)));
      return false;
    } finally {
      setProgress((now) => Object.fromEntries(Object.entries(now).filter(([sent]) => sent !== address)));
      sending.current.delete(address);
    }
  }

  /** Uploads a kept picture unless that is under way already; resolves to whether it succeeded. */
  function send(address: string): Promise<boolean> {
    const attempted = sending.current.get(address) ?? attempt(address);
    sending.current.set(address, attempted);
    return attempted;
  }

  /** Keeps a picture and begins to upload it. Returns its address for the form; undefined, said in a toast, for what is none. */
  function add(file: File): string | undefined {
    const sentence = sentenceAgainst(folder, file);
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
