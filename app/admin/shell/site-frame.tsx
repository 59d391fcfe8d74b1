import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { siteStyle } from "../../ui/site-style";

const FRAME_STYLE = `${siteStyle}
html { scrollbar-gutter: auto }
body { padding: 1rem; min-height: 0; gap: 1rem }`;

/** Adopts a style sheet made by script: the panel's policy allows no style element without its nonce. */
function styled({ contentDocument, contentWindow }: HTMLIFrameElement): Document | undefined {
  if (!contentDocument || !contentWindow) return undefined;
  const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(FRAME_STYLE);
  contentDocument.adoptedStyleSheets = [sheet];
  contentDocument.documentElement.lang = "tr";
  contentDocument.title = "Önizleme";
  return contentDocument;
}

/** Disables links, which would leave the preview. */
function stayHere(event: Event) {
  if ((event.target as Element).closest("a")) event.preventDefault();
}

/** Renders parts of the public site in a frame as wide as a phone, with the public style sheet. */
export function SiteFrame({ title, children }: { title: string; children: ReactNode }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document>();
  const [height, setHeight] = useState(0);
  // Chromium loads an empty frame before React listens, Firefox replaces its document when it loads.
  const prepare = () => frame.current && setPage(styled(frame.current));
  useEffect(() => void prepare(), []);
  useEffect(() => {
    if (!page) return;
    const observer = new ResizeObserver(() => setHeight(page.body.offsetHeight));
    observer.observe(page.body);
    page.addEventListener("click", stayHere);
    return () => {
      observer.disconnect();
      page.removeEventListener("click", stayHere);
    };
  }, [page]);
  return (
    <>
      <iframe ref={frame} className="site-frame" title={title} style={{ height }} onLoad={prepare} />
      {page && createPortal(children, page.body)}
    </>
  );
}
