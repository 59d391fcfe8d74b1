import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { median } from "./table";

export interface Asked {
  kind: string;
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Answered {
  kind: string;
  /** 0 where there was no answer. */
  status: number;
  milliseconds: number;
}

/** Keeps some connections busy for some seconds, each with one request after the other. */
export async function load(
  url: string,
  next: () => Asked,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1_000;
  const answers: Answered[] = [];
  const visitor = async () => {
    while (performance.now() < end) {
      const asked = next();
      const start = performance.now();
      const status = await ask(agent, url, asked);
      answers.push({ kind: asked.kind, status, milliseconds: performance.now() - start });
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  return answers;
}

const reading = (path: string): Asked => ({ kind: "read", method: "GET", path, headers: {} });

/** Answers a second of one address, on 8 connections for a second. Throws when one is not `200`. */
export async function answersPerSecond(url: string, path: string): Promise<number> {
  const answers = await load(url, () => reading(path), { seconds: 1, connections: 8 });
  const other = answers.find(({ status }) => status !== 200);
  if (other) throw new Error(`${url}${path}: ${other.status}`);
  return answers.length;
}

const PAUSE_MS = 30;

/** The median time (ms) of an answer, with pauses, so that what a request writes after it delays no other. */
export async function answerTime(url: string, path: string): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (let turn = 0; turn < 20; turn++) {
    const start = performance.now();
    await ask(agent, url, reading(path));
    times.push(performance.now() - start);
    await wait(PAUSE_MS);
  }
  agent.destroy();
  return median(times);
}

function ask(agent: Agent, url: string, { method, path, headers, body }: Asked): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(url + path, { agent, method, headers }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode ?? 0));
      answer.once("error", () => resolve(0));
    });
    sent.once("error", () => resolve(0));
    sent.end(body);
  });
}
