import { visibleText } from "../text/visible-text";

/** Places of a text (HTML) that are still to be filled in: `[açık adres]`. */
export const unfilledPlaces = (html: string): string[] => visibleText(html).match(/\[[^[\]\n]{2,60}\]/g) ?? [];
