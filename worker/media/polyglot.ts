/** Markup and documents that other programs would read out of a picture's metadata. */
const FOREIGN = /<(?:script|html|iframe|!doctype|\?php|svg\s)|%pdf-\d/i;
const END_OF_ZIP = "PK\x05\x06";
/** A ZIP's end record of 22 bytes has a comment of at most 65,535. */
const ZIP_TAIL = 65_557;

export function isPolyglot(bytes: Uint8Array): boolean {
  const text = new TextDecoder("latin1").decode(bytes);
  return FOREIGN.test(text) || text.slice(-ZIP_TAIL).includes(END_OF_ZIP);
}
