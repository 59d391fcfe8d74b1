/** Query parameter of the form for a new record: the id of the record that fills it. */
export const SOURCE = "kaynak";

const SUFFIX = " (kopya)";

/** The name of a record's copy, in at most `max` characters. */
export const nameOfCopy = (name: string, max: number) => name.slice(0, max - SUFFIX.length) + SUFFIX;
