import { Delta } from "quill";
import { TableCell } from "quill/formats/table.js";
import type { Quill } from "react-quill";
import type { TextRange } from "./text-range";

/** Block elements, which are flattened: a table cell of Quill holds one line. */
const BLOCK_ELEMENTS =
  "p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, pre, blockquote, section, article, header, figure";
/** Further columns are dropped, against a huge `colspan`. */
const COLUMNS_MAX = 30;

/**
 * Converts tables to what Quill supports: a grid of one-line cells without spans. Layout tables (a single cell, or
 * nested tables) are replaced by their content.
 */
export function normalizeTables(doc: Document) {
  for (const table of doc.querySelectorAll("table")) {
    const cells = Array.from(table.rows, (row) => [...row.cells]).flat();
    const { caption } = table;
    if (caption) table.parentNode?.insertBefore(moved(caption, doc.createElement("p")), table);
    if (cells.length < 2 || table.querySelector("table"))
      table.replaceWith(...cells.map((cell) => moved(cell, doc.createElement("div"))));
    else fill(table, gridOf(table));
  }
  separateTables(doc);
}

/** A cell of the grid; `text` is undefined for places that a span covers and for missing cells. */
interface GridCell {
  text?: HTMLTableCellElement;
  isHead: boolean;
}

/** The cells by row and column; all rows have the same length. */
function gridOf({ rows }: HTMLTableElement): GridCell[][] {
  const grid = Array.from(rows, () => new Map<number, GridCell>());
  grid.forEach((columns, y) => {
    let x = 0;
    for (const cell of rows[y]?.cells ?? []) {
      while (columns.has(x)) x++;
      const isHead = cell.tagName === "TH" || cell.hasAttribute("data-th");
      const spanned = grid.slice(y, cell.rowSpan > 0 ? y + cell.rowSpan : undefined);
      for (const row of spanned)
        for (let at = x; at < Math.min(x + cell.colSpan, COLUMNS_MAX); at++) row.set(at, { isHead });
      if (x < COLUMNS_MAX) columns.set(x, { text: cell, isHead });
    }
  });
  const width = Math.max(...grid.map((columns) => Math.max(-1, ...columns.keys()) + 1));
  return grid
    .filter((columns) => columns.size > 0)
    .map((columns) => Array.from({ length: width }, (_, x) => columns.get(x) ?? { isHead: false }));
}

function fill(table: HTMLTableElement, grid: GridCell[][]) {
  const doc = table.ownerDocument;
  const rows = grid.map((places) => {
    const row = doc.createElement("tr");
    const id = `row-${crypto.randomUUID()}`;
    for (const { text, isHead } of places) {
      const cell = doc.createElement("td");
      cell.setAttribute("data-row", id);
      if (isHead) cell.setAttribute("data-th", "1");
      if (text) {
        cell.className = text.className;
        cell.style.textAlign = text.style.textAlign || text.align;
        oneLine(moved(text, cell));
      }
      row.appendChild(cell);
    }
    return row;
  });
  const body = doc.createElement("tbody");
  for (const row of rows) body.appendChild(row);
  table.replaceChildren(body);
}

/** Replaces line breaks within an element by spaces. */
function oneLine(element: Element) {
  for (const line of element.querySelectorAll(BLOCK_ELEMENTS)) line.replaceWith(" ", ...line.childNodes, " ");
  for (const end of element.querySelectorAll("br")) end.replaceWith(" ");
  element.normalize();
}

/** Inserts an empty line between adjacent tables, which Quill would merge. */
function separateTables(doc: Document) {
  const [first, ...others] = doc.querySelectorAll("table");
  let above = first;
  for (const table of others) {
    const between = doc.createRange();
    if (above) between.setStartAfter(above);
    between.setEndBefore(table);
    if (between.toString().trim() === "" && !between.cloneContents().querySelector("img, p")) {
      const line = doc.createElement("p");
      line.appendChild(doc.createElement("br"));
      table.parentNode?.insertBefore(line, table);
    }
    above = table;
  }
}

function moved<To extends Element>(from: Element, to: To): To {
  while (from.firstChild) to.appendChild(from.firstChild);
  return to;
}

/** Deleting a selection of several cells empties them; a wholly selected table is removed. */
export const EMPTY_CELLS = {
  key: ["Backspace", "Delete"],
  collapsed: false,
  format: ["table"],
  handler(this: { quill: Quill }, { index, length }: TextRange): boolean {
    const cells = this.quill.getLines(index, length);
    const [first] = cells;
    if (cells.length < 2 || !(first instanceof TableCell)) return true;
    const table = first.table();
    const start = this.quill.getIndex(table);
    if (start === index && length >= table.length() - 1) {
      this.quill.deleteText(start, table.length(), "user");
      return false;
    }
    const change = new Delta().retain(index);
    for (const cell of cells) {
      const from = Math.max(index, this.quill.getIndex(cell));
      const end = this.quill.getIndex(cell) + cell.length() - 1;
      change.delete(Math.min(index + length, end) - from).retain(1);
    }
    this.quill.updateContents(change, "user");
    this.quill.setSelection(index, 0);
    return false;
  },
};
