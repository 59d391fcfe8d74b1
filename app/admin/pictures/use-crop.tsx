import { useState } from "react";
import { lateDialog } from "../shell/late";
import type { CropShape } from "./crop-dialog.client";

const CropDialog = lateDialog(() => import("./crop-dialog.client"));

/** The crop dialog and the function that opens it; `onCropped` gets the new file and its source; `isLossless` makes it a PNG. */
export function useCrop(
  shape: CropShape | undefined,
  onCropped: (file: File, source: File | string | undefined) => void,
  isLossless = false,
) {
  const [source, setSource] = useState<File | string>();
  function finish(file: File) {
    setSource(undefined);
    onCropped(file, source);
  }
  const dialog = source && (
    <CropDialog
      source={source}
      shape={shape}
      isLossless={isLossless}
      onClose={() => setSource(undefined)}
      onCropped={finish}
    />
  );
  return { crop: setSource, dialog };
}

/** Whether the picture of this address can be cropped: other sites do not let theirs be read. */
export const isCroppable = (url: string) => url.startsWith("/media/");
