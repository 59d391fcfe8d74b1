import { Box, Button, Flex, Text } from "@radix-ui/themes";
import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { type Scheme, showScheme } from "./scheme";
import { Skeleton } from "../shell/skeleton";
import "./preview.css";

interface PreviewFrameProps {
  action: string;
  record: object;
  /** Width of the page in pixels, scaled down to fit the dialog. */
  width: number;
  /** Shown instead of the scheme of this device. */
  scheme?: Scheme;
}

/** Debounce (ms). */
const REFRESH_MS = 700;

/**
 * Posts the record into a frame without scripts or working links. After each change a new frame is loaded and replaces
 * the shown one, because reloading a frame would add to the browser's history.
 */
export function PreviewFrame({ action, record, width, scheme }: PreviewFrameProps) {
  const name = `preview${useId()}`;
  const json = JSON.stringify(record);
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const scrolled = useRef(0);
  const [size, setSize] = useState({ width, height: 0 });
  const [sent, setSent] = useState({ version: 0, json });
  const [shown, setShown] = useState<number>();
  const [hasFailed, setFailed] = useState(false);
  const scale = Math.min(1, size.width / width);
  const { version } = sent;
  const send = (next: string) => setSent((now) => ({ version: now.version + 1, json: next }));

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => setSize({ width: current.clientWidth, height: current.clientHeight }));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => form.current?.submit(), [version]);
  useEffect(() => {
    for (const { contentDocument } of box.current?.querySelectorAll("iframe") ?? [])
      if (contentDocument && scheme) showScheme(contentDocument, scheme);
  }, [scheme]);
  useEffect(() => {
    if (json === sent.json) return;
    const timer = setTimeout(() => send(json), REFRESH_MS);
    return () => clearTimeout(timer);
  }, [json, sent.json]);

  function onLoad(loaded: number, { contentDocument, contentWindow }: HTMLIFrameElement) {
    // Responses that refuse to be framed cannot be read: the sign-in page, an error of the browser.
    if (!contentDocument || !contentWindow) return setFailed(true);
    if (contentDocument.URL === "about:blank") return;
    // Hides the scrollbar, so that the page has its whole width, as on phones.
    Object.assign(contentDocument.documentElement.style, { scrollbarWidth: "none", scrollbarGutter: "auto" });
    if (scheme) showScheme(contentDocument, scheme);
    contentWindow.scrollTo(0, scrolled.current);
    contentWindow.addEventListener("scroll", () => (scrolled.current = contentWindow.scrollY), { passive: true });
    setFailed(false);
    setShown(loaded);
  }
  const isLoading = shown !== version && !hasFailed;

  return (
    <div className="preview-box" ref={box} aria-busy={isLoading}>
      {[...new Set([shown ?? version, version])].map((of) => (
        <iframe
          key={of}
          name={`${name}${of}`}
          title="Sayfanın önizlemesi"
          sandbox="allow-same-origin"
          hidden={hasFailed}
          data-waiting={(of !== shown && shown !== undefined) || undefined}
          style={{
            width,
            height: size.height / scale,
            left: Math.max(0, (size.width - width * scale) / 2),
            transform: `scale(${scale})`,
          }}
          onLoad={({ currentTarget }) => onLoad(of, currentTarget)}
        />
      ))}
      {createPortal(
        <form
          ref={form}
          hidden
          method="post"
          action={action}
          target={`${name}${version}`}
          encType="multipart/form-data"
        >
          <input type="hidden" name="record" value={sent.json} readOnly />
        </form>,
        // Outside the form, because the frame may be inside one.
        document.body,
      )}
      {shown === undefined && !hasFailed && (
        <Box p="4" mx="auto" maxWidth={`${width * scale}px`}>
          <Skeleton heights={["3rem", "12rem", "1.5rem", "1.5rem", "1.5rem"]} />
        </Box>
      )}
      {hasFailed && (
        <Flex role="alert" direction="column" gap="3" align="start" p="5">
          <Text>Önizleme gösterilemedi. Bağlantınızı ve oturumunuzu kontrol edip tekrar deneyin.</Text>
          <Button
            type="button"
            variant="surface"
            onClick={() => {
              setFailed(false);
              send(json);
            }}
          >
            Tekrar dene
          </Button>
        </Flex>
      )}
    </div>
  );
}
