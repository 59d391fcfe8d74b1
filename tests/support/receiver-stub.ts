import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Fetch } from "../../worker/announcements/outbox.server";

/** How the stub responds; `hang` never. */
export type ReceiverMode = "ok" | "hang" | "redirect" | number;

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  json: Record<string, unknown>;
}

export interface ReceiverStub {
  url: string;
  mode: ReceiverMode;
  /** The requests received, in order. */
  requests: Received[];
  /** Sends what goes to a public host here instead, as the network would. */
  fetch: Fetch;
  /** Responds to the requests that hang. */
  release(): void;
  stop(): Promise<void>;
}

/** Starts a receiver of messages on loopback. */
export async function startReceiverStub(port = 0): Promise<ReceiverStub> {
  const hanging: ServerResponse[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += String(part)));
    request.on("end", () => {
      const json = JSON.parse(body) as Received["json"];
      stub.requests.push({ path: request.url ?? "", headers: request.headers, body, json });
      if (stub.mode === "hang") return void hanging.push(response);
      if (stub.mode === "redirect") return void response.writeHead(302, { Location: `${stub.url}/gizli` }).end();
      response.writeHead(stub.mode === "ok" ? 200 : stub.mode).end("gizli yanıt");
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const stub: ReceiverStub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mode: "ok",
    requests: [],
    fetch: ({ pathname, search }, init) => globalThis.fetch(stub.url + pathname + search, init),
    release: () => hanging.splice(0).forEach((response) => response.writeHead(200).end()),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return stub;
}
