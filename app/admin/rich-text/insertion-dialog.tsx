import type { Quill } from "react-quill";
import type { MediaFolder } from "../../../worker/media/rules";
import { PictureDialog } from "../pictures/picture-dialog";
import { LinkDialog } from "./insert-dialog";
import { type FoundLink, insertLink, removeLink } from "./links";
import { insertPictures } from "./pictures";
import type { TextRange } from "./text-range";

/** What the toolbar inserts, and where; `link` is the link that is changed. */
export interface Insertion {
  kind: "link" | "image";
  at: TextRange;
  link: FoundLink | undefined;
}

interface InsertionDialogProps {
  insertion: Insertion;
  folder: MediaFolder;
  /** Closes the dialog, then applies the change to the text. */
  onClose: (change?: (quill: Quill, at: TextRange) => void) => void;
  onFile: (quill: Quill, at: TextRange, file: File, alt: string) => void;
}

export function InsertionDialog({ insertion: { kind, link }, folder, onClose, onFile }: InsertionDialogProps) {
  if (kind === "link")
    return (
      <LinkDialog
        link={link}
        onClose={() => onClose()}
        onRemove={() => onClose((quill, at) => removeLink(quill, link ?? at))}
        onInsert={(url, text) => onClose((quill, at) => insertLink(quill, link ?? at, url, text))}
      />
    );
  return (
    <PictureDialog
      folder={folder}
      onClose={() => onClose()}
      onInsert={(picture, alt) =>
        onClose((quill, at) =>
          picture instanceof File ? onFile(quill, at, picture, alt) : insertPictures(quill, at, [{ ...picture, alt }]),
        )
      }
    />
  );
}
