import toast from "react-hot-toast";
import { linkUrl } from "../../../worker/text/url";

/** How many addresses are named, and how much of each. */
const NAMED = 3;
const SHOWN = 60;

/** Unwraps pasted links that would lead nowhere, also to places in a text, which keeps no names; says so. */
export function normalizeLinks(doc: Document) {
  const lost: string[] = [];
  for (const link of doc.body.querySelectorAll("a[href]")) {
    const href = link.getAttribute("href")?.trim() ?? "";
    const address = href.startsWith("#") ? undefined : linkUrl(href);
    if (address) link.setAttribute("href", address);
    else {
      if (link.textContent.trim()) lost.push(href);
      link.replaceWith(...link.childNodes);
    }
  }
  if (lost.length > 0) toast.error(sentenceOf(lost), { duration: 10_000 });
}

function sentenceOf(lost: string[]): string {
  const named = lost.slice(0, NAMED).map((href) => (href.length > SHOWN ? `${href.slice(0, SHOWN)}…` : href));
  const others = lost.length > NAMED ? ` ve ${lost.length - NAMED} adres daha` : "";
  return `Yapıştırılan ${lost.length} bağlantı açılamayacağı için yazıya çevrildi: ${named.join(", ")}${others}`;
}
