import { visibleText } from "../text/visible-text";
import { extractHtml, partialStringProperty } from "./loose-json";
import { withoutReasoning } from "./reasoning";

const INTERVAL_MS = 150;
const UNFINISHED_TAG_OR_ENTITY = /(?:<[^>]*|&[^;\s]{0,9})$/;

/** Returns the new visible text of a growing answer, at most every `INTERVAL_MS`; of JSON only `content`. */
export function createPreview(clock: () => number = Date.now) {
  let written = "";
  let shown = "";
  let next = 0;
  return function add(piece: string): string {
    written += piece;
    if (clock() < next) return "";
    next = clock() + INTERVAL_MS;
    const readable = visibleText(partialHtml(withoutReasoning(written)).replace(UNFINISHED_TAG_OR_ENTITY, ""));
    if (!readable.startsWith(shown)) return "";
    const added = readable.slice(shown.length);
    shown = readable;
    return added;
  };
}

const partialHtml = (written: string) => partialStringProperty(written, "content") ?? extractHtml(written);
