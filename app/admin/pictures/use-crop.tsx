import { useState } from "react";
import { useOnDemand } from "../shell/on-demand";
import type { CropDialogProps, CropShape } from "./crop-dialog";

/** The dialog that crops a picture, and the function that opens it; `onCropped` gets the new file. */
export function useCrop(shape: CropShape | undefined, onCropped: (file: File) => void) {
  const [source, setSource] = useState<File | string>();
  const [Dialog, ready] = useOnDemand<CropDialogProps>(async () => (await import("./crop-dialog")).CropDialog);
  async function crop(picture: File | string) {
    if (await ready()) setSource(picture);
  }
  function finish(file: File) {
    setSource(undefined);
    onCropped(file);
  }
  const dialog = Dialog && source && (
    <Dialog source={source} shape={shape} onClose={() => setSource(undefined)} onCropped={finish} />
  );
  return { crop: (picture: File | string) => void crop(picture), dialog };
}

/** Whether the picture of this address can be cropped: other sites do not let theirs be read. */
export const isCroppable = (url: string) => url.startsWith("/media/");
