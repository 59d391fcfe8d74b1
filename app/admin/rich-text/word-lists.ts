const NOTE = "data-word-number";
const NUMBER = /^\s*\(?(\d{1,6})[.)]*\s*$/;

/** Notes the numbers of Word's list items, which Quill removes. */
export function noteNumbers(doc: Document) {
  for (const mark of doc.body.querySelectorAll('[style*="mso-list"] [style*="mso-list"]')) {
    const number = NUMBER.exec(mark.textContent)?.[1];
    const item = mark.parentElement?.closest('[style*="mso-list"]');
    if (number) item?.insertBefore(noteOf(doc, number), item.firstChild);
  }
}

function noteOf(doc: Document, number: string): Element {
  const note = doc.createElement("span");
  note.setAttribute(NOTE, number);
  return note;
}

/** Begins the lists that Quill made with the noted numbers. */
export function startAtNumbers(doc: Document) {
  for (const note of doc.body.querySelectorAll(`[${NOTE}]`)) {
    const item = note.parentElement;
    const number = Number(note.getAttribute(NOTE));
    if (item?.localName === "li" && !item.previousElementSibling && number !== 1)
      item.setAttribute("data-list-start", `${number}`);
    note.remove();
  }
}
