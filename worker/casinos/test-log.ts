import type { TrialEntry } from "../../db/schema";
import { formatDate } from "../text/calendar";

export const hoursText = (hours: number) => `${`${hours}`.replace(".", ",")} saat`;

/** The sentence of an entry, with the hours that its words leave out. */
export function trialSentence({ text, hours }: TrialEntry): string {
  if (hours === null || new RegExp(`(?<!\\d)${hoursText(hours)}`, "i").test(text)) return text;
  return `${text.replace(/\.$/, "")}, ${hoursText(hours)}`;
}

/** What the latest payout took: `41 saat (16 Kasım 2026)`; undefined if none was measured. */
export function measuredPayout(log: TrialEntry[]): string | undefined {
  const last = log.findLast(({ hours }) => hours !== null);
  return last && `${hoursText(last.hours ?? 0)} (${formatDate(last.day)})`;
}
