import { useState } from "react";
import type { Quill } from "react-quill";
import type { MediaFolder } from "../../../worker/media/rules";
import { lateDialog } from "../shell/late";
import type { PictureChange } from "./picture-settings";
import { giveSizeOf } from "./pictures";
import { changePicture, type FoundPicture, pictureAt, findPicture, type PlacedPicture } from "./placed-picture";

const PictureSettings = lateDialog(() => import("./picture-settings"));

interface Options {
  quill: Quill | undefined;
  folder: MediaFolder;
  /** Stores a file and returns its temporary address; undefined for an unsupported file. */
  add: (file: File) => string | undefined;
}

/** The dialog of a picture in the text, and the function that opens it. */
export function usePictureSettings({ quill, folder, add }: Options) {
  const [found, setFound] = useState<FoundPicture>();
  const open = (made: Quill, image: HTMLImageElement) => setFound(findPicture(made, image));

  /** Restores the selection after the dialog has released the focus, then applies the change. */
  function close(nextOf?: (picture: PlacedPicture) => PlacedPicture | undefined) {
    if (!quill || !found) return;
    setFound(undefined);
    setTimeout(() => {
      // An upload may have ended since and changed the address.
      const current = pictureAt(quill, found.index);
      if (current && nextOf) changePicture(quill, current, nextOf(current.picture));
      else quill.setSelection(found.index, 1);
    });
  }

  function change({ other, ...said }: PictureChange) {
    const url = other instanceof File ? add(other) : other?.url;
    close((picture) => {
      const { width, height, ...shown } = picture;
      const size = width && height ? { width, height } : {};
      const replaced = other instanceof File || !other ? {} : { width: other.width, height: other.height };
      const next = { ...shown, ...(url ? { url, ...replaced } : size), ...said };
      giveSizeOf(next);
      return next;
    });
  }

  const dialog = found && (
    <PictureSettings
      found={found}
      folder={folder}
      onClose={() => close()}
      onChange={change}
      onRemove={() => close(() => undefined)}
    />
  );
  return { open, dialog };
}
