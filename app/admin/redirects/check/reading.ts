import { ADDRESS_MAX } from "../../../../worker/redirects/checking-rules";
import { parsedUrl } from "../../../../worker/text/url";
import { ApiError } from "../../api";
import { csvRecords } from "../../csv/parse";

export const ADDRESSES_MAX = 5_000;

export interface Reading {
  /** Path and query, each once. */
  addresses: string[];
  /** Lines without an address. */
  unread: number;
  /** The site maps that an index names. */
  siteMaps: string[];
}

/** Of line breaks and tabs apart, which a list needs. */
// oxlint-disable-next-line no-control-regex
const CONTROL_CHARACTERS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

/** Reads a site map or an index of them, the export of WordPress, a CSV file or plain lines. Throws `ApiError`. */
export function readAddresses(text: string): Reading {
  const body = text.replace(CONTROL_CHARACTERS, "").replace(/^\s+/, "");
  return body.startsWith("<") ? readXml(body) : readRows(rowsOf(body));
}

/** Of several files; `siteMaps` are those that are not among the names of the files. */
export function together(read: Reading[], names: string[]): Reading {
  const known = new Set(names.map(fileName));
  return {
    addresses: [...new Set(read.flatMap(({ addresses }) => addresses))],
    unread: read.reduce((sum, { unread }) => sum + unread, 0),
    siteMaps: [...new Set(read.flatMap(({ siteMaps }) => siteMaps.map(fileName)))].filter((name) => !known.has(name)),
  };
}

const fileName = (address: string) =>
  (
    address
      .replace(/[?#].*$/s, "")
      .split("/")
      .at(-1) ?? ""
  )
    .replace(/\.gz$/i, "")
    .toLowerCase();

function readXml(xml: string): Reading {
  const document = new DOMParser().parseFromString(xml, "text/xml");
  if (document.getElementsByTagName("parsererror").length > 0)
    throw new ApiError(422, "Site haritası okunamadı: XML bozuk ya da eksik");
  const texts = (parent: string, name: string) =>
    [...document.getElementsByTagName(name)]
      .filter(({ parentElement }) => parentElement?.localName === parent)
      .map(({ textContent }) => [textContent ?? ""]);
  const pages = [...texts("url", "loc"), ...texts("item", "link")];
  return { ...readRows([[""], ...pages]), siteMaps: texts("sitemap", "loc").map(([address = ""]) => address.trim()) };
}

/** Cells of a table, or whole lines. An address may have commas, so a line that begins with one is no row. */
function rowsOf(text: string): string[][] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
  const records = csvRecords(text);
  const [cell = "", ...others] = records[0]?.cells ?? [];
  const isTable = others.length > 0 && !(addressOf(cell) && lines[0]?.startsWith(`${cell},`));
  return isTable
    ? records.map(({ cells }) => cells).filter((cells) => cells.join("").trim() !== "")
    : lines.map((line) => [line]);
}

/** The addresses of the column that has most; the first row may be a heading. */
function readRows(rows: string[][]): Reading {
  const found = rows.map((cells) => cells.map(addressOf));
  const counts: number[] = [];
  for (const cells of found) cells.forEach((address, at) => (counts[at] = (counts[at] ?? 0) + (address ? 1 : 0)));
  const column = counts.indexOf(Math.max(0, ...counts));
  const addresses = found.map((cells) => cells[column]);
  const unread = addresses.filter((address, at) => !address && at > 0).length;
  return { addresses: [...new Set(addresses.filter((address) => address !== undefined))], unread, siteMaps: [] };
}

/** Path and query of an address on any site; undefined for other texts. */
export function addressOf(text: string): string | undefined {
  const given = text.trim().replace(/^["'<]+|["'>]+$/g, "");
  const whole = wholeAddress(given);
  const url = whole === undefined ? undefined : parsedUrl(whole);
  const address = url ? readable(url.pathname) + readable(url.search) : "";
  return address && address.length <= ADDRESS_MAX ? address : undefined;
}

function wholeAddress(given: string): string | undefined {
  if (/^https?:\/\//i.test(given)) return given;
  if (given.startsWith("//")) return `https:${given}`;
  if (given.startsWith("/")) return `https://site.invalid${given}`;
  return /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?\//u.test(given) ? `https://${given}` : undefined;
}

/** Decodes letters beyond ASCII, of which no other address can be made. */
const readable = (part: string) =>
  part.replace(/(?:%[89a-f][\da-f])+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded.toUpperCase();
    }
  });
