import { Agent, request } from "node:http";

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

/** Answers a second of one address, on 8 connections for a second. Throws when one is neither 200 nor a redirect. */
export async function answersPerSecond(url: string, path: string): Promise<number> {
  const asked: Asked = { kind: "read", method: "GET", path, headers: {} };
  const answers = await load(url, () => asked, { seconds: 1, connections: 8 });
  const other = answers.find(({ status }) => status !== 200 && status !== 302);
  if (other) throw new Error(`${url}${path}: ${other.status}`);
  return answers.length;
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
