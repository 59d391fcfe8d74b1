import base from "virtual:enhancement/base";
import compare from "virtual:enhancement/compare";
import live from "virtual:enhancement/live";

/** The script that a public page needs, to be inlined into it. */
export const scriptFor = (html: string) =>
  base + (html.includes(" data-live=") ? live : "") + (html.includes('"compare-bar"') ? compare : "");
