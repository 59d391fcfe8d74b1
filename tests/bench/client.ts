import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const CONNECTIONS = 8;
/** The client must cost less than the server: wrk where it is installed, else autocannon in a process of its own. */
export const CLIENT = spawnSync("wrk", ["-v"]).error ? "autocannon" : "wrk";
/** Of requests that each ask for another address: `[id]` in the address. */
const ID = "[id]";

export interface Sent {
  perSecond: number;
  requests: number;
}

const run = promisify(execFile);

/**
 * Sends requests for some seconds on 8 connections. `[id]` in the address is another number in each request. Throws
 * when an answer is neither `2xx` nor, where a missing page is asked for, `404`.
 */
export async function send(url: string, seconds: number): Promise<Sent> {
  const { perSecond, requests, other, failed } = await (CLIENT === "wrk"
    ? wrk(url, seconds)
    : autocannon(url, seconds));
  if (failed > 0 || (other > 0 && !url.includes(ID))) throw new Error(`${url}: ${other} not 2xx, ${failed} failed`);
  return { perSecond, requests };
}

async function wrk(url: string, seconds: number) {
  const script = join(mkdtempSync(join(tmpdir(), "wrk-")), "ids.lua");
  const path = new URL(url).pathname.replace(encodeURI(ID), ID);
  const [before, after] = path.split(ID);
  writeFileSync(
    script,
    `local n = ${Math.floor(Math.random() * 1e6)} * 1000\n` +
      `request = function() n = n + 1 return wrk.format("GET", "${before}" .. n .. "${after}") end\n`,
  );
  const ids = url.includes(ID) ? ["-s", script] : [];
  const { stdout } = await run("wrk", ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, ...ids, url.replace(ID, "")]);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? [];
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    requests: number(/(\d+) requests in/),
    other: number(/Non-2xx or 3xx responses: (\d+)/),
    failed: errors.reduce((sum, count) => sum + Number(count), 0),
  };
}

async function autocannon(url: string, seconds: number) {
  const options = ["-c", `${CONNECTIONS}`, "-d", `${seconds}`, "--json", "-n"];
  const ids = url.includes(ID) ? ["-I"] : [];
  const { stdout } = await run(process.execPath, [
    fileURLToPath(import.meta.resolve("autocannon")),
    ...options,
    ...ids,
    url.replace(ID, "[<id>]"),
  ]);
  const { requests, non2xx, errors, duration } = JSON.parse(stdout) as {
    requests: { total: number };
    non2xx: number;
    errors: number;
    duration: number;
  };
  return { perSecond: requests.total / duration, requests: requests.total, other: non2xx, failed: errors };
}
