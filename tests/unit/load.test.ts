import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { load } from "../bench/load/client";
import { visitors } from "../bench/load/visitors";
import { portsOf } from "../bench/processes";

const LIMITS = { seconds: 0.2, connections: 4 };
const asked = () => ({ kind: "read", method: "GET" as const, path: "/", headers: {} });

describe("the load test", () => {
  it.each(["https://bonusrehberi.example", "http://192.168.1.2:8787", "http://localhost.example:8787"])(
    "refuses %s, which is not on this machine",
    async (url) => expect(load(url, asked, LIMITS)).rejects.toThrow("for this machine only"),
  );

  it("opens no more connections than asked and notes every answer", async () => {
    let [busy, most, count] = [0, 0, 0];
    // On a slow machine the first response could otherwise be sent before the last connection is open.
    const waiting: (() => void)[] = [];
    const server = createServer((_, answer) => {
      most = Math.max(most, ++busy);
      waiting.push(() => {
        busy--;
        answer.writeHead(++count % 2 ? 200 : 503).end();
      });
      if (most === LIMITS.connections) for (const reply of waiting.splice(0)) setTimeout(reply, 5);
    }).listen(0, "127.0.0.1");
    await new Promise((listening) => server.once("listening", listening));
    const answers = await load(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, LIMITS);
    server.close();
    expect(most).toBe(LIMITS.connections);
    expect(answers).toHaveLength(count);
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(Math.floor(count / 2));
  });

  it("finds the ports on which a process listens", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await new Promise((listening) => server.once("listening", listening));
    const { port } = server.address() as AddressInfo;
    expect(portsOf([process.pid])).toContain(port);
    expect(portsOf([process.ppid])).not.toContain(port);
    await new Promise((closed) => server.close(closed));
    expect(portsOf([process.pid])).not.toContain(port);
  });

  it("mixes page reads, views and comments in the stated shares, each visitor with an address of its own", () => {
    const form = { promotion_id: "p", stamp: "s" };
    const next = visitors("http://localhost", { paths: ["/"], viewed: ["post/1", "casino/2"], forms: [form] }, 1);
    const sent = Array.from({ length: 10_000 }, next);
    const share = (kind: string) => sent.filter((request) => request.kind === kind).length / sent.length;
    expect(Math.abs(share("view") - 0.15)).toBeLessThan(0.02);
    expect(Math.abs(share("comment") - 0.05)).toBeLessThan(0.01);
    expect(new Set(sent.map(({ headers }) => headers["CF-Connecting-IP"])).size).toBe(sent.length);
  });
});
