import { Button, Flex, Progress } from "@radix-ui/themes";
import { useCallback, useMemo, useState } from "react";
import type { Quill } from "react-quill";
import ReactQuill from "react-quill";
import "react-quill/dist/quill.core.css";
import type { MediaFolder } from "../../worker/media/rules";
import { InsertDialog } from "./insert-dialog";
import { catchPastedPictures, insertFiles, insertPicture, PICTURE_TYPES } from "./rich-text-pictures";
import { RichTextToolbar } from "./rich-text-toolbar";
import "./rich-text.css";

/** What the toolbar can make, and what else the server keeps; nothing else is let in by pasting. */
const FORMATS = [
  ...["bold", "italic", "underline", "list", "align", "header", "link", "image", "code-block", "blockquote"],
  ...["strike", "code", "indent"],
];

const EMPTY = "<p><br></p>";

interface RichTextEditorProps {
  label: string;
  folder: MediaFolder;
  minHeight: number;
  value: string;
  onChange: (html: string) => void;
  /** Given what focuses the editor. */
  focusRef: (target: { focus: () => void } | null) => void;
}

interface Place {
  index: number;
  length: number;
}

/** Quill with the spec's toolbar; pictures are uploaded, never kept in the HTML. Loaded only in the browser. */
export function RichTextEditor({ label, folder, minHeight, value, onChange, focusRef }: RichTextEditorProps) {
  const [quill, setQuill] = useState<Quill>();
  const [dialog, setDialog] = useState<{ kind: "link" | "image"; at: Place }>();
  const [progress, setProgress] = useState<number>();

  const modules = useMemo(
    () => ({
      toolbar: false,
      history: { delay: 800, maxStack: 200, userOnly: true },
      uploader: {
        mimetypes: PICTURE_TYPES,
        handler(this: { quill: Quill }, at: Place, files: File[]) {
          this.quill.setSelection(at.index, at.length);
          void insertFiles(this.quill, folder, files, setProgress);
        },
      },
    }),
    [folder],
  );

  const attach = useCallback(
    (editor: ReactQuill | null) => {
      const made = editor?.getEditor();
      setQuill(made);
      focusRef(made ? { focus: () => made.focus() } : null);
      if (!made) return;
      made.root.setAttribute("aria-label", label);
      made.root.setAttribute("role", "textbox");
      made.root.setAttribute("aria-multiline", "true");
      catchPastedPictures(made, (file) => void insertFiles(made, folder, [file], setProgress));
    },
    [label, folder, focusRef],
  );

  /** Closes the dialog, then leaves the cursor where it belongs: the dialog holds the focus while it is open. */
  function close(change?: (quill: Quill, at: Place) => void) {
    if (!quill || !dialog) return;
    setDialog(undefined);
    setTimeout(() => {
      quill.setSelection(dialog.at.index, dialog.at.length);
      change?.(quill, dialog.at);
    });
  }
  const open = (kind: "link" | "image") => quill && setDialog({ kind, at: quill.getSelection(true) });

  return (
    <div className="rich-text">
      {quill && <RichTextToolbar quill={quill} onLink={() => open("link")} onImage={() => open("image")} />}
      {progress !== undefined && <Progress value={progress * 100} aria-label="Görsel yükleniyor" />}
      <ReactQuill
        ref={attach}
        value={value || EMPTY}
        modules={modules}
        formats={FORMATS}
        useSemanticHTML={false}
        style={{ "--min-height": `${minHeight}px` } as React.CSSProperties}
        onChange={(html, _delta, source) => source !== "api" && onChange(html === EMPTY ? "" : html)}
      />
      {dialog?.kind === "link" && (
        <InsertDialog
          title="Bağlantı Ekle"
          urlLabel="URL"
          textLabel="Metin (isteğe bağlı)"
          onClose={() => close()}
          onInsert={(url, text) => close((made, at) => insertLink(made, at, url, text))}
        />
      )}
      {dialog?.kind === "image" && (
        <InsertDialog
          title="Görsel Ekle"
          urlLabel="Görsel URL"
          textLabel="Alternatif metin"
          onClose={() => close()}
          onInsert={(url, alt) => close((made, at) => insertPicture(made, at.index, url, { alt }))}
        >
          <Flex direction="column" gap="2">
            <Button asChild type="button" variant="surface">
              <label>
                Dosyadan yükle
                <input
                  type="file"
                  hidden
                  accept={PICTURE_TYPES.join(",")}
                  onChange={({ target }) => {
                    const files = Array.from(target.files ?? []);
                    close((made) => void insertFiles(made, folder, files, setProgress));
                  }}
                />
              </label>
            </Button>
          </Flex>
        </InsertDialog>
      )}
    </div>
  );
}

/** Links the selected text, or puts linked text in its place. */
function insertLink(quill: Quill, { index, length }: Place, url: string, text: string) {
  if (length > 0 && !text) return void quill.formatText(index, length, "link", url, "user");
  const words = text || url;
  quill.deleteText(index, length, "user");
  quill.insertText(index, words, "link", url, "user");
  quill.setSelection(index + words.length, 0);
  quill.format("link", false, "user");
}
