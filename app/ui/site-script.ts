import base from "virtual:enhancement/base";
import live from "virtual:enhancement/live";

/** The script that a public page needs, to be inlined into it. */
export const scriptFor = (html: string) => base + (html.includes(" data-live=") ? live : "");
