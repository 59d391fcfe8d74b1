import tokens from "../../ui/tokens.css?inline";
import layout from "./layout.css?inline";
import parts from "./parts.css?inline";
import print from "./print.css?inline";

/** Inlined into every public page. */
export const style = tokens + layout + parts + print;
