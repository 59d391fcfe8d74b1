import layout from "./layout.css?inline";
import parts from "./parts.css?inline";
import print from "./print.css?inline";
import tokens from "./tokens.css?inline";

/** The whole style sheet of public pages: inlined into each, and into previews of the panel. */
export const siteStyle = tokens + layout + parts + print;
