import { href } from "react-router";
import type { Site } from "../../../worker/env";
import { absolute } from "../shell/structured-data";
import { textFile } from "./text-file";
import { escapeXml } from "./xml";

interface Feed {
  title: string;
  /** Address of the list that the feed follows. */
  of: string;
  address: string;
}

export const POSTS_FEED: Feed = { title: "Blog", of: href("/blog"), address: href("/blog/feed.xml") };
export const PROMOTIONS_FEED: Feed = { title: "Bonuslar", of: href("/bonuslar"), address: href("/bonuslar/feed.xml") };
export const CHANGES_FEED: Feed = {
  title: "Değişenler",
  of: href("/degisenler"),
  address: href("/degisenler/feed.xml"),
};
export const FEED_ENTRIES = 20;

/** Dates are instants (UTC). */
interface Entry {
  /** An IRI that does not change with the address. */
  id: string;
  title: string;
  address: string;
  /** Outbound link to the operator. */
  related?: string | undefined;
  published: string;
  updated: string;
  author: string;
  category: string | null;
  summary: string;
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

export const recordIri = (id: string) => `urn:uuid:${id}`;

/** Instants that all differ, for readers that order entries by them: each is before those that are later or stand first. */
function distinct(instants: string[]): string[] {
  const times = instants.map((instant) => Date.parse(instant));
  const order = [...times.keys()].toSorted((one, other) => (times[other] ?? 0) - (times[one] ?? 0) || one - other);
  let next = Infinity;
  for (const at of order) times[at] = next = Math.min(times[at] ?? 0, next - 1);
  return times.map((time) => new Date(time).toISOString());
}

function withDistinctTimes(entries: Entry[]): Entry[] {
  const published = distinct(entries.map((entry) => entry.published));
  const updated = distinct(entries.map((entry) => entry.updated));
  return entries.map((entry, i) => ({ ...entry, published: published[i] ?? "", updated: updated[i] ?? "" }));
}

/** A response in the Atom format (RFC 4287). The order of the entries decides between equal times. */
export function atomResponse(site: Site, { title, of, address }: Feed, given: Entry[]): Response {
  const entries = withDistinctTimes(given);
  const link = (path: string, rel: string) => `<link rel="${rel}" href="${escapeXml(absolute(site, path))}"/>`;
  const newest = entries.map(({ updated }) => updated).sort();
  const lines = [
    `<?xml version="1.0" encoding="utf-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="tr">`,
    element("title", `${title} - ${site.name}`),
    element("id", absolute(site, address)),
    element("updated", newest.at(-1) ?? new Date(0).toISOString()),
    link(address, "self"),
    link(of, "alternate"),
    ...entries.flatMap((entry) => [
      "<entry>",
      element("title", entry.title),
      element("id", entry.id),
      link(entry.address, "alternate"),
      ...(entry.related ? [link(entry.related, "related")] : []),
      element("published", entry.published),
      element("updated", entry.updated),
      `<author>${element("name", entry.author)}</author>`,
      ...(entry.category ? [`<category term="${escapeXml(entry.category)}"/>`] : []),
      element("summary", entry.summary),
      "</entry>",
    ]),
    "</feed>",
  ];
  return textFile(`${lines.join("\n")}\n`, "application/atom+xml");
}
