import { visibleText } from "../text/visible-text";
import { extractHtml, partialStringProperty } from "./loose-json";

/** Milliseconds between two looks at what was written; each look reads it all. */
const INTERVAL_MS = 150;
/** A tag or an entity that has only begun. */
const UNFINISHED_TAG_OR_ENTITY = /(?:<[^>]*|&[^;\s]{0,9})$/;

/**
 * Takes an answer piece by piece and returns what is new of its readable text, or nothing yet. Of JSON only `content`
 * is shown; `clock` gives milliseconds.
 */
export function createPreview(clock: () => number = Date.now) {
  let written = "";
  let shown = "";
  let next = 0;
  return function add(piece: string): string {
    written += piece;
    if (clock() < next) return "";
    next = clock() + INTERVAL_MS;
    const readable = visibleText(partialHtml(written).replace(UNFINISHED_TAG_OR_ENTITY, ""));
    if (!readable.startsWith(shown)) return "";
    const added = readable.slice(shown.length);
    shown = readable;
    return added;
  };
}

const partialHtml = (written: string) => partialStringProperty(written, "content") ?? extractHtml(written);
