import { useState } from "react";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import type { MediaFolder } from "../../../worker/media/rules";
import { answered, api } from "../api";
import { upload, type UploadedImage } from "../pictures/upload";

interface Progress {
  /** Upload progress, 0 to 1. */
  sent: number;
  /** Number of records that show the new picture. */
  changed: number;
}

/** Uploads a file once, then replaces an image by it in 50 records per request; a failed run is resumed. */
export function useReplacement(id: string, folder: MediaFolder) {
  const [progress, setProgress] = useState<Progress>();
  const [uploaded, setUploaded] = useState<{ file: File; image: UploadedImage }>();

  /** Resolves to how many records were changed and how many still show the old image. */
  async function replace(file: File): Promise<{ changed: number; remaining: number }> {
    const advance = (sent: number, changed = 0) => setProgress({ sent, changed });
    advance(0);
    try {
      const image = uploaded?.file === file ? uploaded.image : await upload(folder, file, advance);
      setUploaded({ file, image });
      let changed = 0;
      for (;;) {
        const json = { url: image.url };
        const answer = await answered(api.media[":id"].replacement.$put({ param: { id }, json }), CHANGE_FAILED.image);
        changed += answer.changed;
        advance(1, changed);
        if (answer.remaining === 0 || answer.changed === 0) return { changed, remaining: answer.remaining };
      }
    } finally {
      setProgress(undefined);
    }
  }

  return { progress, replace };
}
