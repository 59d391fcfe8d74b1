import { portsOf } from "./processes";
import type { Running } from "./servers";

const MEGABYTE = 1024 * 1024;
/** Requests while the collector has not run: a Worker does nothing between requests. */
const REQUESTS_MAX = 500;

/** The heap of a Worker's isolate, without those of the local stand-ins of its bindings; in megabytes. */
export interface Heap {
  /** With its garbage. */
  used: () => Promise<number>;
  /** Without garbage, which this collects. */
  live: () => Promise<number>;
  close: () => void;
}

interface HeapUsage {
  usedSize: number;
  embedderHeapUsedSize: number;
  backingStorageSize: number;
}

/** Asks wrangler's inspector, which has one client at a time. Throws where there is none. */
export async function openHeap({ url, workerds }: Running): Promise<Heap> {
  const socket = await connected(await inspectorOf(workerds));
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  const ask = (method: string) =>
    new Promise<unknown>((resolve) => {
      const id = waiting.size + 1;
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method }));
    });
  const used = async () => {
    const usage = (await ask("Runtime.getHeapUsage")) as HeapUsage;
    return (usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize) / MEGABYTE;
  };
  return {
    used,
    async live() {
      let isCollected = false;
      void ask("HeapProfiler.collectGarbage").then(() => (isCollected = true));
      for (let sent = 0; !isCollected; sent++) {
        if (sent > REQUESTS_MAX) throw new Error("no garbage was collected");
        await (await fetch(url)).arrayBuffer();
      }
      return used();
    },
    close: () => socket.close(),
  };
}

/** Of the ports of `wrangler dev`, the inspector of its proxy leads to the Worker's own isolate. */
async function inspectorOf(pids: number[]): Promise<number> {
  for (const port of portsOf(pids)) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined);
    if (answer && /"Browser":\s*"wrangler\//.test(await answer.text())) return port;
  }
  throw new Error("wrangler has no inspector");
}

async function connected(port: number): Promise<WebSocket> {
  // The inspector answers to these origins alone. Only Node's WebSocket takes headers.
  const options = { headers: { Origin: "http://localhost" } } as unknown as string[];
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, options);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error("wrangler's inspector refused")));
  });
  return socket;
}
