import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { median, type Row } from "../table";
import { HEADING } from "./kept-pages";

const TEXT_MS = 700;
const PICTURE_MS = 900;
const INDEX_NOTE = "the phone has a quarter of it; Chrome takes 264 for low-tier phones, 1000 for mid-tier ones";
const LIGHTHOUSE = ["--yes", "lighthouse@13.5.0"];
const OPTIONS = ["--quiet", "--only-categories=performance", "--output=json", "--chrome-flags=--headless --no-sandbox"];

interface Report {
  environment: { benchmarkIndex: number };
  audits: { metrics: { details: { items: [Metrics] } } };
}

interface Metrics {
  largestContentfulPaint: number;
  firstContentfulPaint: number;
}

interface Sites {
  /** The site, as the edge answers. */
  url: string;
  /** The same pages without styles and scripts, see `kept-pages.ts`. */
  plain: string;
}

/**
 * Milliseconds until the largest part of a page is painted on the phone that Lighthouse simulates: medians of `runs`.
 * Pages where text leads take turns with the same content as plain HTML.
 */
export async function paints(
  { url, plain }: Sites,
  { text, picture }: { text: string[]; picture: string[] },
  runs: number,
  raw: Record<string, unknown>,
): Promise<Row[]> {
  const compared = text.flatMap((path) => [url + path, plain + path]);
  const pictures = picture.map((path) => url + path);
  const metrics = new Map<string, Metrics[]>();
  const speeds: number[] = [];
  for (const address of [plain + HEADING, ...compared, ...pictures]) metrics.set(address, []);
  for (let run = 0; run < runs; run++)
    for (const [address, found] of metrics) {
      const { audits, environment } = await lighthouse(address);
      found.push(audits.metrics.details.items[0]);
      speeds.push(environment.benchmarkIndex);
    }
  for (const [address, found] of metrics) raw[address] = found;
  const lcp = (address: string) =>
    Math.round(median((metrics.get(address) ?? []).map(({ largestContentfulPaint }) => largestContentfulPaint)));
  const row = (path: string, atMost: number): Row => ({
    what: `LCP: ${path}`,
    value: lcp(url + path),
    unit: "ms",
    atMost,
  });
  return [
    ...text.flatMap((path) => [
      row(path, TEXT_MS),
      { what: "  the same content as plain HTML", value: lcp(plain + path), unit: "ms" },
    ]),
    ...picture.map((path) => row(path, PICTURE_MS)),
    { what: "LCP: a heading and one line", value: lcp(plain + HEADING), unit: "ms" },
    { what: "benchmark index of this computer", value: Math.round(median(speeds)), note: INDEX_NOTE },
  ];
}

async function lighthouse(address: string): Promise<Report> {
  const env = { ...process.env, CHROME_PATH: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell" };
  const options = { env, maxBuffer: 100 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)("npx", [...LIGHTHOUSE, address, ...OPTIONS], options);
  return JSON.parse(stdout) as Report;
}
