import { api, type Change, changed } from "../api";
import { NoteDialog } from "./note-dialog";

export interface CorrectionProps {
  id: string;
  /** Called with the change, which an undo names. */
  onReturned: (answer: Change) => unknown;
  onClose: () => void;
}

/** Asks for a note and returns a draft to its writer. */
export default function CorrectionDialog({ id, onReturned, onClose }: CorrectionProps) {
  return (
    <NoteDialog
      post={id}
      title="Düzeltme İste"
      hint="Yazar bu notu yazısında ve kendi 'Bugün' listesinde görür."
      submit="Düzeltme iste"
      save={async (text) =>
        onReturned(await changed(api.blog[":id"].correction.$put({ param: { id }, json: { text } })))
      }
      onClose={onClose}
    />
  );
}
