import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { median, type Row } from "../table";

const TEXT_MS = 700;
const PICTURE_MS = 900;
const LIGHTHOUSE = ["--yes", "lighthouse@13.5.0"];
const OPTIONS = ["--quiet", "--only-categories=performance", "--output=json", "--chrome-flags=--headless --no-sandbox"];

interface Report {
  environment: { benchmarkIndex: number };
  audits: { metrics: { details: { items: [{ largestContentfulPaint: number; firstContentfulPaint: number }] } } };
}

/** Milliseconds until the largest part of a page is painted on the phone that Lighthouse simulates: medians of `runs`. */
export async function paints(
  url: string,
  { text, picture }: { text: string[]; picture: string[] },
  runs: number,
  raw: Record<string, unknown>,
): Promise<Row[]> {
  const rows: Row[] = [];
  const speeds: number[] = [];
  for (const path of [...text, ...picture]) {
    const metrics = [];
    for (let run = 0; run < runs; run++) {
      const { audits, environment } = await lighthouse(url + path);
      metrics.push(audits.metrics.details.items[0]);
      speeds.push(environment.benchmarkIndex);
    }
    raw[path] = metrics;
    const value = Math.round(median(metrics.map(({ largestContentfulPaint }) => largestContentfulPaint)));
    rows.push({ what: `LCP: ${path}`, value, unit: "ms", atMost: text.includes(path) ? TEXT_MS : PICTURE_MS });
  }
  const note = "the phone has a quarter of it; Chrome takes 264 for low-tier phones, 1000 for mid-tier ones";
  rows.push({ what: "benchmark index of this computer", value: Math.round(median(speeds)), note });
  return rows;
}

async function lighthouse(address: string): Promise<Report> {
  const env = { ...process.env, CHROME_PATH: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell" };
  const options = { env, maxBuffer: 100 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)("npx", [...LIGHTHOUSE, address, ...OPTIONS], options);
  return JSON.parse(stdout) as Report;
}
