/** How pages, scripts and documents begin that other programs would find in a picture's comments. */
const FOREIGN = /<(?:script|html|iframe|!doctype|\?php|svg\s)|%pdf-\d/i;
const END_OF_ZIP = "PK\x05\x06";
/** Bytes from a file's end in which a ZIP's directory must end. */
const ZIP_TAIL = 65_557;

/** Whether something else than the picture could be read from a picture's bytes. */
export function isPolyglot(bytes: Uint8Array): boolean {
  const text = new TextDecoder("latin1").decode(bytes);
  return FOREIGN.test(text) || text.slice(-ZIP_TAIL).includes(END_OF_ZIP);
}
