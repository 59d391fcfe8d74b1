import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

const TICK_MS = 1_000 / Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** The fields of `/proc/<pid>/stat` after the name, which may hold spaces; empty once the process is gone. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}

/** The `workerd` processes under a process: under `wrangler dev` one for its proxy, one for the Worker and its data. */
export function workerdsOf(root: number): number[] {
  const all = readdirSync("/proc").map(Number).filter(Number.isInteger);
  const parentOf = new Map(all.map((pid) => [pid, Number(statOf(pid)[1])]));
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isBelow(parentOf.get(pid)));
  return all.filter((pid) => isBelow(pid) && commandOf(pid).includes("workerd"));
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8");
  } catch {
    return "";
  }
}

/** Milliseconds of CPU that the processes have used. */
export const cpuOf = (pids: number[]): number =>
  pids.reduce((sum, pid) => sum + (Number(statOf(pid)[11]) + Number(statOf(pid)[12])) * TICK_MS, 0);

/** Megabytes of memory that the processes hold. */
export const memoryOf = (pids: number[]): number =>
  pids.reduce((sum, pid) => {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return sum + Number(kilobytes) / 1_024;
  }, 0);

const LISTENING = "0A";

/** The ports of IPv4 on which the processes listen. */
export function portsOf(pids: number[]): number[] {
  const own = new Set(pids.flatMap((pid) => readdirSync(`/proc/${pid}/fd`).map((file) => linkOf(pid, file))));
  const sockets = readFileSync("/proc/net/tcp", "utf8").split("\n");
  return sockets.flatMap((line) => {
    const [, address = "", , state, , , , , , inode] = line.trim().split(/\s+/);
    return state === LISTENING && own.has(`socket:[${inode}]`) ? [parseInt(address.split(":")[1] ?? "", 16)] : [];
  });
}

/** Empty for a file that was closed meanwhile. */
function linkOf(pid: number, file: string): string {
  try {
    return readlinkSync(`/proc/${pid}/fd/${file}`);
  } catch {
    return "";
  }
}
