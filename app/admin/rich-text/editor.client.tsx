import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import toast from "react-hot-toast";
import type { Quill } from "react-quill";
import ReactQuill from "react-quill";
import "react-quill/dist/quill.core.css";
import type { MediaFolder } from "../../../worker/media/rules";
import { keptIn } from "../draft/kept-files";
import { type Insertion, InsertionDialog } from "./insertion-dialog";
import { resetEmptyText } from "./empty";
import { ExternalPictures } from "./external-pictures";
import { focusLine } from "./focus-line";
import { framePictures, OPEN_PICTURE } from "./frame";
import { INDENT } from "./indent";
import { SPLIT_START } from "./lists";
import { linkAt } from "./links";
import type { TextRange } from "./text-range";
import { catchPastedPictures, insertPictures, replaceImages, sizePictures, importPicture } from "./pictures";
import { EMPTY_CELLS } from "./tables";
import { selectedPicture } from "./placed-picture";
import { usePictureSettings } from "./use-picture-settings";
import { RichTextToolbar } from "./toolbar";
import { PICTURE_TYPES } from "../pictures/upload";
import { useUpload } from "../pictures/use-upload";
import { PendingPicture } from "../pictures/pending-picture";
import "./rich-text.css";

/** All formats that the server's sanitizer keeps; pasting admits no others. */
const FORMATS = [
  ...["bold", "italic", "underline", "list", "align", "header", "link", "image", "code-block", "blockquote"],
  ...["strike", "script", "code", "indent", "start", "table", "th", "figure"],
];

const EMPTY = "<p><br></p>";

interface RichTextEditorProps {
  label: string;
  folder: MediaFolder;
  failed?: ((detail: string) => string) | undefined;
  minHeight: number;
  value: string;
  onChange: (html: string) => void;
  /** Focuses the editor when validation fails. */
  focusRef: (target: { focus: () => void } | null) => void;
}

/** Image types that cannot be uploaded; listed so that dropping one shows an error instead of nothing. */
const UNSUPPORTED_TYPES = ["image/avif", "image/bmp", "image/heic", "image/heif", "image/svg+xml", "image/tiff"];

/** Quill with our toolbar (B6.1); images are uploaded, never embedded as data URLs. Runs in the browser only. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, folder, failed, minHeight, value, onChange, focusRef } = props;
  const [quill, setQuill] = useState<Quill>();
  const [dialog, setDialog] = useState<Insertion>();
  /** Downloads of pasted external images, by address. */
  const reading = useRef(new Map<string, Promise<void>>());
  const { progress, add, send } = useUpload({
    folder,
    failed,
    async read() {
      await Promise.all(reading.current.values());
      return quill?.root.innerHTML ?? value;
    },
    replace: (address, image) => quill && replaceImages(quill, address, image),
  });
  const settings = usePictureSettings({ quill, folder, add });
  function open(kind: "link" | "image") {
    if (!quill) return;
    const at = quill.getSelection(true);
    const selected = kind === "image" && selectedPicture(quill);
    if (selected) return void settings.open(quill, selected);
    setDialog({ kind, at, link: kind === "link" ? linkAt(quill, at) : undefined });
  }
  /** The functions of the latest render, for callbacks that the editor and its toolbar receive once. */
  const adding = useRef(add);
  const opening = useRef(settings.open);
  const inserting = useRef(open);
  useEffect(() => {
    adding.current = add;
    opening.current = settings.open;
    inserting.current = open;
  });
  const insert = useCallback((kind: "link" | "image") => inserting.current(kind), []);

  const insertFiles = useCallback((made: Quill, at: TextRange, files: File[], alt: string) => {
    if (made.getFormat(at.index)["code-block"]) return void toast.error("Kod bloğuna görsel eklenemez");
    const addresses = files.flatMap((file) => adding.current(file) ?? []);
    if (addresses.length > 0)
      insertPictures(
        made,
        at,
        addresses.map((url) => ({ url, alt })),
      );
  }, []);
  const modules = useMemo(
    () => ({
      toolbar: false,
      table: true,
      // Tab moves the focus out of the editor except where it indents a list (no keyboard trap).
      keyboard: {
        bindings: { cells: EMPTY_CELLS, picture: OPEN_PICTURE, start: SPLIT_START, indent: INDENT, tab: null },
      },
      history: { delay: 800, maxStack: 200, userOnly: true },
      uploader: {
        mimetypes: [...PICTURE_TYPES, ...UNSUPPORTED_TYPES],
        handler(this: { quill: Quill }, at: TextRange, files: File[]) {
          insertFiles(this.quill, at, files, "");
        },
      },
    }),
    [insertFiles],
  );

  const attach = useCallback(
    (editor: ReactQuill | null) => {
      const made = editor?.getEditor();
      setQuill(made);
      focusRef(made ? { focus: () => focusLine(made) } : null);
      if (!made) return;
      made.root.setAttribute("aria-label", label);
      made.root.setAttribute("role", "textbox");
      made.root.setAttribute("aria-multiline", "true");
      const keep = (file: File) => adding.current(file);
      catchPastedPictures(made, {
        keep,
        onExternal(address) {
          if (reading.current.has(address)) return;
          const read = importPicture(made, address, keep).finally(() => reading.current.delete(address));
          reading.current.set(address, read);
        },
      });
      framePictures(made, (image) => void opening.current(made, image));
      sizePictures(made);
      resetEmptyText(made);
    },
    [label, focusRef],
  );

  /** Restores the selection after the dialog has released the focus, then applies the change. */
  function close(change?: (quill: Quill, at: TextRange) => void) {
    if (!quill || !dialog) return;
    setDialog(undefined);
    setTimeout(() => {
      quill.setSelection(dialog.at.index, dialog.at.length);
      change?.(quill, dialog.at);
    });
  }

  return (
    <div className="rich-text">
      {quill && <RichTextToolbar quill={quill} onInsert={insert} />}
      <ReactQuill
        ref={attach}
        value={value || EMPTY}
        modules={modules}
        formats={FORMATS}
        useSemanticHTML={false}
        style={{ "--min-height": `${minHeight}px` } as React.CSSProperties}
        onChange={(html, _delta, source) => source !== "api" && onChange(html === EMPTY ? "" : html)}
      />
      {keptIn(value).map((address) => (
        <PendingPicture
          key={address}
          address={address}
          progress={progress[address]}
          onRetry={() => void send(address)}
          onForget={() => quill && replaceImages(quill, address, undefined)}
        />
      ))}
      <ExternalPictures html={value} />
      {settings.dialog}
      {dialog && (
        <InsertionDialog
          insertion={dialog}
          folder={folder}
          onClose={close}
          onFile={(made, at, file, alt) => insertFiles(made, at, [file], alt)}
        />
      )}
    </div>
  );
}
