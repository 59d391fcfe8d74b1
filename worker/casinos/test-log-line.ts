import type { TrialEntry } from "../../db/schema";
import { typedNumber } from "../text/typed-values";

const LINE = /^(?<day>[^:]*\d)\s*:\s*(?<text>.*?)\s*(?:\[(?<hours>[^\]]*?)\s*saat\])?$/;

/** An entry of a file: `16.11.2026: Çekim geldi [41 saat]`. */
export function readEntry(line: string) {
  const { day = "", text = line, hours = "" } = LINE.exec(line.trim())?.groups ?? {};
  return { day, text, hours };
}

/** The entry as a line of a file; its day as a spreadsheet writes it. */
export function entryLine({ day, text, hours }: Pick<TrialEntry, "day" | "text"> & { hours: number | string | null }) {
  const measured = typeof hours === "number" ? typedNumber(hours) : hours;
  return `${day.split("-").reverse().join(".")}: ${text}${measured ? ` [${measured} saat]` : ""}`;
}
