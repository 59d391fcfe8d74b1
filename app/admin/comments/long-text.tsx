import { useLayoutEffect, useRef, useState } from "react";
import "./long-text.css";

/** Four lines of a text, and the rest where it stands; `of` names the text. */
export function LongText({ of, children }: { of: string; children: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [isWhole, setWhole] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || isWhole) return;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWhole, children]);
  const label = isWhole ? "daha az" : "devamı";
  return (
    <div className="long-text">
      <p ref={text} className={isWhole ? undefined : "four-lines"}>
        {children}
      </p>
      {isCut && (
        <button type="button" aria-label={`${label}: ${of}`} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {label}
        </button>
      )}
    </div>
  );
}
