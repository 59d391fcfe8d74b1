import { Flex, IconButton } from "@radix-ui/themes";
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from "react";
import type { Quill } from "react-quill";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { selectedPicture } from "./placed-picture";
import { removeFormats } from "./remove-formats";

interface Tool {
  label: string;
  face: ReactNode;
  format?: [name: string, value: unknown];
  run?: "undo" | "redo" | "clean" | "link" | "image";
}

function Glyph({ d }: { d: string }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

const TOOLS: Tool[] = [
  { label: "Kalın", face: <b>B</b>, format: ["bold", true] },
  { label: "İtalik", face: <i>I</i>, format: ["italic", true] },
  { label: "Altı çizili", face: <u>U</u>, format: ["underline", true] },
  { label: "Madde listesi", face: "•", format: ["list", "bullet"] },
  {
    label: "Numaralı liste",
    face: <Glyph d="M2 2.500v4M6.500 4H14M6.500 8H14M6.500 12H14M2 9.500v4" />,
    format: ["list", "ordered"],
  },
  { label: "Sola hizala", face: <Glyph d="M2 3h12M2 6.500h7M2 10h12M2 13.500h7" />, format: ["align", false] },
  { label: "Ortala", face: <Glyph d="M2 3h12M4.500 6.500h7M2 10h12M4.500 13.500h7" />, format: ["align", "center"] },
  { label: "Sağa hizala", face: <Glyph d="M2 3h12M7 6.500h7M2 10h12M7 13.500h7" />, format: ["align", "right"] },
  { label: "Başlık 1", face: <Glyph d="M1 4v8M7 4v8M1 8h6M10 6l2.500-1.500V12" />, format: ["header", 1] },
  {
    label: "Başlık 2",
    face: <Glyph d="M1 4v8M7 4v8M1 8h6M10 6.200a2 2 0 1 1 3.400 1.400L10 12h4.500" />,
    format: ["header", 2],
  },
  {
    label: "Bağlantı ekle",
    face: (
      <Glyph d="M7 9a3 3 0 0 0 4.2 0l2-2A3 3 0 0 0 9 2.800l-1 1M9 7a3 3 0 0 0-4.200 0l-2 2A3 3 0 0 0 7 13.200l1-1" />
    ),
    run: "link",
  },
  { label: "Görsel ekle", face: <Glyph d="M2 3h12v10H2zM2 11l4-4 3 3 2-2 3 3" />, run: "image" },
  { label: "Kod bloğu", face: "</>", format: ["code-block", true] },
  { label: "Alıntı", face: "❝", format: ["blockquote", true] },
  { label: "Geri al", face: "↶", run: "undo" },
  { label: "Yinele", face: "↷", run: "redo" },
  { label: "Biçimlendirmeyi temizle", face: <Glyph d="M4 3h9M8.500 3 7 10M2 14l12-8" />, run: "clean" },
];

/** Formats that are not available in table cells. */
const NOT_IN_CELLS = ["list", "header", "code-block", "blockquote"];
/** Roving tabindex: the button that an arrow key moves to from `at`, among the usable ones. */
const STEPS: Record<string, (usable: number[], at: number) => number | undefined> = {
  ArrowRight: (usable, at) => usable.find((other) => other > at) ?? usable[0],
  ArrowLeft: (usable, at) => usable.findLast((other) => other < at) ?? usable.at(-1),
  Home: (usable) => usable[0],
  End: (usable) => usable.at(-1),
};

interface RichTextToolbarProps {
  quill: Quill;
  /** Must keep its identity: a new function would render the toolbar again with each key. */
  onInsert: (kind: "link" | "image") => void;
}

/** Toolbar of the editor (B6.1): one tab stop, arrow keys move between buttons. */
export const RichTextToolbar = memo(function RichTextToolbar({ quill, onInsert }: RichTextToolbarProps) {
  const [formats, setFormats] = useState<Record<string, unknown>>();
  const [isPicture, setPicture] = useState(false);
  const [last, setLast] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  useEffect(() => {
    function show() {
      // Without a range, `getFormat` would focus the editor and scroll to the selection.
      const [range] = quill.selection.getRange();
      setFormats(range ? quill.getFormat(range) : undefined);
      setPicture(selectedPicture(quill) !== undefined);
    }
    quill.on("editor-change", show);
    return () => void quill.off("editor-change", show);
  }, [quill]);
  function isOn({ format, run }: Tool): boolean {
    if (run === "link") return Boolean(formats?.["link"]);
    if (run === "image") return isPicture;
    if (!format || !formats) return false;
    const value = formats[format[0]] ?? false;
    // Quill reports the language of a code block instead of `true`.
    return format[1] === true ? Boolean(value) : value === format[1];
  }
  function labelOf(tool: Tool): string {
    if (tool.run === "link" && isOn(tool)) return "Bağlantıyı düzenle";
    return tool.run === "image" && isPicture ? "Görseli düzenle" : tool.label;
  }
  const isImpossible = ({ run, format }: Tool) =>
    ((run === "link" || run === "image") && Boolean(formats?.["code-block"])) ||
    (format !== undefined && Boolean(formats?.["table"]) && NOT_IN_CELLS.includes(format[0]));
  function use(tool: Tool) {
    const { format, run } = tool;
    if (run === "link" || run === "image") return onInsert(run);
    quill.focus();
    if (format) quill.format(format[0], isOn(tool) ? false : format[1], "user");
    if (run === "undo") quill.history.undo();
    if (run === "redo") quill.history.redo();
    if (run === "clean") removeFormats(quill);
  }
  const usable = TOOLS.flatMap((tool, at) => (isImpossible(tool) ? [] : at));
  const stop = usable.includes(last) ? last : usable[0];
  function onKeyDown(event: KeyboardEvent) {
    const target = STEPS[event.key]?.(usable, last);
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    buttons.current[target]?.focus();
  }
  return (
    <Flex
      wrap="wrap"
      align="center"
      gap="1"
      p="2"
      role="toolbar"
      aria-label="Metin biçimlendirme"
      onKeyDown={onKeyDown}
    >
      {TOOLS.map((tool, at) => {
        const label = labelOf(tool);
        return (
          <IconButton
            key={tool.label}
            ref={(button) => void (buttons.current[at] = button)}
            type="button"
            size="2"
            variant={isOn(tool) ? "solid" : "ghost"}
            color="gray"
            className={HIGH_CONTRAST}
            aria-label={label}
            title={label}
            disabled={isImpossible(tool)}
            aria-pressed={tool.format ? isOn(tool) : undefined}
            tabIndex={at === stop ? 0 : -1}
            onFocus={() => setLast(at)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => use(tool)}
            style={{ margin: 0 }}
          >
            <span aria-hidden="true">{tool.face}</span>
          </IconButton>
        );
      })}
    </Flex>
  );
});
