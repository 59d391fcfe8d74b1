import base from "virtual:enhancement/base";
import comments from "virtual:enhancement/comments";
import live from "virtual:enhancement/live";

/** The script that a public page needs, to be inlined into it. */
export const scriptFor = (html: string) =>
  base + (html.includes('id="yorumlar"') ? comments : "") + (html.includes(" data-live=") ? live : "");
