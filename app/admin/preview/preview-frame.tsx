import { Button, Flex, Spinner, Text } from "@radix-ui/themes";
import { useEffect, useId, useRef, useState } from "react";

interface PreviewFrameProps {
  action: string;
  record: object;
  /** Of the page in pixels; a narrower dialog shows it smaller. */
  width: number;
}

/** Posts the record into a frame, in which no script runs and no link leads anywhere. */
export function PreviewFrame({ action, record, width }: PreviewFrameProps) {
  const name = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width, height: 0 });
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const scale = Math.min(1, size.width / width);

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => setSize({ width: current.clientWidth, height: current.clientHeight }));
    observer.observe(current);
    form.current?.submit();
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement;
    // The page has its whole width, as on phones.
    if (root && state === "shown") Object.assign(root.style, { scrollbarWidth: "none", scrollbarGutter: "auto" });
  }, [state]);

  return (
    <div className="preview-box" ref={box} aria-busy={state === "loading"}>
      <iframe
        ref={frame}
        name={name}
        title="Sayfanın önizlemesi"
        sandbox="allow-same-origin"
        hidden={state === "failed"}
        style={{
          width,
          height: size.height / scale,
          left: Math.max(0, (size.width - width * scale) / 2),
          transform: `scale(${scale})`,
        }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          // What refuses to be framed cannot be read: the sign-in page, an error of the browser.
          if (!contentDocument) setState("failed");
          else if (contentDocument.URL !== "about:blank") setState("shown");
        }}
      />
      <form ref={form} hidden method="post" action={action} target={name} encType="multipart/form-data">
        <input type="hidden" name="record" value={JSON.stringify(record)} readOnly />
      </form>
      {state === "loading" && (
        <Flex role="status" aria-label="Yükleniyor" justify="center" p="9">
          <Spinner size="3" />
        </Flex>
      )}
      {state === "failed" && (
        <Flex role="alert" direction="column" gap="3" align="start" p="5">
          <Text>Önizleme gösterilemedi. Bağlantınızı ve oturumunuzu kontrol edip tekrar deneyin.</Text>
          <Button
            type="button"
            variant="surface"
            onClick={() => {
              setState("loading");
              form.current?.submit();
            }}
          >
            Tekrar dene
          </Button>
        </Flex>
      )}
    </div>
  );
}
