import { readFileSync } from "node:fs";

const CHECK_MS = 500;
const SHELL = /^(ba|da)?sh$/;

/** Calls `end` once the process that started this one is gone, as after `kill -9` of npm, which forwards no signal. */
export function onOrphaned(end: () => void): void {
  const before = starters();
  setInterval(() => starters() !== before && end(), CHECK_MS).unref();
}

/** Identifies the parent, and its parent if it is a shell: on Linux the shell of npm survives a killed npm. */
function starters(): string {
  const [, name = "", parent] = /\((.*)\) \S (\d+)/s.exec(statOf(process.ppid)) ?? [];
  return SHELL.test(name) ? `${process.ppid} ${parent}` : String(process.ppid);
}

/** The line of the kernel about a process; empty on other systems than Linux. */
function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return "";
  }
}
