import { Flex, IconButton } from "@radix-ui/themes";
import { type ReactNode, useEffect, useState } from "react";
import type { Quill } from "react-quill";

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

/** The buttons of the editor, in the spec's order. */
export function RichTextToolbar({ quill, onLink, onImage }: { quill: Quill; onLink: () => void; onImage: () => void }) {
  const [formats, setFormats] = useState<Record<string, unknown>>();
  useEffect(() => {
    const onChange = () => setFormats(quill.hasFocus() ? quill.getFormat() : undefined);
    quill.on("editor-change", onChange);
    return () => void quill.off("editor-change", onChange);
  }, [quill]);
  function isOn({ format }: Tool): boolean {
    if (!format || !formats) return false;
    const value = formats[format[0]] ?? false;
    // A line of code gives its language for `true`.
    return format[1] === true ? Boolean(value) : value === format[1];
  }
  const isImpossible = ({ run }: Tool) => (run === "link" || run === "image") && Boolean(formats?.["code-block"]);
  function use(tool: Tool) {
    const { format, run } = tool;
    if (run === "link") return onLink();
    if (run === "image") return onImage();
    quill.focus();
    if (format) quill.format(format[0], isOn(tool) ? false : format[1], "user");
    if (run === "undo") quill.history.undo();
    if (run === "redo") quill.history.redo();
    if (run === "clean") {
      const range = quill.getSelection(true);
      const [line, offset] = quill.getLine(range.index);
      if (range.length > 0) quill.removeFormat(range.index, range.length, "user");
      else if (line) quill.removeFormat(range.index - offset, line.length(), "user");
    }
  }
  return (
    <Flex wrap="wrap" align="center" gap="1" p="2" role="toolbar" aria-label="Metin biçimlendirme">
      {TOOLS.map((tool) => (
        <IconButton
          key={tool.label}
          type="button"
          size="2"
          variant={isOn(tool) ? "solid" : "ghost"}
          color="gray"
          highContrast
          aria-label={tool.label}
          title={tool.label}
          disabled={isImpossible(tool)}
          aria-pressed={tool.format ? isOn(tool) : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => use(tool)}
          style={{ margin: 0 }}
        >
          <span aria-hidden="true">{tool.face}</span>
        </IconButton>
      ))}
    </Flex>
  );
}
